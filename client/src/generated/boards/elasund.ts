// Made by tools/client_boards.py from the tables of the engine. Do not edit.

export const SIZES: Record<string, [number, number]> = {"well":[1,1],"stalls":[2,1],"tavern":[2,2],"shop":[2,2],"great":[2,3],"house":[2,1],"workshop":[1,2],"tall":[1,2],"small":[1,1]};
export const CARDS: string[] = ["gold","red","blue","green"];
export const CUBES: number = 10;
export const PERMITS: number = 5;
export const WALL_TILES: number = 9;
export const CHURCH_PRICE: number = 7;
export const SET_FOR_PERMIT: number = 2;
