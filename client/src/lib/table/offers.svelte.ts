/** Offers of other seats, and those that this person declines unheard. */
import type { GameModule } from "../../games";
import { saveSettings, settings } from "$lib/device/settings.svelte";
import type { Table } from "$lib/net/table.svelte";

export class Offers {
  /** The seat whose offers are declined for the rest of its turn. */
  muted: number | null = $state(null);

  constructor(
    readonly table: Table,
    readonly game: () => GameModule | null,
  ) {}

  /** The seat that makes me an offer now. */
  from = $derived.by(() => {
    const { position, seat } = this.table;
    return position?.asked.includes(seat) ? (this.game()?.offerer(position.view) ?? null) : null;
  });

  /** A new position: a mute ends with the turn, and unwanted offers are declined. */
  renew(): void {
    if (this.table.position?.turn !== this.muted) this.muted = null;
    this.#declineUnwanted();
  }
  /** Decline this seat's offers until its turn ends. */
  mute = (): void => {
    this.muted = this.from;
    this.#declineUnwanted();
  };
  /** Decline all offers of bots from now on. */
  muteBots = (): void => {
    settings.deaf = true;
    saveSettings();
    this.#declineUnwanted();
  };
  #declineUnwanted(): void {
    const { position, seat, info } = this.table;
    if (this.from === null || !position?.legal.includes("decline") || info?.lesson) return;
    const isBot = !!info?.seats.find((s) => s.seat === this.from)?.bot;
    if (this.from === this.muted || (settings.deaf && isBot)) void this.table.play(seat, "decline");
  }
}
