/** One person at a table: puts together what may be done, what is pointed at, what was refused, and how it is worded. */
import { loadGame, type GameModule, type PanelProps } from "../../games";
import { device } from "$lib/device/device.svelte";
import { settings } from "$lib/device/settings.svelte";
import { WATCHER, type Hints, type Table } from "$lib/net/table.svelte";
import { addSprite } from "$lib/page/symbols";
import { peopleOf } from "$lib/people/names";
import type { Note } from "$lib/words/fluent";
import { plainText } from "$lib/words/parts";
import { has, need, w } from "$lib/words/say.svelte";
import { Coach } from "./coach.svelte";
import { Inspection } from "./inspection.svelte";
import { Offers } from "./offers.svelte";
import { Wording } from "./reasons";
import { RefusalNotes } from "./refusal.svelte";
import { Selection } from "./selection.svelte";
import { lastStep } from "./take-back";
import type { Reason, Spot } from "./types";

export class Desk {
  game: GameModule | null = $state.raw(null);
  hints: Hints | null = $state.raw(null);
  /** The title of the slip that was put aside. */
  aside: string | null = $state(null);
  readonly coach: Coach;
  readonly selection: Selection;
  readonly inspection: Inspection;
  readonly refusal: RefusalNotes;
  readonly offers: Offers;
  readonly #wording: Wording;
  #version = 0;

