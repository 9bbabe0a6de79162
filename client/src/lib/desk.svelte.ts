/** What one person does at a table: the chosen verb, the ghost, what is pointed at, what was refused. */
import { loadGame, type GameModule, type PanelProps } from "../games";
import { describeReason, type Teller } from "./desk-words";
import { device } from "./device.svelte";
import { play as sound } from "./motion/sound";
import { peopleOf } from "./people";
import { has, need, w } from "./say.svelte";
import { settings } from "./settings.svelte";
import { addSprite } from "./symbols";
import { WATCHER, type Answer, type Hints, type Table } from "./table.svelte";
import type { Reason, Refused, Spot } from "./types";
import type { Note } from "./words";

/** Whether an action is one of a verb, which may be several words: `build well 2 3` is one of `build well`. */
const isOf = (text: string, verb: string) => text === verb || text.startsWith(`${verb} `);
/** A verb of several words as a word of a key, and what follows it. */
function apart(verb: string): { name: string; what: string } {
  const [name = "", ...rest] = verb.split(" ");
  return { name, what: rest.join(" ") };
}

/** What is said about a place or an action, beside it. */
export interface Said extends Spot {
  preview: Note[];
  why: Reason[];
}

export class Desk {
  game: GameModule | null = $state.raw(null);
  /** The tile that is pressed. */
  verb: string | null = $state(null);
  ghost: string | null = $state(null);
  spot: Said | null = $state.raw(null);
  hints: Hints | null = $state.raw(null);
  why: Reason[] = $state.raw([]);
  refused: Refused | null = $state.raw(null);
  #pointed: string | null = null;
  #version = 0;

  constructor(readonly table: Table) {}

  /** The verb of an action: that of a tile, or its first word. */
  verbOf = (text: string): string =>
    this.game?.verbs.find((v) => isOf(text, v.verb))?.verb ?? text.split(" ")[0]!;

  async load(key: string): Promise<void> {
    void need(key, "common", "core");
    const module = await loadGame(key);
    if (module.sprite) addSprite(module.sprite);
    this.game = module;
  }

  get seat(): number {
    return this.table.seat;
  }
  people = $derived.by(() => peopleOf(this.table.info?.seats ?? []));
  look = $derived.by(() => this.table.look);
  /** What this seat was told so far. */
  log = $derived.by(() => this.table.logs[this.table.seat] ?? []);
  asked = $derived.by(() => this.look?.asked.includes(this.table.seat) ?? false);
  onTurn = $derived.by(() => (this.look?.view as { turn?: number } | undefined)?.turn === this.table.seat);
  watching = $derived.by(() => this.table.seat === WATCHER);
  legal = $derived.by(() => this.look?.legal ?? []);
  all = $derived.by(() => new Set(this.legal));
  verbs = $derived.by(() => [...new Set(this.legal.map(this.verbOf))]);
  boardVerbs = $derived.by(
    () => new Set(this.game?.verbs.filter((v) => v.kind === "board").map((v) => v.verb) ?? []),
  );
  /** The verb whose places are shown: the pressed one, or the only one there is. */
  chosen = $derived.by(() => {
    if (this.verb && this.verbs.includes(this.verb)) return this.verb;
    if (this.verbs.length === 1) return this.verbs[0]!;
    const places = this.verbs.filter((verb) => this.boardVerbs.has(verb));
    const free =
      this.verbs.includes("end") || this.game?.verbs.some((v) => v.ends && this.verbs.includes(v.verb));
    return places.length === 1 && !free ? places[0]! : null;
  });
  onBoard = $derived.by(
    () =>
      new Set(
        this.legal.filter((text) =>
          this.chosen ? this.verbOf(text) === this.chosen : !this.boardVerbs.has(this.verbOf(text)),
        ),
      ),
  );
  /** The only action of the main button that may be done now. */
  mainAction = $derived.by(() => {
    for (const verb of this.game?.main ?? []) {
      const options = this.of(verb);
      if (options.length === 1) return options[0]!;
    }
    return null;
  });

  /** What every part of the game beside the board gets. */
  slot = $derived.by((): PanelProps<never> | null =>
    this.look
      ? {
          view: this.look.view as never,
          seat: this.table.seat,
          legal: this.all,
          forms: this.look.forms,
          people: this.people,
          asked: this.asked,
          waiting: this.look.asked,
          open: this.verb,
          effects: this.spot?.preview ?? [],
          choose: this.choose,
          count: this.look.count,
          describe: this.describe,
          play: this.play,
          pick: this.pick,
          point: this.point,
        }
      : null,
  );
  /** What the game itself writes down of a ghost, or of a legal place that is pointed at. */
  contract = $derived.by(() =>
    this.game?.Contract && this.spot && this.all.has(this.spot.key) ? this.spot : null,
  );
  /** The title of what has to be composed or answered. */
  slipTitle = $derived.by(() => (this.slot ? (this.game?.slip(this.slot) ?? null) : null));

