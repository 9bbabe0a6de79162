/** The person at this browser: a guest with a cookie, or an account. */
import { api, ApiError } from "$lib/net/api";
import { settings } from "$lib/device/settings.svelte";

export interface Me {
  id: string;
  name: string;
  nick: string | null;
}

export const me: { now: Me | null; known: boolean } = $state({ now: null, known: false });

export async function whoAmI(): Promise<Me | null> {
  try {
    me.now = await api<Me | null>("GET", "/me");
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    me.now = null;
  }
  me.known = true;
  return me.now;
}

/** Return the current person, or create a guest with this name. */
export async function beSomebody(name: string): Promise<Me> {
  if (me.now) return me.now;
  me.now = await api<Me>("POST", "/guests", { name, lang: settings.language });
  return me.now;
}

/** This browser's random contribution to the draws of a game, which nobody can predict. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