  constructor(readonly table: Table) {
    const game = () => this.game;
    this.#wording = new Wording(() => ({
      game: table.info!.game,
      things: this.game?.things ?? [],
      people: this.people,
    }));
    this.coach = new Coach(table);
    this.selection = new Selection(table, game);
    this.inspection = new Inspection(table, this.selection, this.#wording);
    this.refusal = new RefusalNotes(table, this.#wording);
    this.offers = new Offers(table, game);
  }

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
  position = $derived.by(() => this.table.position);
  /** The log of this seat. */
  log = $derived.by(() => this.table.logs[this.table.seat] ?? []);
  asked = $derived.by(() => this.position?.asked.includes(this.table.seat) ?? false);
  watching = $derived.by(() => this.table.seat === WATCHER);

  /** The props of every part of the game beside the board. */
  slot = $derived.by((): PanelProps<never> | null =>
    this.position
      ? {
          view: this.position.view as never,
          seat: this.table.seat,
          legal: this.selection.all,
          forms: this.position.forms,
          people: this.people,
          asked: this.asked,
          waiting: this.position.asked,
          open: this.selection.verb,
          effects: this.inspection.spot?.preview ?? [],
          clock: this.position.clock,
          inspect: this.inspection.inspect,
          refuse: this.refuse,
          putAside: () => (this.aside = this.slipTitle),
          muteOffers: this.offers.mute,
          muteBots: this.offers.muteBots,
          choose: this.choose,
          count: this.position.count,
          describe: this.describe,
          play: this.play,
          pick: this.pick,
          point: this.point,
        }
      : null,
  );
  /** The ghost or the legal place for which the game shows a contract. */
  contract = $derived.by(() => {
    const { spot } = this.inspection;
    return this.game?.Contract && spot && this.selection.all.has(spot.key) ? spot : null;
  });
  /** The title of what has to be composed or answered. */
  slipTitle = $derived.by(() => (this.slot ? (this.game?.slip(this.slot) ?? null) : null));

  person = (place: number): string =>
    this.people[place]?.name ?? (place === -1 ? w("client-dealer") : String(place));
  describe = (text: string): string => this.game?.describe(text, { w, person: this.person }) ?? text;
  /** An action in words, by its place where it has one. */
  inWords = (text: string): string => {
    const title = this.game?.title(text, this.position?.view);
    return title ? plainText(title, this.person) : this.describe(text);
  };
  /** The name of a tab: the game's own, or the usual one. */
  tabName = (tab: string): string => this.#own(`tab-${tab}`, w(`client-tab-${tab}`));
  /** A sentence of the shell in the game's own words, if it has some: children are addressed as *tu*. */
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
  tell = (note: Note): string => this.#wording.reason(note).text;
  reason = (note: Note): Reason => this.#wording.reason(note);

  /** The question in one line, and a hint how to answer it. */
  question = $derived.by((): { text: string; hint: string; rules: string[] } => {
    const note = this.position?.prompt;
    const game = this.table.info?.game ?? "";
    if (!note) return { text: this.#own("watching", w("client-watching")), hint: "", rules: [] };
    const hint = (key: string) => (this.asked && has(key) ? w(key) : "");
    const { verb, chosen } = this.selection;
    const [name = "", ...what] = (verb && verb === chosen ? verb : "").split(" ");
    const key = `${game}-where-${name}`;
    if (this.asked && name && has(key))
      return {
        text: w(key, { what: what.join(" ") }),
        hint: hint(`${game}-hint-${name}`),
        rules: note.rules,
      };
    return { text: this.tell(note), hint: hint(`${game}-hint-${note.key}`), rules: note.rules };
  });

  /** Start over when the position has changed. */
  renew(): void {
    const v = this.position?.v ?? 0;
    if (v === this.#version) return;
    this.#version = v;
    this.drop();
    this.closeHints();
    this.offers.renew();
  }
  /** Put down what was begun. */
  drop(): void {
    this.selection.ghost = null;
    this.inspection.spot = null;
    this.refusal.clear();
    if (this.coach.doubt) this.selection.hinted = null;
    this.coach.drop();
  }

  pick = async (text: string): Promise<void> => {
    const { selection } = this;
    if (!selection.all.has(text)) return this.explain(text);
    this.refusal.clear();
    const must = settings.confirm === "always" || (settings.confirm === "touch" && device.touch);
    const confirmed = selection.ghost === text || this.coach.doubt?.action === text;
    if (must && !confirmed && selection.boardVerbs.has(selection.verbOf(text))) {
      selection.ghost = text;
      await this.inspection.show(this.#spotOf(text));
      return;
    }
    await this.play(text);
  };
  play = async (...actions: string[]): Promise<void> => {
    if (await this.coach.holds(this.seat, actions)) return this.#holdBack();
    this.drop();
    this.selection.verb = null;
    if (!(await this.table.play(this.seat, ...actions))) this.refusal.report(actions[0]!);
  };
  /** While the coach asks about a move, the board shows the better one. */
  #holdBack(): void {
    if (!this.coach.doubt) return;
    this.selection.ghost = this.inspection.spot = null;
    this.selection.hinted = this.coach.doubt.better;
  }
  /** A note of the coach, with its moves in words. */
  coached = (note: Note): Reason => {
    const args = { ...note.args };
    for (const key of ["move", "better"]) if (key in args) args[key] = this.inWords(String(args[key]));
    return this.reason({ ...note, args });
  };
  doubt = $derived.by(() => (this.coach.doubt ? this.coached(this.coach.doubt.note) : null));

  /** The step that a take-back would undo. */
  #step = $derived.by(() => lastStep(this.log, this.position?.back ?? 0, this.table.seat));
  /** The same in words. */
  undoes = $derived.by(() => (this.#step ? this.inWords(this.#step[2]) : null));
  takeBack = async (): Promise<void> => {
    if (this.#step) await this.table.takeBack(this.seat, this.#step[0]);
  };

  /** Say why an action is not legal. */
  async explain(text: string): Promise<void> {
    if (await this.refusal.explain(text)) this.#leavePlace();
  }
  /** Say why nothing of a verb is legal: the reason of one place would not hold for the others. */
  async #explainVerb(verb: string): Promise<void> {
    if (await this.refusal.explainVerb(verb)) this.#leavePlace();
  }
  #leavePlace(): void {
    this.selection.ghost = null;
    this.inspection.leave();
  }
  refuse = (verb: string): void => void this.#explainVerb(verb);
  choose = (verb: string | null): void => {
    const { selection } = this;
    this.drop();
    if (verb === null) selection.verb = null;
    else if (!selection.usable(verb)) void this.#explainVerb(verb);
    else selection.verb = selection.verb === verb ? null : verb;
  };

  point = (text: string | null): void => {
    void this.inspection.inspect(text ? this.#spotOf(text) : null);
  };
  #spotOf(text: string): Spot {
    const title = this.game?.title(text, this.position?.view) ?? [this.describe(text)];
    return { key: text, title, action: text };
  }

  /** Ask a bot for hints; none are shown if the table has moved on meanwhile. */
  async advise(): Promise<void> {
    const found = await this.table.hint(this.seat);
    if (!found) this.refusal.report();
    else if (found.v === this.position?.v) {
      this.hints = found;
      this.selection.hinted = found.moves[0]?.action ?? null;
    }
  }
  closeHints(): void {
    this.hints = this.selection.hinted = null;
  }
}
