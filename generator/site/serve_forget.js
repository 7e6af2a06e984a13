// Only `build.py serve` answers with this in the place of the site's worker: it lets go of whatever a site
// on this address kept before, so that nothing stands between a change and the page.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  const kept = (await caches.keys()).filter((name) => name.startsWith("emperor "));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
  for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
})()));
