/** The shortcuts of a table: its game's verbs, moving the focus, and taking back. */
import { lookUp } from "$lib/rules/at-hand.svelte";
import type { Desk } from "./desk.svelte";
import { w } from "$lib/words/say.svelte";
import { useShortcuts, type Shortcut } from "$lib/page/shortcuts.svelte";
import { ARROWS, nextThing, steer } from "./focus";
import type { Verb } from "./types";

/** The shortcut of a verb: plays its only action, or shows its places, or explains why it is closed. */
function verbKey(desk: Desk, found: Verb): Shortcut {
  const options = desk.selection.of(found.verb);
  const only = found.kind === "list" && options.length === 1 ? options[0]! : null;
  return {
    keys: [found.key!],
    words: desk.describe(only ?? found.verb),
    idle: !desk.selection.usable(found.verb),
    run: () => (only ? void desk.play(only) : desk.choose(found.verb)),
  };
}

export function useTableKeys(desk: Desk): void {
  useShortcuts(() => {
    if (desk.table.covered) return [];
    const begun = !!(
      desk.selection.verb ||
      desk.selection.ghost ||
      desk.hints ||
      desk.refusal.why.length ||
      desk.doubt
    );
    return [
      ...(desk.game?.verbs ?? []).filter((found) => found.key).map((found) => verbKey(desk, found)),
      { keys: ["/"], words: w("client-rules"), run: () => lookUp() },
      { keys: ["l"], words: w("client-key-next-place"), idle: !desk.selection.legal.length, run: nextThing },
      {
        keys: ARROWS,
        words: w("client-key-steer"),
        idle: !desk.selection.legal.length,
        run: (event) => steer(event.key),
      },
      {
        keys: ["u"],
        words: w("client-undo-what", { what: desk.undoes ?? "" }),
        idle: !desk.undoes,
        run: () => void desk.takeBack(),
      },
      { keys: ["Escape"], words: w("client-cancel"), idle: !begun, run: () => desk.choose(null) },
    ];
  });
}
