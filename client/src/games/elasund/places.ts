/** Places of the city in words: the building, its owner and its income. */
import type { Part } from "$lib/words/parts";
import { sentence } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import type { Spot } from "$lib/table/types";
import { named, type Named } from "./geometry";
import { seatOf, WALL_TILES, type ElasundView, type TileView, type WallView } from "./view";

export const squareName = (view: Pick<ElasundView, "rows">, x: number, y: number): string =>
  w("elasund-square", { row: view.rows[y] ?? 0, column: x + 1 });

export const groupName = (name: string): string =>
  /^\d$/.test(name) ? w("elasund-permit-value", { value: name }) : w(`elasund-building-${name}`);

/** The name of a target. */
export function targetName(view: ElasundView, place: Named): string {
  if (place.verb === "church") return w("elasund-verb-church");
  if (place.row) return `${w("elasund-verb-ship")} ${place.row}`;
  if (place.space) {
    const wall = view.walls.find((found) => found.space === place.space);
    return `${w("elasund-verb-wall")} ${place.space}, ${wall?.price ?? ""}`;
  }
  const what = place.group ? groupName(place.group) : "";
  return `${w(`elasund-verb-${place.verb}`)} ${what} ${squareName(view, place.x, place.y)}`;
}

/** A building's income when the ship comes to one of its rows. */
export const paysLine = (income: string): string =>
  w(
    income === "gold"
      ? "elasund-pays-gold"
      : income === "influence"
        ? "elasund-pays-influence"
        : "elasund-pays-none",
  );

export function tileSpot(view: ElasundView, tile: TileView, action: string | null): Spot {
  const name = w(`elasund-building-${tile.kind}`);
  return {
    key: `tile ${tile.x} ${tile.y}`,
    title: [{ strong: capital(name) }, ...(tile.owner >= 0 ? [" · ", { mark: tile.owner } as Part] : [])],
    lines: [
      [{ soft: paysLine(tile.income) }],
      ...(tile.cubes ? [sentence("elasund-carries", { n: tile.cubes }) as Part[]] : []),
    ],
    action,
  };
}

/** A free square; `could` lists the buildings that may cover it now. */
export function squareSpot(
  view: ElasundView,
  x: number,
  y: number,
  action: string | null,
  could: string[] | null,
): Spot {
  const permit = view.permits.find((found) => found.x === x && found.y === y);
  const field = view.trade_fields.find((found) => found.x === x && found.y === y);
  const lines: Part[][] = [];
  if (permit) lines.push([{ mark: permit.owner }, ` · ${groupName(String(permit.value))}`]);
  if (field) lines.push([{ soft: w("elasund-trade-field", { points: field.points }) }]);
  if (view.foundation[0] === x && view.foundation[1] === y && !view.church.length)
    lines.push([{ soft: w("elasund-foundation") }]);
  if (could && !action)
    lines.push([
      could.length
        ? w("elasund-could-stand", { names: could.map(groupName).join(", ") })
        : { soft: w("elasund-could-not") },
    ]);
  return { key: `square ${x} ${y}`, title: [squareName(view, x, y)], lines, action };
}

export function wallSpot(view: ElasundView, wall: WallView, seat: number): Spot {
  const standing = wall.owner >= 0;
  const what = standing
    ? w(wall.tower ? "elasund-tower" : "elasund-verb-wall")
    : w("elasund-free-wall", { price: wall.price });
  return {
    key: `wall-space ${wall.space}`,
    title: [{ strong: capital(what) }, ...(standing ? [" · ", { mark: wall.owner } as Part] : [])],
    action:
      !standing && seat >= 0 && view.turn === seat && view.step === "build" ? `wall ${wall.space}` : null,
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The title of the slip of an action on the board. */
export function title(action: string, view: ElasundView): Part[] | undefined {
  const place = named(action);
  const me = seatOf(view, view.seat);
  if (place.verb === "build" || place.verb === "hut") {
    const name = capital(w(`elasund-building-${place.group}`));
    const pile = [...view.piles, ...(me?.buildings ?? [])].find(({ kind }) => kind === place.group);
    return pile ? [w("elasund-sized", { name, width: pile.width, height: pile.height })] : [name];
  }
  if (place.verb === "wall" && me) {
    const what = me.next_wall_tower
      ? w("elasund-tower")
      : me.next_wall_cards
        ? w("elasund-wall-cards", { cards: me.next_wall_cards })
        : w("elasund-wall-plain");
    return [w("elasund-wall-nth", { n: me.walls_built + 1, of: WALL_TILES, what })];
  }
  if (place.verb === "church") return [w("elasund-church-tile")];
  if (place.row) return [w("elasund-row", { row: place.row })];
  return undefined;
}

/** A card of my hand, with its uses. */
export function cardSpot(card: string, n: number): Spot {
  const gold = card === "gold";
  return {
    key: `card ${card}`,
    title: [{ strong: capital(w(`elasund-card-${card}`)) }, ` × ${n}`],
    lines: [[w(gold ? "elasund-for-gold" : "elasund-for-influence")]],
  };
}

/** A permit that is not on the plan: the price of laying it, or why it cannot be laid now. */
export function permitSpot(value: number): Spot {
  return {
    key: `card permit ${value}`,
    title: [{ strong: capital(groupName(String(value))) }],
    lines: [[w("elasund-for-permit", { value })]],
    verb: `permit ${value}`,
  };
}
