/** Installs the service worker for use without a network; browsers under automation go without. */
const TRIED = "archipel-reloaded";
const PATIENCE = 10_000;

export function install(): void {
  if (!import.meta.env.PROD) return;
  addEventListener("vite:preloadError", loadAgain);
  if ("serviceWorker" in navigator && !navigator.webdriver)
    void navigator.serviceWorker.register("/sw.js").catch(() => null);
}

/** Reload when a chunk of an older build is gone from the server, but not twice in a row. */
function loadAgain(): void {
  const last = Number(sessionStorage.getItem(TRIED) ?? 0);
  if (!navigator.onLine || Date.now() - last < PATIENCE) return;
  sessionStorage.setItem(TRIED, String(Date.now()));
  location.reload();
}
