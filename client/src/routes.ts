/** Every page of the client by its path; the first pattern that matches wins. */
import type { Component } from "svelte";
import { matchPath, type Params } from "$lib/page/match";
import Home from "./shell/Home.svelte";

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has props of its own
type Page = Component<any>;

export interface Route {
  path: string;
  /** The page, or how to load it. Only the home page comes with the first script. */
  page?: Page;
  load?: () => Promise<{ default: Page }>;
  props?: (params: Params) => Record<string, unknown>;
  /** The page fills the window, and another id is another page; other pages stand in the frame. */
  whole?: boolean;
  /** Whether the frame shows its tabs on phones. */
  tabs?: (params: Params) => boolean;
}

const id = (params: Params) => ({ id: params.id });
const game = (params: Params) => ({ game: params.game ?? "" });

export const ROUTES: readonly Route[] = [
  { path: "/table/:id", load: () => import("./shell/TablePage.svelte"), props: id, whole: true },
  { path: "/replay/:id", load: () => import("./shell/Replay.svelte"), props: id, whole: true },
  { path: "/puzzle/:id", load: () => import("./shell/puzzle/PuzzlePage.svelte"), props: id, whole: true },
  {
    path: "/new/:game?",
    load: () => import("./shell/NewTable.svelte"),
    props: game,
    tabs: (params) => !params.game,
  },
  { path: "/tables", load: () => import("./shell/Tables.svelte") },
  {
    path: "/rules/:game?/:part?",
    load: () => import("./shell/Rules.svelte"),
    props: (params) => ({ ...game(params), exact: params.part === "exact" }),
  },
  { path: "/learn/:game?", load: () => import("./shell/learn/Learn.svelte"), props: game },
  { path: "/puzzles", load: () => import("./shell/puzzle/Puzzles.svelte") },
  { path: "/settings", load: () => import("./shell/Settings.svelte") },
  { path: "/profile", load: () => import("./shell/Profile.svelte") },
  { path: "/", page: Home },
];

/** The route of a path with its named segments; the home page for an unknown path. */
export function routeOf(path: string): { route: Route; params: Params } {
  for (const route of ROUTES) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  throw new Error(path); // `/` matches everything
}
