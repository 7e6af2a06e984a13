// Only `build.py serve` adds this to pages: shows a fresh build at once, and what stopped one.
let shown = document.currentScript.dataset.build;
const KEPT = "serve.scroll";

let stream = null;

function listen() {
  // A browser opens six connections to a host at most: a tab in the background gives its own back.
  if (document.hidden) {
    stream?.close();
    stream = null;
  } else if (!stream) {
    stream = new EventSource("/__reload/events");
    stream.onmessage = ({ data }) => show(JSON.parse(data));
  }
}

function show({ build, problems, before, pages }) {
  document.getElementById("serve-problems")?.remove();
  const here = decodeURI(location.pathname).replace(/index\.html$/, "");
  if (problems.length) {
    document.body.append(overlay(problems));
  } else if (pages && before === shown && !pages.includes(here)) {
    shown = build; // what has changed since is not on this page
  } else if (build !== shown) {
    store({ at: location.href, x: scrollX, y: scrollY });
    location.reload();
  }
}

function overlay(problems) {
  const box = document.createElement("div");
  box.id = "serve-problems";
  box.setAttribute("role", "alert");
  Object.assign(box.style, {
    position: "fixed", inset: "auto 0 0 0", zIndex: 2147483647, maxHeight: "60vh", overflow: "auto",
    padding: "1rem", background: "#201c30", color: "#fff", borderTop: "4px solid #ff6f6b",
    font: "14px/1.5 monospace",
  });
  const close = document.createElement("button");
  close.textContent = "Hide";
  close.addEventListener("click", () => box.remove());
  const text = document.createElement("pre");
  text.textContent = `The last good site stays. Not built:\n\n${problems.join("\n\n")}`;
  Object.assign(text.style, { whiteSpace: "pre-wrap", margin: "0 0 1rem" });
  box.append(text, close);
  return box;
}

function store(place) {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(place));
  } catch {
    // storage is blocked: the browser's own scroll memory has to do
  }
}

function restore() {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEPT));
    sessionStorage.removeItem(KEPT);
    if (place?.at === location.href) scrollTo({ left: place.x, top: place.y, behavior: "instant" });
  } catch {
    // as above
  }
}

restore();
document.addEventListener("visibilitychange", listen);
listen();
