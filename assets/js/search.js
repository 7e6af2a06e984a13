// The search page: asks the worker while the reader types, shows whole sections, keeps the query in the address.

const form = document.querySelector("[data-search]");
const field = form.querySelector("input");
const list = document.querySelector("[data-search-results]");
const say = document.querySelector("[data-search-status]");
const { library, index, worker: address, one, other, none, failed } = form.dataset;

let worker;
let asked = 0;
const start = () => {
  if (worker) return worker;
  worker = new Worker(address, { type: "module" });
  worker.onmessage = ({ data }) => {
    if (data.failed) { worker.terminate(); worker = undefined; say.textContent = failed; return; }
    if (data.found && data.id === asked) show(data.found);
  };
  worker.onerror = () => { worker?.terminate(); worker = undefined; say.textContent = failed; };
  worker.postMessage({ library: new URL(library, location.href).href, index: new URL(index, location.href).href });
  return worker;
};

const plural = new Intl.PluralRules(document.documentElement.lang);
const element = (name, css, text) => {
  const made = document.createElement(name);
  if (css) made.className = css;
  made.textContent = text;
  return made;
};

// Marks the words of the query in a text; only text nodes are made, never markup.
const marked = (text, terms) => {
  const out = document.createDocumentFragment();
  const plain = (s) => s.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  for (const piece of text.split(/([\p{L}\p{N}.]+)/u)) {
    const hit = piece && terms.some((term) => plain(piece).startsWith(term));
    out.append(hit ? element("mark", "", piece) : piece);
  }
  return out;
};

const show = (found) => {
  const query = field.value.trim();
  const count = found.length;
  say.textContent = query === "" ? "" : count === 0 ? none.replace("{query}", query)
    : (plural.select(count) === "one" ? one : other).replace("{n}", String(count));
  list.replaceChildren(...found.map((hit) => {
    const item = document.createElement("li");
    const heading = document.createElement("h2");
    const link = element("a", "", "");
    link.href = new URL(hit.href, new URL(form.dataset.home, location.href)).href;
    link.append(marked(hit.title, hit.terms));
    heading.append(link, " ");
    if (hit.number) heading.append(element("span", "rule", hit.number));
    const kind = element("p", "hit-kind", hit.kind);
    const text = document.createElement("p");
    text.append(marked(hit.text, hit.terms));
    item.append(kind, heading, text);
    return item;
  }));
};

const ask = () => {
  const query = field.value.trim();
  asked += 1;
  if (!query) return show([]);
  start().postMessage({ id: asked, query });
};

let timer;
field.addEventListener("input", () => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    ask();
    const url = new URL(location.href);
    field.value.trim() ? url.searchParams.set("q", field.value.trim()) : url.searchParams.delete("q");
    history.replaceState(null, "", url);
  }, 120);
});
field.addEventListener("focus", start, { once: true });
form.addEventListener("submit", (event) => { event.preventDefault(); ask(); });

const query = new URL(location.href).searchParams.get("q");
if (query) field.value = query.slice(0, 200);
if (field.value.trim()) ask();
