/** The exact rules as data: `<language>/rules-<game>.txt`, one rule per line under chapter headings. */
import { wordsFromServer, type Language } from "$lib/words/fluent";

export interface Rule {
  id: string;
  chapter: string;
  text: string;
}

const files = import.meta.glob<string>("$words/*/rules-*.txt", { query: "?raw", import: "default" });

/** `# Chapter` opens a chapter; `S-043 sentence` is a rule. */
export function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  let chapter = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("# ")) chapter = line.slice(2).trim();
    const match = /^([A-Z]-[ACTF]?\d{2,3}) (.+)$/.exec(line);
    if (match) rules.push({ id: match[1]!, chapter, text: match[2]! });
  }
  return rules;
}

export async function loadRules(game: string, language: Language): Promise<Rule[]> {
  const path = Object.keys(files).find((key) => key.endsWith(`/${language}/rules-${game}.txt`));
  return parseRules(path ? await files[path]!() : await wordsFromServer(language, `rules-${game}.txt`));
}
