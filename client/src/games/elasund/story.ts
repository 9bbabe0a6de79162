/** The log of Elasund as a story: where the ship lands, who builds what, who pays the pirates. */
import { sentence, type Part } from "$lib/parts";
import { w } from "$lib/say.svelte";
import type { StoryLine, Told } from "$lib/story";
import { cardIcon, colourOf, type ElasundView } from "./view";

type Tale = (words: string[], view: ElasundView, seat: number, last: StoryLine | null) => Told;
const line = (lead: string, id: string, args: Parameters<typeof sentence>[1] = {}): Told => ({
  lead,
  parts: sentence(id, args),
});
const nothing: Tale = () => null;
const SEVEN = 7;
const SIDES: Record<string, string> = { N: "north", S: "south", E: "east" };

const strong = (text: string | number): Part => ({ strong: String(text) });
const building = (view: ElasundView, seat: number, kind: string): Part[] => [
  { icon: `r-${kind}`, seat: colourOf(view, seat) },
  " ",
  strong(w(`elasund-plate-${kind}`)),
];
const card = (name: string): Part =>
  name === "?" || name === "any"
    ? { icon: "s-scroll", label: w("elasund-influence") }
    : { icon: cardIcon(name), label: w(`elasund-card-${name}`) };
const row = (view: ElasundView, y: string | undefined) => strong(view.rows[Number(y)] ?? "");
/** The cards of one seat go on one line. */
const cards =
  (verb: string, lead: string): Tale =>
  ([name = "?"], _view, seat, last) =>
    last?.verb === verb && last.seat === seat
      ? { more: [card(name)] }
      : line(lead, `elasund-told-${verb}`, { cards: card(name) });

const TALES: Record<string, Tale> = {
  roll: nothing,
  end: nothing,
  pass: nothing,
  forgo: ([kind = ""], view, seat) =>
    line("s-cross", "elasund-told-forgo", { what: building(view, seat, kind) }),
  dice: ([a, b], _view, _seat, last) => {
    const sum = Number(a) + Number(b);
    if (!last && !sum) return null;
    return sum === SEVEN
      ? line("r-pirates", "elasund-told-seven")
      : line("s-anchor", "elasund-told-ship", { row: strong(sum) });
  },
  ship: ([to = ""], _view, _seat, last) =>
    last?.verb === "dice"
      ? {
          more: sentence(last.lead === "r-pirates" ? "elasund-told-raid" : "elasund-told-sails", {
            row: strong(to),
          }),
        }
      : line("s-anchor", "elasund-told-ship", { row: strong(to) }),
  draw: ([name = "?"], _view, _seat, last) => (last ? { more: [" ", card(name)] } : null),
  discard: cards("discard", "s-cards"),
  take: cards("take", "s-cards"),
  spend: ([name = "?"], _view, _seat, last) =>
    last ? { more: [" · ", { soft: w("elasund-told-spend") }, " ", card(name)] } : null,
  build: ([kind = "", , y], view, seat) =>
    line("s-cube", "elasund-told-build", { what: building(view, seat, kind), row: row(view, y) }),
  hut: ([kind = "", , y], view, seat) =>
    line("s-undo", "elasund-told-hut", { what: building(view, seat, kind), row: row(view, y) }),
  wall: ([space = ""], view) => {
    const wall = view.walls.find((found) => found.space === space);
    const tower = wall?.tower && wall.owner >= 0;
    return line("r-rampart", tower ? "elasund-told-tower" : "elasund-told-wall", {
      side: w(`elasund-side-${SIDES[space[0] ?? "N"] ?? "north"}`),
    });
  },
  church: () => line("r-church", "elasund-told-church"),
  tile: nothing,
  lay: (_words, _view, _seat, last) => (last ? null : line("r-church", "elasund-told-lay")),
  permit: ([value = ""]) => line("s-permit", "elasund-told-permit", { value: strong(value) }),
  place: ([value = ""]) => line("s-permit", "elasund-told-permit", { value: strong(value) }),
  move: () => line("s-permit", "elasund-told-move"),
  at: ([, y], view, _seat, last) =>
    last ? { more: sentence("elasund-told-at", { row: row(view, y) }) } : null,
  upgrade: ([, y, value = ""], view) =>
    line("s-permit", "elasund-told-upgrade", { value: strong(value), row: row(view, y) }),
  gold: () => line("gold", "elasund-told-gold"),
  sell: () => line("gold", "elasund-told-sell"),
};

export function tell(
  seat: number,
  text: string,
  last: StoryLine | null,
  view: ElasundView,
): Told | undefined {
  const [verb = "", ...words] = text.split(" ");
  return TALES[verb]?.(words, view, seat, last);
}