  of = (verb: string): string[] => this.legal.filter((text) => isOf(text, verb));
  person = (place: number): string =>
    this.people[place]?.name ?? (place === -1 ? w("client-dealer") : String(place));
  describe = (text: string): string => this.game?.describe(text, this.words) ?? text;
  get words() {
    return { w, person: this.person };
  }
  get #teller(): Teller {
    return { game: this.table.info!.game, things: this.game?.things ?? [], people: this.people };
  }
  /** What a tab is called: by the game where it has a name of its own for it. */
  tabName = (tab: string): string => {
    const own = `${this.table.info?.game}-tab-${tab}`;
    return has(own) ? w(own) : w(`client-tab-${tab}`);
  };
  tell = (note: Note): string => describeReason(note, this.#teller).text;
  reason = (note: Note): Reason => describeReason(note, this.#teller);
  /** The same, said at the place itself. */
  #here = (note: Note): Reason => describeReason(note, this.#teller, true);

  /** What is asked, in one line, and a hint of how to answer. */
  question = $derived.by((): { text: string; hint: string; rules: string[] } => {
    const note = this.look?.prompt;
    const game = this.table.info?.game ?? "";
    if (!note) return { text: w("client-watching"), hint: "", rules: [] };
    const hint = (key: string) => (this.asked && has(key) ? w(key) : "");
    const { name, what } = apart(this.verb && this.verb === this.chosen ? this.verb : "");
    const key = `${game}-where-${name}`;
    if (this.asked && name && has(key))
      return { text: w(key, { what }), hint: hint(`${game}-hint-${name}`), rules: note.rules };
    return { text: this.tell(note), hint: hint(`${game}-hint-${note.key}`), rules: note.rules };
  });

  /** A new position: nothing that was begun in the old one stands. */
  renew(): void {
    const v = this.look?.v ?? 0;
    if (v === this.#version) return;
    this.#version = v;
    this.drop();
    this.hints = null;
  }
  /** Put down what was begun. */
  drop(): void {
    this.ghost = null;
    this.spot = null;
    this.why = [];
    this.refused = null;
  }

  pick = async (text: string): Promise<void> => {
    if (!this.all.has(text)) return this.explain(text);
    this.why = [];
    this.refused = null;
    const must = settings.confirm === "always" || (settings.confirm === "touch" && device.touch);
    if (this.boardVerbs.has(this.verbOf(text)) && must && this.ghost !== text) {
      this.ghost = text;
      await this.#say(this.#spotOf(text));
      return;
    }
    await this.play(text);
  };
  play = async (...actions: string[]): Promise<void> => {
    this.drop();
    this.verb = null;
    if (!(await this.table.play(this.seat, ...actions))) this.showRefusal(actions[0]!);
  };
  takeBack = (): Promise<void> => this.table.takeBack(this.seat);

  showRefusal(action = ""): void {
    const { refusal } = this.table;
    if (!refusal) return;
    this.refused = { action, notes: refusal.notes };
    this.why = refusal.notes.map(this.#here);
    if (!this.why.length)
      this.why = [{ text: w(`core-${refusal.code}`, refusal.args), rules: [], things: [] }];
    sound("refused");
  }
  /** Nothing is dead: what cannot be used says why. */
  async explain(text: string): Promise<void> {
    const answer = await this.table.ask(this.seat, text);
    if (!answer?.why_not.length) return;
    this.ghost = null;
    this.spot = null;
    this.refused = { action: text, notes: answer.why_not };
    this.why = answer.why_not.map(this.#here);
  }
  /** Why a whole verb cannot be used: what is said of one place would say nothing of the others. */
  async #explainVerb(verb: string): Promise<void> {
    const sample = this.game?.sample(verb, this.look?.view);
    const answer = sample ? await this.table.ask(this.seat, sample) : null;
    if (!answer) return;
    const isPlace = (note: Note) => this.game!.places.some((name) => name in note.args || name === note.key);
    const notes = answer.why_not.filter((note) => !isPlace(note));
    const { name, what } = apart(verb);
    const nowhere = `${this.table.info?.game}-nowhere-${name}`;
    this.refused = { action: verb, notes };
    if (notes.length || !has(nowhere)) this.why = (notes.length ? notes : answer.why_not).map(this.reason);
    else this.why = [{ text: w(nowhere, { what }), rules: answer.why_not[0]?.rules ?? [], things: [] }];
  }

  point = (text: string | null): void => {
    void this.inspect(text ? this.#spotOf(text) : null);
  };
  #spotOf(text: string): Spot {
    const title = this.game?.title(text, this.look?.view) ?? [this.describe(text)];
    return { key: text, title, action: text };
  }
  inspect = async (spot: Spot | null): Promise<void> => {
    this.#pointed = spot?.key ?? null;
    if (this.ghost) return;
    if (!spot) {
      this.spot = null;
      return;
    }
    await new Promise((later) => setTimeout(later, 180));
    if (this.#pointed !== spot.key || this.ghost) return;
    await this.#say(spot);
  };
  async #say(spot: Spot): Promise<void> {
    const answer: Answer | null = spot.action ? await this.table.ask(this.seat, spot.action) : null;
    if (this.ghost ? this.ghost !== spot.key : this.#pointed !== spot.key) return;
    this.spot = {
      ...spot,
      preview: answer?.preview ?? [],
      why: (answer?.why_not ?? []).map(this.#here),
    };
  }

  async advise(): Promise<void> {
    const found = await this.table.hint(this.seat);
    if (!found) this.showRefusal();
    else if (found.v === this.look?.v) this.hints = found; // else the table has moved on meanwhile
  }

  /** Whether a tile can be used: something of its verb is legal, or one of its forms is open. */
  usable = (verb: string): boolean => {
    const found = this.game?.verbs.find((v) => v.verb === verb);
    const names = [verb, ...(found?.with ?? [])];
    return names.some((name) => this.verbs.includes(name) || this.look?.forms.includes(name));
  };
  choose = (verb: string | null): void => {
    this.drop();
    if (verb === null) this.verb = null;
    else if (!this.usable(verb)) void this.#explainVerb(verb);
    else this.verb = this.verb === verb ? null : verb;
  };
}
