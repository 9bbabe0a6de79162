/** All drawings of Princes: goods, land and signs come with the game, the pictures of the cards as a file of their own. */
import drawn from "sprite:goods+land+princes";
import { addSprite, type Sprite } from "$lib/page/symbols";
import cards from "./pictures/cards.svg?url";
import grounds from "./pictures/grounds.svg?raw";

const inner = (svg: string) => svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));

export const sprite: Sprite = { ...drawn, markup: drawn.markup + inner(grounds) };

async function hangPictures(): Promise<void> {
  const answer = await fetch(cards);
  if (answer.ok) addSprite({ boxes: {}, markup: inner(await answer.text()) });
}
if (typeof document !== "undefined") void hangPictures();
