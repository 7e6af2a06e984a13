// Finds sections, off the page's main thread. The page sends { library, index } once, then { id, query };
// it gets { id, found: [...] } back, best first. Words are matched without accents and by their beginnings.

const plain = (word) => word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const slips = (term) => (term.length > 4 && !/\d/.test(term) ? 0.2 : false);
let ready;

async function load({ library, index }) {
  const [{ default: MiniSearch }, response] = await Promise.all([import(library), fetch(index)]);
  if (!response.ok) throw new Error(`search index: ${response.status}`);
  const search = new MiniSearch({
    fields: ["title", "number", "text"],
    storeFields: ["href", "title", "number", "text", "kind"],
    tokenize: (text) => text.split(/[^\p{L}\p{N}.]+/u).map((word) => word.replace(/^\.+|\.+$/g, "")).filter(Boolean),
    processTerm: plain,
    searchOptions: {
      boost: { title: 3, number: 6 },
      prefix: (term) => term.length > 1,
      combineWith: "AND",
    },
  });
  search.addAll(await response.json());
  return search;
}

onmessage = async ({ data }) => {
  try {
    ready ??= load(data);
    const search = await ready;
    if (data.query === undefined) return postMessage({ ready: true });
    // What is written comes first; slips of the finger, and then any of the words, only where nothing has all.
    let found = [];
    for (const loose of [{}, { fuzzy: slips }, { fuzzy: slips, combineWith: "OR" }]) {
      found = search.search(data.query, loose);
      if (found.length) break;
    }
    postMessage({ id: data.id, found: found.slice(0, 30) });
  } catch (error) {
    ready = undefined;
    postMessage({ id: data.id, failed: String(error) });
  }
};
