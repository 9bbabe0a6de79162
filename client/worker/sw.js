/* Keeps the parts of the page that never change, and a page for when there is no network. Nothing of /api is kept. */
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

/* The version before this one stays: a page that is still open may want parts of it. */
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

/* A file whose name has its fingerprint is the same for ever: what was fetched once is not fetched again. */
async function kept(request) {
  const known = await caches.match(request.url);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request.url, answer.clone());
  return answer;
}
