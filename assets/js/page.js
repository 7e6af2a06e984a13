// What every page does beyond HTML: the theme switch, the language switch that keeps the place,
// and the table of contents that follows. Each part works alone and is silent where it has nothing to do.

const remember = (key, value) => {
  try { value ? localStorage.setItem(key, value) : localStorage.removeItem(key); } catch { /* storage is blocked */ }
};

const switcher = document.querySelector("[data-theme-switch]");
if (switcher) {
  const order = ["system", "light", "dark"];
  const root = document.documentElement;
  const say = () => {
    const now = root.dataset.theme ?? "system";
    switcher.setAttribute("aria-label", switcher.dataset[now]);
    switcher.title = switcher.dataset[now];
  };
  say();
  switcher.addEventListener("click", () => {
    const next = order[(order.indexOf(root.dataset.theme ?? "system") + 1) % order.length];
    if (next === "system") delete root.dataset.theme; else root.dataset.theme = next;
    remember("theme", next === "system" ? "" : next);
    say();
  });
}

// The same ids stand in every language, so the place goes along: the fragment, or the heading last passed.
const placeNow = () => {
  if (location.hash) return location.hash;
  const passed = [...document.querySelectorAll("main :is(h2, h3, .entry)[id]")].filter((h) => h.getClientRects().length && h.getBoundingClientRect().top < 120);
  return passed.length ? "#" + passed.at(-1).id : "";
};
for (const link of document.querySelectorAll("a[data-language]")) {
  link.addEventListener("click", () => {
    remember("language", link.dataset.language);
    link.search = location.search;
    link.hash = placeNow();
  });
}

const contents = [...document.querySelectorAll(".toc a")];
if (contents.length && "IntersectionObserver" in window) {
  const headings = contents.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const follow = () => {
    const at = headings.findLastIndex((heading) => heading && heading.getBoundingClientRect().top < 140);
    contents.forEach((link, n) => n === at ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current"));
  };
  const watch = new IntersectionObserver(follow, { rootMargin: "-120px 0px -70% 0px", threshold: [0, 1] });
  headings.forEach((heading) => heading && watch.observe(heading));
}

// A rule card that opens offers a link to itself.
document.addEventListener("toggle", ({ target: card }) => {
  const list = card.open && card.matches(".entry") && card.querySelector("dl");
  if (!list || list.querySelector("[data-own]")) return;
  const [word, place, link] = ["dt", "dd", "a"].map((name) => document.createElement(name));
  word.textContent = card.closest("[data-link]").dataset.link;
  link.href = link.textContent = `#${card.id}`;
  link.dataset.own = "";
  place.append(link);
  list.append(word, place);
}, true);

// A link to a rule card opens it.
const openTarget = () => {
  let place = "";
  try { place = decodeURIComponent(location.hash.slice(1)); } catch { /* a broken address names no card */ }
  const card = document.getElementById(place);
  if (card instanceof HTMLDetailsElement) card.open = true;
};
addEventListener("hashchange", openTarget);
openTarget();

// A word that names a seat lights it in the figure beside it.
for (const word of document.querySelectorAll("a.hot[data-seat]")) {
  const light = (on) => {
    const figures = [...document.querySelectorAll(".figure")];
    const after = figures.find((f) => word.compareDocumentPosition(f) & Node.DOCUMENT_POSITION_FOLLOWING) ?? figures.at(-1);
    after?.querySelectorAll(`[data-seat="${word.dataset.seat}"]`).forEach((seat) => seat.classList.toggle("d-lit", on));
  };
  for (const kind of ["pointerenter", "focus"]) word.addEventListener(kind, () => light(true));
  for (const kind of ["pointerleave", "blur"]) word.addEventListener(kind, () => light(false));
}

for (const button of document.querySelectorAll("[data-print]")) {
  button.addEventListener("click", () => print());
}

// "Improve the texts of this page": the pencils come with a script of their own, and stay for the visit.
const improving = document.querySelector("[data-pencils]");
if (improving) {
  const kept = (value) => {
    try { return value === undefined ? sessionStorage.getItem("pencils") : sessionStorage.setItem("pencils", value); } catch { return null; }
  };
  const show = async (on) => {
    improving.setAttribute("aria-pressed", String(on));
    try {
      const { pencils } = await import(improving.dataset.script);
      await pencils(improving, on);
    } catch {
      improving.hidden = true; // the link beside it leads to the same texts
    }
  };
  improving.hidden = false;
  improving.addEventListener("click", () => {
    const on = improving.getAttribute("aria-pressed") !== "true";
    kept(on ? "on" : "");
    show(on);
  });
  if (kept() === "on") show(true);
}
