/** The options of a table in words. The server lists the options and their values. */
import type { OptionOut, TableOut } from "../../generated/protocol";
import { said, w } from "$lib/words/say.svelte";

export type Value = OptionOut["usual"];

/** An option, or one of its values, in words. */
export function optionWord(key: string, value?: Value): string {
  const name = value === undefined ? key : `${key}-${value}`;
  return w(`client-option-${name}`);
}

/** Whether an option is only on or off. */
export const isTick = (option: OptionOut): boolean => typeof option.usual === "boolean";

/** The chosen options of a table in words, without those that are off. */
export function chosen(options: OptionOut[], table: TableOut): string[] {
  const values = table as unknown as Record<string, Value>;
  return options.flatMap((option) => {
    const value = values[option.key]!;
    if (!isTick(option)) return [said(optionWord(option.key), optionWord(option.key, value))];
    return value ? [optionWord(option.key)] : [];
  });
}
