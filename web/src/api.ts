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
  legs: [number, number][][];
}
export interface Region {
  id: string;
  name: string;
  color: string;
  places: string[];
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
  regions: Region[];
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
  level: number;
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
  /** Sides that are not as the boards have them. */
  sides: Side[];
}
/** An ask that is more than a list: an auction, a peace table. */
export interface Dialog {
  kind: "auction" | "treaty" | "draft";
  title: string;
  facts: [string, string][];
  groups: { title: string; side: string; note: string; choices: { key: string; text: string; price: string }[] }[];
}
/** A word of the rules, explained. */
export interface Term {
  id: string;
  name: string;
  text: string;
  also: string[];
  cite: string;
}
export interface Odds {
  title: string;
  win: number;
  draw: number;
  loss: number;
  mine: number;
  theirs: number;
}

export interface Account {
  id: string;
  name: string;
}
export interface Me {
  mode: "local" | "hosted";
  account: Account | null;
}
export interface ScenarioInfo {
  id: string;
  name: string;
  players: number[];
  seats: Record<string, string[]>;
}
export interface GameInfo {
  id: string;
  name: string;
  scenarios: ScenarioInfo[];
  options: Record<string, string[]>;
  bots: string[];
  seat_names: Record<string, string>;
  languages: string[];
  note: string;
  /** The scenario with which newcomers begin; empty where there is no guide. */
  guided: string;
}
export interface SeatInfo {
  seat: string;
  name: string;
  who: "human" | "bot" | "open" | "invited";
  account: Account | null;
  bot: string | null;
  mine: boolean;
  invite: string | null;
}
export interface Result {
  winners: string[];
  reason: string;
  scores: Record<string, number>;
  turn: number;
}
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  scenario: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  status: "gathering" | "playing" | "over";
  host: boolean;
  listed: boolean;
  your_move: boolean;
  commitment: string;
  seed: string | null;
  turn_note: string;
  result: Result | null;
  changed_at: number;
}
export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
  finished: TableInfo[];
}
export interface NewTable {
  game: string;
  scenario?: string;
  players?: number;
  options?: Record<string, string>;
  seats: Record<string, string>;
  listed?: boolean;
}
export interface OptionInfo {
  key: string;
  text: string;
  cite: string;
  refs: string[];
}
export interface Order {
  window: string;
  until: string;
  unless: string;
}
export interface Named {
  id: string;
  name: string;
}
/** Standing orders, and what they may name. */
export interface Orders {
  orders: Order[];
  windows: Named[];
  spans: Named[];
  conditions: Named[];
}
export interface Deal {
  number: number;
  stage: "draft" | "proposed" | "agreed";
  proposer: string;
  partner: string;
  others: string[];
  accepted: string[];
  clauses: { key: string; text: string }[];
}
export interface Look {
  seat: string | null;
  seq: number;
  waiting: string[];
  prompt: { text: string; cite: string; kind: string } | null;
  options: OptionInfo[];
  scene: Scene;
  result: Result | null;
  orders: Order[];
  can_undo: { ok: boolean; why: string };
  floor: { deals: Deal[]; ready: string[] } | null;
  /** A word to newcomers, and the option that it recommends. */
  guide: { text: string; key: string } | null;
  dialog: Dialog | null;
  version: string;
}
export interface Reason {
  text: string;
  cite: string;
}
export interface LogLine {
  n: number;
  text: string;
  kind: string;
  refs: string[];
  dice: number[] | null;
  /** Dice of this or more are hits; 0: the roll has none. */
  hit: number;
}
export interface TalkLine {
  n: number;
  seat: string;
  text: string;
  to: string[] | null;
  note: string;
  at: number;
}
export interface Verified {
  ok: boolean;
  problems: string[];
  commitment: string;
  seed: string | null;
  decisions: number | null;
}

/** What the server refuses, with the sentence that it gives as its reason. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly look: Look | null,
  ) {
    super(message);
  }
}

/** What was asked for before the page that wants it was there; each answer serves once, and soon. */
const early = new Map<string, Promise<unknown>>();
const FRESH = 4000;

