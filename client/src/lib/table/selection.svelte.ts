/** What a seat may do now, and what it has chosen of it: the pressed verb, the ghost on the board, the hinted move. */
import type { GameModule } from "../../games";
import type { Table } from "$lib/net/table.svelte";

/** Whether an action belongs to a verb, which may have several words: `build well 2 3` belongs to `build well`. */
const belongsTo = (text: string, verb: string) => text === verb || text.startsWith(`${verb} `);

export class Selection {
  /** The verb whose tile is pressed. */
  verb: string | null = $state(null);
  /** The action that stands on the board as a ghost until it is confirmed. */
  ghost: string | null = $state(null);
  /** The action that a hint or the coach shows on the board. */
  hinted: string | null = $state(null);

  constructor(
    readonly table: Table,
    readonly game: () => GameModule | null,
  ) {}

  legal = $derived.by(() => this.table.position?.legal ?? []);
  all = $derived.by(() => new Set(this.legal));
  verbs = $derived.by(() => [...new Set(this.legal.map(this.verbOf))]);
  boardVerbs = $derived.by(
    () =>
      new Set(
        this.game()
          ?.verbs.filter((v) => v.kind === "board")
          .map((v) => v.verb) ?? [],
      ),
  );
  /** The verb whose places are shown: the pressed one, or the only one there is. */
  chosen = $derived.by(() => {
    if (this.verb && this.verbs.includes(this.verb)) return this.verb;
    if (this.verbs.length === 1) return this.verbs[0]!;
    const places = this.verbs.filter((verb) => this.boardVerbs.has(verb));
    const free =
      this.verbs.includes("end") || this.game()?.verbs.some((v) => v.ends && this.verbs.includes(v.verb));
    return places.length === 1 && !free ? places[0]! : null;
  });
  /** The actions that can be picked on the board. */
  onBoard = $derived.by(
    () =>
      new Set(
        this.legal.filter((text) =>
          this.chosen ? this.verbOf(text) === this.chosen : !this.boardVerbs.has(this.verbOf(text)),
        ),
      ),
  );
  /** The places that the board shows: those of the chosen verb, and that of the hint. */
  places = $derived.by(() => (this.hinted ? new Set([...this.onBoard, this.hinted]) : this.onBoard));
  /** The action of the main button, if exactly one of its actions is legal. */
  mainAction = $derived.by(() => {
    for (const verb of this.game()?.main ?? []) {
      const options = this.of(verb);
      if (options.length === 1) return options[0]!;
    }
    return null;
  });

  /** The verb of an action: that of a tile, or its first word. */
  verbOf = (text: string): string =>
    this.game()?.verbs.find((v) => belongsTo(text, v.verb))?.verb ?? text.split(" ")[0]!;
  /** The legal actions of a verb. */
  of = (verb: string): string[] => this.legal.filter((text) => belongsTo(text, verb));
  /** Whether a tile can be used: something of its verb is legal, or one of its forms is open. */
  usable = (verb: string): boolean => {
    const found = this.game()?.verbs.find((v) => v.verb === verb);
    const names = [verb, ...(found?.with ?? [])];
    return names.some((name) => this.verbs.includes(name) || this.table.position?.forms.includes(name));
  };
}
