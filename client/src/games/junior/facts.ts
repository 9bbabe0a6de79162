/** Facts of a position for the panels, tiles and cards of the shell. */
import type { Part } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import type { Person } from "$lib/table/types";
import type { Note } from "$lib/words/fluent";
import type { SeatFacts, TileFacts } from "../module";
import { colourOf, GOODS, playerOf, PRICES, terrainOf, type JuniorView, type Player } from "./view";

const PICTURES: Record<string, string> = {
  boat: "j-boat",
  fortress: "j-fort",
  buy: "j-parrot",
  trade: "j-stall",
};
/** The number of fortresses that win the game. */
const fortressesOf = (player: Player) => player.points + player.fortresses_left;

const name = (good: string) => w(`junior-good-${good}`);
export const picture = (good: string, n = 1): Part => ({ icon: good, label: name(good), n });
export const pictures = (goods: readonly string[], counts: readonly number[]): Part[] =>
  goods.flatMap((good, i) => (counts[i] ? [picture(good, counts[i])] : []));

export function tile(verb: string, view: JuniorView, seat: number): TileFacts | null {
  const me = playerOf(view, seat);
  const drawing = PICTURES[verb];
  if (!me || !drawing) return null;
  const word = w(`junior-tile-${verb}`);
  const costs = PRICES[verb];
  if (!costs) return { picture: drawing, word };
  const price = view.goods.flatMap((good, i) =>
    costs[i] ? [{ icon: good, label: name(good), n: costs[i], have: me.hand?.[i] ?? 0 }] : [],
  );
  return { picture: drawing, word, price };
}

function news(view: JuniorView, player: Player): Partial<SeatFacts> {
  if (view.phase === "tribute" && player.owes > 0)
    return {
      news: [{ icon: "s-cards", label: w("client-cards-in-hand") }, " → ", { mark: view.turn, name: false }],
    };
  return {};
}

export function seats(view: JuniorView, _seat: number, _people: readonly Person[]): SeatFacts[] {
  return view.players.map((player) => ({
    goal: {
      icon: "j-fort",
      empty: "j-fort-site",
      n: player.points,
      of: fortressesOf(player),
      label: w("junior-fortresses-of", { n: player.points, of: fortressesOf(player) }),
    },
    chips: [
      ...(player.ghost_cards
        ? [{ icon: "j-ghost", value: player.ghost_cards, label: w("junior-ghost-cards"), minor: true }]
        : []),
      { icon: "s-cards", value: player.hand_size, label: w("client-cards-in-hand") },
      { icon: "j-boat", value: player.boats_left, label: w("junior-boats-left"), detail: true },
      {
        icon: "j-fort",
        value: `${player.points} / ${fortressesOf(player)}`,
        label: w("junior-tile-fortress"),
        detail: true,
      },
    ],
    ...news(view, player),
  }));
}

/** An action on the board, in pictures. */
export function title(action: string, view: JuniorView): Part[] | undefined {
  const [verb = "", id = ""] = action.split(" ");
  const land = terrainOf(view, id);
  if (verb === "ghost" && land) return [picture(land.good), " ", w(`junior-none-${land.good}`)];
  if (verb === "boat" || verb === "fortress")
    return [
      { icon: PICTURES[verb]!, seat: colourOf(view, view.seat >= 0 ? view.seat : view.turn) },
      " ",
      w(`junior-tile-${verb}`),
    ];
  return undefined;
}

const counted = (note: Note): Part[] =>
  GOODS.flatMap((good) => (Number(note.args[good] ?? 0) ? [picture(good, Number(note.args[good]))] : []));

/** The effect of an action, in pictures. */
export function effect(note: Note): Part[] | undefined {
  if (note.key === "costs" || note.key === "gives") return ["− ", ...counted(note)];
  if (note.key === "takes" || note.key === "yields") return [{ strong: "+ " }, ...counted(note)];
  if (note.key === "haunts") return [{ mark: Number(note.args.seat), name: false }, { icon: "s-cross" }];
  if (note.key === "opens-port") return [{ icon: "j-anchor", label: w("junior-verb-port") }];
  return undefined;
}
