/** Places of the island in words and pictures, named by the fields they touch. */
import type { Part } from "$lib/words/parts";
import { sentence } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import type { Person, Spot } from "$lib/table/types";
import { CORNER_FIELDS, HARBOURS, PATHS, PIPS } from "./geometry";
import { GOODS, GOOD_OF, PRICES, type SettlersView } from "./view";

const goodIcon = (good: string): Part => ({ icon: good, label: w(`settlers-good-${good}`) });

/** `wheat 6` with its picture. */
export function fieldParts(view: SettlersView, field: number): Part[] {
  const land = view.land[field] ?? "desert";
  const good = GOOD_OF[land];
  return good
    ? [goodIcon(good), { strong: `${view.tokens[field] ?? ""} ` }]
    : [w(`settlers-terrain-${land}`)];
}

export const cornerParts = (view: SettlersView, corner: number): Part[] =>
  CORNER_FIELDS[corner]!.flatMap((field) => fieldParts(view, field));

/** The number of dots around a corner. */
export const dotsAt = (view: SettlersView, corner: number): number =>
  CORNER_FIELDS[corner]!.reduce((sum, field) => sum + (PIPS[view.tokens[field] ?? 0] ?? 0), 0);

export function harbourName(view: SettlersView, slot: number): string {
  const kind = view.harbours[slot];
  return kind === "any" ? w("client-harbour-any") : w("client-harbour", { good: w(`settlers-good-${kind}`) });
}
export const harbourAt = (corner: number): number => HARBOURS.findIndex((pair) => pair.includes(corner));

/** Fields in plain words, for screen readers. */
function fieldNames(view: SettlersView, fields: readonly number[]): string {
  const names = fields.map((field) => {
    const good = GOOD_OF[view.land[field] ?? ""];
    return good ? `${w(`settlers-good-${good}`)} ${view.tokens[field] ?? ""}` : w("settlers-terrain-desert");
  });
  return names.join(", ");
}
/** The fields on both sides of a path. */
function fieldsBeside(path: number): number[] {
  const [a, b] = PATHS[path]!;
  return CORNER_FIELDS[a]!.filter((field) => CORNER_FIELDS[b]!.includes(field));
}
/** A corner by the fields it touches. */
export function cornerName(view: SettlersView, corner: number): string {
  const slot = harbourAt(corner);
  const harbour = slot >= 0 ? `, ${harbourName(view, slot)}` : "";
  return `${w("client-corner")} ${corner}: ${fieldNames(view, CORNER_FIELDS[corner]!)}${harbour}`;
}

/** The name of a target. */
export function targetName(view: SettlersView, verb: string, id: number): string {
  if (verb === "robber")
    return `${w("settlers-verb-robber")} ${w(`settlers-terrain-${view.land[id]}`)} ${view.tokens[id] || ""} (${id})`;
  if (verb === "road") {
    const [a, b] = PATHS[id]!;
    return `${w("settlers-verb-road")} ${id}: ${fieldNames(view, fieldsBeside(id))} (${a}–${b})`;
  }
  return `${w(`settlers-verb-${verb}`)}: ${cornerName(view, id)}`;
}

/** The building on a corner: its owner, and whether it is a city. */
export function buildingAt(view: SettlersView, corner: number) {
  const owner = view.players.find((p) => p.settlements.includes(corner) || p.cities.includes(corner));
  return owner ? { seat: owner.seat, city: owner.cities.includes(corner) } : null;
}

/** The explanation of a corner, and the action that would use it. */
export function cornerSpot(
  view: SettlersView,
  corner: number,
  seat: number,
  people: readonly Person[],
): Spot {
  const building = buildingAt(view, corner);
  const slot = harbourAt(corner);
  const lines: Part[][] = slot >= 0 ? [[harbourName(view, slot)]] : [];
  const around = cornerParts(view, corner);
  if (!building)
    return {
      key: `corner ${corner}`,
      title: around,
      lines: [[{ soft: w("settlers-dots", { n: dotsAt(view, corner) }) }], ...lines],
      action: seat >= 0 ? `settle ${corner}` : null,
    };
  const name = people[building.seat]?.name ?? "";
  const title = sentence(building.city ? "settlers-city-of" : "settlers-settlement-of", { name });
  const mine = building.seat === seat && !building.city;
  return {
    key: `corner ${corner}`,
    title,
    lines: [around, ...lines],
    action: mine ? `city ${corner}` : null,
  };
}

export function pathSpot(view: SettlersView, path: number, seat: number, people: readonly Person[]): Spot {
  const owner = view.roads[path] ?? -1;
  if (owner >= 0) {
    const length = view.players[owner]?.road_length ?? 0;
    return {
      key: `path ${path}`,
      title: sentence("settlers-road-of", { name: people[owner]?.name ?? "" }),
      lines: [[{ soft: w("settlers-detail-road", { n: length }) }]],
    };
  }
  return {
    key: `path ${path}`,
    title: [w("settlers-free-path")],
    action: seat >= 0 ? `road ${path}` : null,
  };
}

export function fieldSpot(view: SettlersView, field: number): Spot {
  const land = view.land[field] ?? "desert";
  const number = view.tokens[field] ?? 0;
  const lines: Part[][] = [];
  if (number) lines.push([{ soft: w("settlers-odds", { n: PIPS[number]! }) }]);
  if (view.robber === field) lines.push([w("settlers-robber-here")]);
  const good = GOOD_OF[land];
  return {
    key: `field ${field}`,
    title: [
      ...(good ? [goodIcon(good), " "] : []),
      { strong: `${w(`settlers-terrain-${land}`)}${number ? ` ${number}` : ""}` },
    ],
    lines,
  };
}

export function harbourSpot(view: SettlersView, slot: number): Spot {
  return { key: `harbour ${slot}`, title: [harbourName(view, slot)], lines: [[w("settlers-harbour-how")]] };
}

/** An action on the board by its place: `Settlement: wheat 6, ore 8`. */
export function actionTitle(action: string, view: SettlersView): Part[] | undefined {
  const [verb = "", id = ""] = action.split(" ");
  const at = Number(id);
  if (verb === "settle" || verb === "city")
    return [`${w(`settlers-verb-${verb}`)} `, ...cornerParts(view, at)];
  if (verb === "road") {
    const [a, b] = PATHS[at]!;
    const beside = CORNER_FIELDS[a]!.filter((field) => CORNER_FIELDS[b]!.includes(field));
    return [`${w("settlers-verb-road")} `, ...beside.flatMap((field) => fieldParts(view, field))];
  }
  return verb === "robber" ? sentence("settlers-robber-on", { place: fieldParts(view, at) }) : undefined;
}

/** A good in my hand: how many, the bank's rate, and its uses. */
export function goodSpot(good: string, n: number, rate: number): Spot {
  const i = GOODS.indexOf(good);
  const uses = Object.keys(PRICES).filter((verb) => PRICES[verb]![i]);
  return {
    key: `card ${good}`,
    title: [goodIcon(good), " ", { strong: w(`settlers-good-${good}`) }],
    lines: [
      sentence("settlers-good-for", { uses: uses.map((verb) => w(`settlers-tile-${verb}`)).join(", ") }),
      [{ soft: w("settlers-good-held", { n, rate }) }],
    ],
  };
}

/** A development card in my hand: its effect, and why it cannot be played now. */
export function cardSpot(card: string): Spot {
  return {
    key: `card ${card}`,
    title: [{ strong: w(`settlers-card-${card}`) }],
    lines: [[w(`settlers-does-${card}`)]],
    verb: card === "point" ? null : `play ${card}`,
  };
}
