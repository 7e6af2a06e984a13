// The root offers the languages; the one chosen last, or else the browser's own, comes first. Nothing redirects.
let chosen = "";
try { chosen = localStorage.getItem("language") ?? ""; } catch { /* storage is blocked */ }

const links = [...document.querySelectorAll("a[data-choose]")];
const find = (tag) => links.find((link) => link.dataset.choose === tag);
const preferred = find(chosen) ?? navigator.languages.map((tag) => find(tag) ?? find(tag.split("-")[0])).find(Boolean);
if (preferred) {
  const item = preferred.closest("li");
  item.parentElement.prepend(item);
  if (preferred.dataset.choose === chosen) preferred.querySelector("em").hidden = false;
}
for (const link of links) {
  link.addEventListener("click", () => {
    try { localStorage.setItem("language", link.dataset.choose); } catch { /* storage is blocked */ }
  });
}
