// Runs before the first paint: a chosen theme never flashes, and what needs scripts has its place at once.
document.documentElement.dataset.scripts = "";
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch { /* storage is blocked: the system decides */ }
