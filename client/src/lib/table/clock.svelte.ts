/** Seconds left, counted down between the server's messages. */
import type { ClockOut } from "../../generated/protocol";

export function clockOf(read: () => ClockOut | null) {
  let now = $state(Date.now() / 1000);
  const clock = $derived(read());
  /** Offset of the server's clock, from its last message. */
  const ahead = $derived(clock ? clock.now - Date.now() / 1000 : 0);
  $effect(() => {
    if (!clock) return;
    const timer = setInterval(() => (now = Date.now() / 1000), 500);
    return () => clearInterval(timer);
  });
  /** A seat's remaining seconds, or null if no clock runs for it. */
  function left(seat: number): number | null {
    const deadline = clock?.deadlines[String(seat)];
    return deadline === undefined ? null : Math.max(0, Math.round(deadline - (now + ahead)));
  }
  /** The remaining share of a turn, from 0 to 1. */
  function part(seat: number): number | null {
    const seconds = left(seat);
    return seconds === null || !clock ? null : Math.min(1, seconds / Math.max(1, clock.turn));
  }
  return { left, part };
}
