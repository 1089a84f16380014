/** The server's words, as types, and the few verbs the client speaks to it with. */

export interface Side {
  id: string;
  name: string;
  initial: string;
  color: string;
  pattern: string;
  seat: string;
}
export interface Place {
  ref: string;
  name: string;
  kind: string;
  x: number;
  y: number;
  home: string;
  note: string;
}
export interface Link {
  a: string;
  b: string;
  kind: string;
}
export interface Board {
  id: string;
  name: string;
  width: number;
  height: number;
  sides: Side[];
  places: Place[];
  links: Link[];
  geometry: string;
}
export interface Piece {
  ref: string;
  place: string;
  side: string;
  kind: string;
  count: number;
  name: string;
}
export interface Mark {
  place: string;
  kind: string;
  text: string;
}
export interface CardFace {
  ref: string;
  name: string;
  kind: string;
  value: number;
  text: string;
  note: string;
}
export interface Hand {
  side: string;
  cards: CardFace[];
}
export interface Standing {
  side: string;
  score: number;
  cards: number;
  note: string;
}
export type Panel =
  | { type: "facts"; id: string; title: string; rows: [string, string][] }
  | { type: "grid"; id: string; title: string; columns: string[]; rows: string[][] }
  | {
      type: "track";
      id: string;
      title: string;
      boxes: string[];
      markers: { box: number; text: string; side: string }[];
    }
  | { type: "cards"; id: string; title: string; cards: CardFace[] };
export interface Scene {
  headline: string;
  turn: number;
  turns: number;
  holders: Record<string, string>;
  shades: Record<string, string>;
  pieces: Piece[];
  marks: Mark[];
  hands: Hand[];
  standings: Standing[];
  panels: Panel[];
}
