/** The address of the page, and how to go to another one; `routes.ts` lists the pages. */

export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  read();
  scrollTo(0, 0);
}

/** Follow links within the site without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", read);
