/** The worker that keeps the page for times without a network; browsers that are driven by a program go without. */
const TRIED = "archipel-reloaded";
const PATIENCE = 10_000;

export function install(): void {
  if (!import.meta.env.PROD) return;
  addEventListener("vite:preloadError", loadAgain);
  if ("serviceWorker" in navigator && !navigator.webdriver)
    void navigator.serviceWorker.register("/sw.js").catch(() => null);
}

/** A part of an older version is gone from the server: the page of the new one has it. Not twice in a row. */
function loadAgain(): void {
  const last = Number(sessionStorage.getItem(TRIED) ?? 0);
  if (!navigator.onLine || Date.now() - last < PATIENCE) return;
  sessionStorage.setItem(TRIED, String(Date.now()));
  location.reload();
}
