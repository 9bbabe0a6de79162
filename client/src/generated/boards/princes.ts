// Made by tools/client_boards.py from the tables of the engine. Do not edit.

export const GOODS: string[] = ["lumber","brick","wool","grain","ore","gold"];
export const TERRAINS: string[] = ["forest","hill","pasture","field","mountain","gold_river"];
export const PRICES: Record<string, number[]> = {"road":[1,2,0,0,0,0],"settlement":[1,1,1,1,0,0],"city":[0,0,0,2,3,0]};
