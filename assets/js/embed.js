// In a frame, before the first paint: the colours, the seat and the complaint that its address asks for; then
// the height, told to the page around it whenever it changes. A height is no secret, so any page may know it.
{
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  root.dataset.scripts = "";
  let theme = asked.get("theme");
  try { theme ??= localStorage.getItem("theme"); } catch { /* storage is blocked: the system decides */ }
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;

  addEventListener("DOMContentLoaded", () => {
    const main = document.querySelector("main");
    const line = main.querySelector("[data-unknown]");
    const unknown = [(asked.get("unknown") ?? "").slice(0, 200)].filter((text) => text.trim());
    const colours = asked.get("theme") || "light";
    if (colours !== "light" && colours !== "dark") unknown.push(`theme="${colours.slice(0, 40)}"`);
    const seat = asked.get("seat");
    if (seat !== null) {
      const card = [...main.querySelectorAll("input[name=seat]")].find((one) => one.value === seat);
      if (card) card.checked = true;
      else unknown.push(`seat="${seat.slice(0, 40)}"`);
    }
    if (unknown.length) line.textContent = line.dataset.unknown.replace("{asked}", () => unknown.join(" "));
    line.hidden = !unknown.length;
    if (parent === window) return;
    const tell = () => parent.postMessage({ emperorTable: { height: Math.ceil(main.getBoundingClientRect().height) } }, "*");
    new ResizeObserver(tell).observe(main);
  });
}
