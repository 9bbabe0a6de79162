// Made by tools/client_boards.py from the tables of the engine. Do not edit.

export const GOODS: string[] = ["lumber","brick","wool","grain","ore","gold"];
export const TERRAINS: string[] = ["forest","hill","pasture","field","mountain","gold_river"];
