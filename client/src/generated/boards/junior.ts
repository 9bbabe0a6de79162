// Made by tools/client_boards.py from the tables of the engine. Do not edit.

export const GOODS: string[] = ["wood","wool","rum","sabre","gold"];
export const PRICES: Record<string, number[]> = {"boat":[1,1,0,0,0],"fortress":[1,1,1,1,0],"buy":[0,0,1,1,1]};
export const SUPPLIES: Record<string, number[]> = {"supplies_rum_wood":[2,0,2,0,0],"supplies_wool_sabre":[0,2,0,2,0]};
