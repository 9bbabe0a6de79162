/* Caches the hashed files of the page, and a page for times without a network. Responses of /api are never cached. */
const PREFIX = "archipel-";
const NAME = PREFIX + "__VERSION__";
const FIRST = ["__FILES__"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FIRST))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(clearOld().then(() => self.clients.claim())));

/* The previous version stays cached, since a page that is still open may need its files. */
async function clearOld() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(ours.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (FIRST.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

/* Files with a hash in their name never change, so each is fetched only once. */
async function kept(request) {
  const known = await caches.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request.url, answer.clone());
  return answer;
}
