/** What one person does at a table: the chosen verb, the ghost, what is pointed at, what was refused. */
import { loadGame, type GameModule, type PanelProps } from "../../games";
import { Coach } from "./coach.svelte";
import { describeReason, type Teller } from "./reasons";
import { device } from "$lib/device/device.svelte";
import { play as sound } from "$lib/motion/sound";
import { plain } from "$lib/words/parts";
import { peopleOf } from "$lib/people/names";
import { has, need, w } from "$lib/words/say.svelte";
import { saveSettings, settings } from "$lib/device/settings.svelte";
import { addSprite } from "$lib/page/symbols";
import { lastStep } from "./take-back";
import { WATCHER, type Answer, type Hints, type Table } from "$lib/net/table.svelte";
import type { Reason, Refused, Spot } from "./types";
import type { Note } from "$lib/words/fluent";

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
  readonly coach: Coach;
  #pointed: string | null = null;
  #version = 0;

  constructor(readonly table: Table) {
    this.coach = new Coach(table);
  }

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
          clock: this.look.clock,
          inspect: this.inspect,
          refuse: this.refuse,
          putAside: () => (this.aside = this.slipTitle),
          hush: this.hush,
          deafen: this.deafen,
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
  /** What the shell says to a person, as the game says it where it has words of its own: children are told *tu*. */
  #own = (name: string, usual: string): string => {
    const own = `${this.table.info?.game}-${name}`;
    return has(own) ? w(own) : usual;
  };
  get you(): string {
    return this.#own("thats-you", w("client-you"));
  }
  get yourTurn(): string {
    return this.#own("your-turn", w("client-your-turn"));
  }
  tell = (note: Note): string => describeReason(note, this.#teller).text;
  reason = (note: Note): Reason => describeReason(note, this.#teller);
  /** The same, said at the place itself. */
  #here = (note: Note): Reason => describeReason(note, this.#teller, "here");
  /** The same, said of every place at once. */
  #anywhere = (note: Note): Reason => {
    const told = describeReason(note, this.#teller, "anywhere");
    const unworded = note.key.startsWith("nowhere-") && !has(`${this.table.info?.game}-${note.key}`);
    return unworded ? { ...told, text: w("client-nowhere") } : told;
  };

  /** What is asked, in one line, and a hint of how to answer. */
  question = $derived.by((): { text: string; hint: string; rules: string[] } => {
    const note = this.look?.prompt;
    const game = this.table.info?.game ?? "";
    if (!note) return { text: this.#own("watching", w("client-watching")), hint: "", rules: [] };
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
    this.closeHints();
    if (this.look?.turn !== this.quiet) this.quiet = null;
    this.#declines();
  }
  /** Who makes me an offer now. */
  offerer = $derived.by(() => (this.asked ? (this.game?.offerer(this.look?.view) ?? null) : null));
  /** The seat whose offers of this turn I want to hear no more of. */
  quiet: number | null = $state(null);
  /** What was put aside: the title of a slip. */
  aside: string | null = $state(null);
  /** Offers that I do not want to hear are declined for me: of this turn, or of bots at all. */
  #declines(): boolean {
    if (this.offerer === null || !this.all.has("decline") || this.table.info?.lesson) return false;
    const unwanted = this.offerer === this.quiet || (settings.deaf && !!this.people[this.offerer]?.bot);
    if (unwanted) void this.table.play(this.seat, "decline");
    return unwanted;
  }
  hush = (): void => {
    this.quiet = this.offerer;
    this.#declines();
  };
  /** Decline all that bots offer, now and until it is taken back. */
  deafen = (): void => {
    settings.deaf = true;
    saveSettings();
    this.#declines();
  };
  /** Put down what was begun. */
  drop(): void {
    this.ghost = null;
    this.spot = null;
    this.why = [];
    this.refused = null;
    if (this.coach.doubt) this.hinted = null;
    this.coach.drop();
  }

  pick = async (text: string): Promise<void> => {
    if (!this.all.has(text)) return this.explain(text);
    this.why = [];
    this.refused = null;
    const must = settings.confirm === "always" || (settings.confirm === "touch" && device.touch);
    if (
      this.boardVerbs.has(this.verbOf(text)) &&
      must &&
      this.ghost !== text &&
      this.coach.doubt?.action !== text
    ) {
      this.ghost = text;
      await this.#say(this.#spotOf(text));
      return;
    }
    await this.play(text);
  };
  play = async (...actions: string[]): Promise<void> => {
    if (await this.coach.holds(this.seat, actions)) return this.#holdBack();
    this.drop();
    this.verb = null;
    if (!(await this.table.play(this.seat, ...actions))) this.showRefusal(actions[0]!);
  };
  /** The coach asks about a move: what looks better stands on the board meanwhile. */
  #holdBack(): void {
    if (!this.coach.doubt) return;
    this.ghost = this.spot = null;
    this.hinted = this.coach.doubt.better;
  }
  /** What the coach says, with moves in words. */
  coached = (note: Note): Reason => {
    const args = { ...note.args };
    for (const key of ["move", "better"]) if (key in args) args[key] = this.inWords(String(args[key]));
    return this.reason({ ...note, args });
  };
  doubt = $derived.by(() => (this.coach.doubt ? this.coached(this.coach.doubt.note) : null));
  /** The step that a take-back would undo. */
  #step = $derived.by(() =>
    lastStep(this.table.logs[this.table.seat] ?? [], this.look?.back ?? 0, this.table.seat),
  );
  /** What a take-back would undo, in words. */
  undoes = $derived.by(() => (this.#step ? this.inWords(this.#step[2]) : null));
  takeBack = async (): Promise<void> => {
    if (this.#step) await this.table.takeBack(this.seat, this.#step[0]);
  };
  /** An action in words, by its place where it has one. */
  inWords = (text: string): string => {
    const title = this.game?.title(text, this.look?.view);
    return title ? plain(title, this.person) : this.describe(text);
  };

  showRefusal(action = ""): void {
    const { refusal } = this.table;
    if (!refusal || refusal.code === "off-lesson") return; // that the coach answers
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
    this.#pointed = null;
    this.ghost = null;
    this.spot = null;
    this.refused = { action: text, notes: answer.why_not };
    this.why = answer.why_not.map(this.#here);
  }
  /** Why a whole verb cannot be used: what is said of one place would say nothing of the others. */
  async #explainVerb(verb: string): Promise<void> {
    const answer = await this.table.why(this.seat, verb);
    if (!answer?.why_not.length) return;
    this.ghost = this.spot = null;
    this.#pointed = null;
    this.refused = { action: verb, whole: true, notes: answer.why_not };
    this.why = answer.why_not.map(this.#anywhere);
  }
  refuse = (verb: string): void => void this.#explainVerb(verb);

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
    const closed = spot.verb && !this.of(spot.verb).length && !this.usable(spot.verb) ? spot.verb : null;
    let answer: Answer | null = null;
    if (this.seat >= 0 && spot.action) answer = await this.table.ask(this.seat, spot.action);
    else if (this.seat >= 0 && closed) answer = await this.table.why(this.seat, closed);
    if (this.ghost ? this.ghost !== spot.key : this.#pointed !== spot.key) return;
    this.spot = {
      ...spot,
      preview: answer?.preview ?? [],
      why: (answer?.why_not ?? []).map(spot.action ? this.#here : this.#anywhere),
    };
  }

  async advise(): Promise<void> {
    const found = await this.table.hint(this.seat);
    if (!found) this.showRefusal();
    else if (found.v === this.look?.v) {
      this.hints = found; // else the table has moved on meanwhile
      this.hinted = found.moves[0]?.action ?? null;
    }
  }
  /** What the hints speak of stands on the board as a ghost, and its tile is marked. */
  hinted: string | null = $state(null);
  closeHints(): void {
    this.hints = this.hinted = null;
  }
  /** The places that the board shows: those of the chosen verb, and that of the hint. */
  places = $derived.by(() => (this.hinted ? new Set([...this.onBoard, this.hinted]) : this.onBoard));

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