/** Ask for what a table needs first, while the page is still on its way. */
export function hasten(id: string, seat: string | null): void {
  const table = `/tables/${encodeURIComponent(id)}`;
  for (const path of [table, `${table}/boards`, `${table}/look${query({ seat })}`]) {
    const answer = ask("GET", path);
    answer.catch(() => {}); // whoever wants it is told
    early.set(path, answer);
  }
  setTimeout(() => early.clear(), FRESH);
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const known = method === "GET" ? early.get(path) : undefined;
  early.delete(path);
  if (known) return (await known) as T;
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body instanceof Blob) {
    init.body = body;
    init.headers = { "Content-Type": "application/octet-stream" };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetch(`/api${path}`, init);
  const told: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = (told ?? {}) as { error?: string; look?: Look };
    throw new Refused(answer.status, problem.error ?? answer.statusText, problem.look ?? null);
  }
  return told as T;
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value != null);
  return given.length ? "?" + given.map(([k, v]) => `${k}=${encodeURIComponent(v!)}`).join("&") : "";
}

export const api = {
  me: () => ask<Me>("GET", "/me"),
  signUp: (name: string, password: string) => ask<Me>("POST", "/accounts", { name, password }),
  logIn: (name: string, password: string) => ask<Me>("POST", "/session", { name, password }),
  logOut: () => ask<unknown>("DELETE", "/session"),
  newToken: (label: string) => ask<{ token: string }>("POST", "/tokens", { label }),
  revokeTokens: () => ask<Me>("DELETE", "/tokens"),
  catalog: () => ask<GameInfo[]>("GET", "/catalog"),
  tables: () => ask<TableList>("GET", "/tables"),
  newTable: (table: NewTable) => ask<TableInfo>("POST", "/tables", table),
  upload: (save: Blob) => ask<TableInfo>("POST", "/uploads", save),
};

/** One table, as one seat sees it; null is a spectator. */
export class TableApi {
  private readonly path: string;
  constructor(
    readonly id: string,
    readonly seat: string | null,
  ) {
    this.path = `/tables/${encodeURIComponent(id)}`;
  }

  info = () => ask<TableInfo>("GET", this.path);
  start = () => ask<TableInfo>("POST", `${this.path}/start`);
  boards = () => ask<Board[]>("GET", `${this.path}/boards`);
  glossary = () => ask<Term[]>("GET", `${this.path}/glossary`);
  look = () => ask<Look>("GET", `${this.path}/look${query({ seat: this.seat })}`);
  undo = () => ask<Look>("POST", `${this.path}/undo`, { seat: this.seat });
  verify = () => ask<Verified>("GET", `${this.path}/verify`);
  orders = () => ask<Orders>("GET", `${this.path}/orders${query({ seat: this.seat })}`);
  giveOrders = (orders: Order[]) => ask<Orders>("PUT", `${this.path}/orders`, { seat: this.seat, orders });
  talk = () =>
    ask<{ private: boolean; entries: TalkLine[] }>("GET", `${this.path}/talk${query({ seat: this.seat })}`);
  say = (text: string, to: string[] | null) =>
    ask<{ private: boolean; entries: TalkLine[] }>("POST", `${this.path}/talk`, {
      text,
      seat: this.seat,
      ...(to ? { to } : {}),
    });

  decide(key: string, seq: number): Promise<Look> {
    const once = Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16)).join("");
    const decision = { seat: this.seat, key, seq, idempotency_key: once };
    return ask<Look>("POST", `${this.path}/decisions`, decision);
  }

  sit(seat: string, move: "join" | "leave" | "bot" | "take-back" | "invite", more: { invite?: string; bot?: string } = {}) {
    return ask<TableInfo>("POST", `${this.path}/seats/${encodeURIComponent(seat)}/${move}`, more);
  }

  async why(ref: string): Promise<Reason[]> {
    const told = await ask<{ reasons: Reason[] }>("GET", `${this.path}/why${query({ seat: this.seat, ref })}`);
    return told.reasons;
  }

  async odds(key: string): Promise<Odds | null> {
    return (await ask<{ odds: Odds | null }>("GET", `${this.path}/odds${query({ seat: this.seat, key })}`)).odds;
  }

  log(since: number): Promise<{ total: number; entries: LogLine[] }> {
    return ask("GET", `${this.path}/log${query({ seat: this.seat, since })}`);
  }

  replay(at: number): Promise<{ at: number; total: number; look: Look }> {
    return ask("GET", `${this.path}/replay${query({ seat: this.seat, at })}`);
  }

  savePath(): string {
    return `/api${this.path}/save`;
  }

  /** The server tells the version of what these eyes see whenever it changes, and at first. */
  events(onchange: (version: string) => void): () => void {
    const source = new EventSource(`/api${this.path}/events${query({ seat: this.seat })}`);
    source.addEventListener("changed", (event: MessageEvent<string>) => {
      onchange((JSON.parse(event.data) as { version: string }).version);
    });
    return () => source.close();
  }
}
