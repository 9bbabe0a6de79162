/** The sheet of shortcuts: those that were available when it was opened. */
import { shortcutsNow, type Shortcut } from "./shortcuts.svelte";

let shown: Shortcut[] | null = $state.raw(null);

export const help = {
  get shortcuts() {
    return shown;
  },
};
export const openHelp = (): void => void (shown = shortcutsNow());
export const closeHelp = (): void => void (shown = null);
