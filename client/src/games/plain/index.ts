/** A game without a board of its own: its position as text, its legal actions as buttons. */
import type { Phrase } from "$lib/words/describe";
import type { GameModule } from "..";
import { gameModule } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

/** The words after a verb, one by one: translated if the game has a name for them, else as in the notation. */
const byName =
  (key: string): Phrase =>
  (label, words, c) => {
    const named = words.map((word) => {
      const id = `${key}-word-${word}`;
      const name = c.w(id);
      return name === id ? word : name;
    });
    return [label, ...named].join(" ");
  };

export const plain = (key: string): GameModule =>
  gameModule({ key, Board, Panel, verbs: [], phrases: {}, otherwise: byName(key) });
