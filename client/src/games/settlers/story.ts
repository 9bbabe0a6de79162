/** How the story of Settlers is drawn. */
import type { Part } from "$lib/words/parts";
import { w } from "$lib/words/say.svelte";
import { goodsIn } from "$lib/story/story";
import { GOOD_OF } from "./view";

export const signs: Record<string, string> = {
  "told-settle": "p-settlement",
  "told-road": "p-road",
  "told-city": "p-city",
  "told-buy": "s-scroll",
  "told-play": "s-scroll",
  "told-robber": "p-robber",
  "told-rob": "s-cards",
  "told-spare": "s-cards",
};

/** A corner or a field by the goods around it: `wheat 6` with its picture. */
export function drawn(name: string, value: string): Part[] | undefined {
  if (name !== "at") return undefined;
  return goodsIn(value).flatMap(([land, number]): Part[] => {
    const good = GOOD_OF[land];
    return good
      ? [{ icon: good, label: w(`settlers-good-${good}`) }, { strong: `${number} ` }]
      : [`${w(`settlers-terrain-${land}`)} `];
  });
}
