/** The layout of a principality, and the place that an action names. Pure functions. */
import { nameOf, type PrincesView, type RealmView } from "./view";

export interface Cell {
  kind: "region" | "spot" | "column" | "road" | "end" | "new" | "cache";
  /** `r6u`, `s6u1`, `c6`, `road6`, `end-left`, `new-left`, `cache`. */
  place: string;
  x: number;
  y: number;
}
export interface Plan {
  cells: Cell[];
  width: number;
  rows: number;
}

/**
 * The plan of a principality: five rows, or three if no city and no Gold Cache needs the outer ones. The opponent's is
 * turned around. While the principality is `growing`, each open road has a place for a new settlement behind it.
 */
export function plan(realm: RealmView, turned: boolean, growing = !turned): Plan {
  const first = realm.columns[0]!.column;
  const last = realm.columns[realm.columns.length - 1]!.column;
  const [left, right] = [realm.road_left && growing, realm.road_right && growing];
  const shift = left ? 1 : 0;
  const width = 2 * (last - first + 1) + 1 + shift + (right ? 1 : 0);
  const tall = realm.columns.some((c) => c.city) || realm.cache_at !== "";
  const cells: Cell[] = [];
  const put = (kind: Cell["kind"], place: string, x: number, y: number) => cells.push({ kind, place, x, y });
  if (left) put("new", "new-left", 0, 2);
  for (let gap = first; gap <= last + 1; gap++) {
    const x = 2 * (gap - first) + shift;
    put("region", `r${gap}u`, x, 1);
    put("region", `r${gap}d`, x, 3);
    if (realm.cache_at === `r${gap}u`) put("cache", "cache", x, 0);
    if (realm.cache_at === `r${gap}d`) put("cache", "cache", x, 4);
    const open = gap === first ? realm.road_left : gap === last + 1 ? realm.road_right : true;
    if (open) put("road", `road${gap}`, x, 2);
    else put("end", gap === first ? "end-left" : "end-right", x, 2);
    if (gap > last) continue;
    put("column", `c${gap}`, x + 1, 2);
    put("spot", `s${gap}u1`, x + 1, 1);
    put("spot", `s${gap}d1`, x + 1, 3);
    if (realm.columns.find((c) => c.column === gap)?.city) {
      put("spot", `s${gap}u2`, x + 1, 0);
      put("spot", `s${gap}d2`, x + 1, 4);
    }
  }
  if (right) put("new", "new-right", width - 1, 2);
  for (const cell of cells) {
    if (turned) {
      cell.x = width - 1 - cell.x;
      cell.y = 4 - cell.y;
    }
    if (!tall) cell.y -= 1;
  }
  cells.sort((a, b) => a.y - b.y || a.x - b.x);
  return { cells, width, rows: tall ? 5 : 3 };
}

/** The card's own spot on a site: the first free one, or the Parish Hall that a Town Hall covers. */
function spotFor(realm: RealmView, card: string, site: string): string {
  const on = realm.cards.filter((c) => c.spot.startsWith(site));
  if (nameOf(card) === "town_hall") {
    const below = on.find((c) => nameOf(c.card) === "parish_hall");
    if (below) return below.spot;
  }
  return on.some((c) => c.spot === `${site}1`) ? `${site}2` : `${site}1`;
}

/** The principality and the place of an action, or nothing. */
export function target(text: string, view: PrincesView, me: number): { seat: number; place: string } | null {
  const [verb = "", a = "", b = ""] = text.split(" ");
  const mine = (place: string) => ({ seat: me, place });
  if (verb === "build") {
    if (a === "road") return mine(`end-${b}`);
    if (a === "settlement") return mine(`new-${b}`);
    if (a === "city") return mine(`c${b}`);
    return mine(b.startsWith("s") ? spotFor(view.realms[me]!, a, b) : b);
  }
  if (["pay", "gain", "give", "fill", "remove", "lose"].includes(verb)) return mine(a);
  // The Doctor goes to a Bath House of his own prince; fire and feud strike the other one (P-233, P-241).
  if (verb === "name") return { seat: nameOf(view.about) === "doctor" ? me : 1 - me, place: a };
  return null;
}

/** The actions of one principality by place. */
export function targets(
  texts: Iterable<string>,
  view: PrincesView,
  me: number,
  seat: number,
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    const at = target(text, view, me);
    if (at?.seat === seat) found.set(at.place, [...(found.get(at.place) ?? []), text]);
  }
  return found;
}

/** P-037: the step of the turn that a pending decision belongs to, if its phase tells. */
export function step(phase: string): number {
  if (["opening", "number", "dice"].includes(phase)) return 0;
  if (["action", "waive", "above", "scout", "scout-builds", "relocate"].includes(phase)) return 1;
  if (["refill", "surplus"].includes(phase)) return 2;
  return ["exchange", "exchanged"].includes(phase) ? 3 : -1;
}

export interface Row {
  /** Its share of the height, or a height in pixels for a band. */
  share: number;
  band: boolean;
}

/**
 * The heights of a principality's rows. The row of outer sites is low without cards, absent while nothing can be built
 * there, and a band on low screens.
 */
export function rowsOf(
  { cells, rows }: Plan,
  filled: (place: string) => boolean,
  bands: boolean,
  turned: boolean,
): Row[] {
  return Array.from({ length: rows }, (_, y) => {
    const row = cells.filter((cell) => cell.y === y);
    const outer = row.every((cell) => cell.kind === "spot" || cell.kind === "cache");
    if (!outer) return { share: row.some((cell) => cell.kind === "column") ? 0.82 : 1, band: false };
    const used = row.some((cell) => cell.kind === "cache" || filled(cell.place));
    if (used) return bands ? { share: 26, band: true } : { share: 1, band: false };
    const next = !turned && row.some((cell) => filled(cell.place.replace(/2$/, "1")));
    return { share: next ? 14 : 0, band: true };
  });
}
