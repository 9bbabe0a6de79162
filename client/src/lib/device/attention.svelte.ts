/** Signals for a reader who looks elsewhere: the title of the page, its icon, and notifications if they are on. */
import { device } from "./device.svelte";
import { settings } from "./settings.svelte";

export const attention = $state({
  /** The name of the page. */
  page: "",
  /** The words for my turn, or nothing. */
  turn: "",
  /** The number of unread lines of the chat. */
  unread: 0,
});

/** The title, such as `(2) ● Your turn – the game`. */
export function titleOf({ page, turn, unread }: typeof attention): string {
  const parts = [turn ? `● ${turn}` : "", page, turn ? "" : "Archipel"];
  return (unread ? `(${unread}) ` : "") + parts.filter(Boolean).join(" – ");
}

/** Set the title, and put a dot on the icon while something waits. */
export function showAttention(): void {
  document.title = titleOf(attention);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = attention.turn || attention.unread ? "/icon-dot.svg" : "/icon.svg";
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Ask the browser for permission to notify; the setting follows the answer. */
export async function askToNotify(wanted: boolean): Promise<void> {
  const may = wanted && canNotify() && (await Notification.requestPermission()) === "granted";
  settings.notify = may;
}

/** Notify a reader who looks elsewhere; a later notice of the same kind replaces an earlier one. */
export async function notify(kind: string, words: string): Promise<void> {
  if (!device.hidden) return;
  if (settings.vibrate) navigator.vibrate?.(120);
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const what = { body: words, tag: kind, icon: "/icon-192.png" };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification("Archipel", what);
  else new Notification("Archipel", what);
}
