/** A game without a board of its own: its picture in text, its legal list as buttons. */
import type { Phrase } from "$lib/words/describe";
import type { GameModule } from "..";
import { gameModule } from "../module";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

/** What follows a verb, word by word: by its name in the game's words, or as the notation has it. */
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
