// Runs before the first paint, so that a chosen theme never flashes. Nothing chosen: the system decides.
try {
  const chosen = localStorage.getItem("theme");
  if (chosen === "light" || chosen === "dark") document.documentElement.dataset.theme = chosen;
} catch { /* storage is blocked: the system decides */ }
