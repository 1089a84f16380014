/** The few verbs the client speaks to the server with; what they carry, the server's document says. */

import { clock } from "./lib/clock.svelte";
import { language } from "./lib/language";
import { listen } from "./lib/stream";
import type {
  Change,
  Look,
  NewOrder,
  NewPush,
  NewReport,
  NewTable,
  NewToken,
  NewVote,
  NewWishes,
  Scene,
  SeatChange,
  paths,
} from "./wire";

export type * from "./wire";
/** How many lines of log and talk somebody has read. */
export interface Known {
  since: number;
  heard: number;
}
/** The version of what there is to see; and where it is known, what has changed since the one before. */
export type Ping = { version: string } & Partial<Change>;
export const NOTHING: Known = { since: 0, heard: 0 };
export type Scope = NonNullable<NewToken["scopes"]>[number];
export type Panel = Scene["panels"][number];
export type Move = paths["/api/tables/{table_id}/seats/{seat}/{move}"]["post"]["parameters"]["path"]["move"];

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

/** Nobody has answered. */
export class Lost extends Error {}

type Method = "get" | "post" | "put" | "delete";
/** The paths that can be spoken to with a verb. */
type Paths<M extends Method> = { [P in keyof paths]: paths[P] extends Record<M, object> ? P : never }[keyof paths];
type Call<M extends Method, P extends Paths<M>> = paths[P] extends Record<M, infer O> ? O : never;
type Json<T> = T extends { content: { "application/json": infer J } } ? J : never;
type Answer<C> = C extends { responses: infer R } ? Json<R[keyof R]> : never;
/** What belongs into the path, into its query and into the body of a call, as far as there is any. */
type Given<C> = (C extends { parameters: { path: infer P } } ? { path: P } : object) &
  (C extends { parameters: { query: infer Q } }
    ? { query: Q }
    : C extends { parameters: { query?: infer Q } }
      ? { query?: Q }
      : object) &
  (C extends { requestBody: { content: infer B } } ? { body: Json<{ content: B }> | Blob } : object);

interface Anything {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean | string[] | null | undefined>;
  body?: unknown;
}

/** What was asked for before the page that wants it was there; each answer serves once, and soon. */
const early = new Map<string, Promise<unknown>>();
const FRESH = 4000;

/** Ask for what a table needs first, while the page is still on its way. */
export function hasten(id: string, seat: string | null): void {
  const path = { table_id: id };
  for (const address of [
    url("/api/tables/{table_id}", { path }),
    url("/api/tables/{table_id}/boards", { path }),
    url("/api/tables/{table_id}/look", { path, query: { seat, ...NOTHING } }),
  ]) {
    const answer = send("get", address);
    answer.catch(() => {}); // whoever wants it is told
    early.set(address, answer);
  }
  setTimeout(() => early.clear(), FRESH);
}

async function ask<M extends Method, P extends Paths<M>>(
  method: M,
  path: P,
  given: Given<Call<M, P>>,
): Promise<Answer<Call<M, P>>> {
  const { body, ...where } = given as Anything;
  const address = url(path, where);
  const known = method === "get" ? early.get(address) : undefined;
  early.delete(address);
  return (await (known ?? send(method, address, body))) as Answer<Call<M, P>>;
}

async function send(method: Method, address: string, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = { "Accept-Language": language };
  const init: RequestInit = { method: method.toUpperCase(), credentials: "same-origin", headers };
  if (body instanceof Blob) {
    init.body = body;
    headers["Content-Type"] = "application/octet-stream";
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    headers["Content-Type"] = "application/json";
  }
  const answer = await fetch(address, init).catch((error: unknown) => {
    throw new Lost(String(error));
  });
  clock.set(answer.headers.get("date"));
  const told: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = (told ?? {}) as { error?: string; look?: Look };
    throw new Refused(answer.status, problem.error ?? "", problem.look ?? null);
  }
  return told;
}

function url(path: keyof paths, { path: names = {}, query = {} }: Anything): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name]!));
  const named = Object.entries(query).flatMap(([k, v]) =>
    (Array.isArray(v) ? v : [v]).map((each) => [k, each] as const),
  );
  const given = named.filter(([, value]) => value != null);
  return given.length ? address + "?" + given.map(([k, v]) => `${k}=${encodeURIComponent(v!)}`).join("&") : address;
}

export const api = {
  me: () => ask("get", "/api/me", {}),
  signUp: (name: string, password: string) => ask("post", "/api/accounts", { body: { name, password } }),
  logIn: (name: string, password: string) => ask("post", "/api/session", { body: { name, password } }),
  chooseName: (name: string) => ask("post", "/api/oidc/name", { body: { name } }),
  chooseLanguage: (language: string) => ask("put", "/api/account/language", { body: { language } }),
  shareGames: (shares_games: boolean) => ask("put", "/api/account/sharing", { body: { shares_games } }),
  logOut: () => ask("delete", "/api/session", {}),
  account: () => ask("get", "/api/account", {}),
  changePassword: (old: string, fresh: string) => ask("put", "/api/account/password", { body: { old, new: fresh } }),
  changeEmail: (email: string, password: string) => ask("put", "/api/account/email", { body: { email, password } }),
  confirmEmail: (word: string) => ask("post", "/api/account/email/confirm", { body: { word } }),
  forgot: (who: string) => ask("post", "/api/account/resets", { body: { who } }),
  resetPassword: (word: string, password: string) => ask("put", "/api/account/resets", { body: { word, password } }),
  deleteAccount: (name: string, password: string) => ask("post", "/api/account/deletion", { body: { name, password } }),
  person: (account_id: string) => ask("get", "/api/people/{account_id}", { path: { account_id } }),
  blocks: () => ask("get", "/api/account/blocks", {}),
  block: (account_id: string) => ask("put", "/api/account/blocks/{account_id}", { path: { account_id } }),
  unblock: (account_id: string) => ask("delete", "/api/account/blocks/{account_id}", { path: { account_id } }),
  report: (body: NewReport) => ask("post", "/api/reports", { body }),
  moderation: () => ask("get", "/api/moderation", {}),
  settle: (report_id: string, reason: string) =>
    ask("post", "/api/moderation/reports/{report_id}/settle", { path: { report_id }, body: { reason } }),
  hideTable: (table_id: string, on: boolean, reason: string) =>
    ask("post", "/api/moderation/tables/{table_id}/hide", { path: { table_id }, body: { on, reason } }),
  lockPerson: (account_id: string, on: boolean, reason: string) =>
    ask("post", "/api/moderation/people/{account_id}/lock", { path: { account_id }, body: { on, reason } }),
  endSession: (key: string) => ask("delete", "/api/account/sessions/{key}", { path: { key } }),
  endOtherSessions: () => ask("delete", "/api/account/sessions", {}),
  newToken: (label: string, scopes: Scope[]) => ask("post", "/api/tokens", { body: { label, scopes } }),
  revokeToken: (key: string) => ask("delete", "/api/tokens/{key}", { path: { key } }),
  myTime: () => ask("get", "/api/me/time", {}),
  setZone: (zone: string) => ask("put", "/api/me/time", { body: { zone } }),
  addVacation: (first: string, last: string) => ask("post", "/api/me/vacations", { body: { first, last } }),
  endVacation: (first: string) => ask("delete", "/api/me/vacations/{first}", { path: { first } }),
  revokeTokens: () => ask("delete", "/api/tokens", {}),
  wishes: () => ask("get", "/api/messages", {}),
  wish: (said: NewWishes) => ask("put", "/api/messages", { body: said }),
  addPush: (browser: NewPush) => ask("post", "/api/messages/push", { body: browser }),
  addHook: (url: string) => ask("post", "/api/messages/hooks", { body: { url } }),
  removeWay: (id: string) => ask("delete", "/api/messages/ways/{way_id}", { path: { way_id: id } }),
  tryWays: () => ask("post", "/api/messages/try", {}),
  unsubscribe: (word: string) => ask("post", "/api/unsubscribe", { query: { word } }),
  catalog: () => ask("get", "/api/catalog", {}),
  tables: () => ask("get", "/api/tables", {}),
  newTable: (table: NewTable) => ask("post", "/api/tables", { body: table }),
  rules: (game: string) => ask("get", "/api/games/{game_id}/rules", { path: { game_id: game } }),
  section: (game: string, section: string) =>
    ask("get", "/api/games/{game_id}/rules/sections/{section}", { path: { game_id: game, section } }),
  searchRules: (game: string, words: string) =>
    ask("get", "/api/games/{game_id}/rules/search", { path: { game_id: game }, query: { words } }),
  powers: (game: string) => ask("get", "/api/games/{game_id}/powers", { path: { game_id: game } }),
  cards: (game: string) => ask("get", "/api/games/{game_id}/cards", { path: { game_id: game } }),
  dataTables: (game: string) => ask("get", "/api/games/{game_id}/data", { path: { game_id: game } }),
  dataTable: (game: string, table: string) =>
    ask("get", "/api/games/{game_id}/data/{table}", { path: { game_id: game, table } }),
  checkPack: (game: string, files: Record<string, string>) =>
    ask("post", "/api/games/{game_id}/packs", { path: { game_id: game }, body: { files } }),
  glossary: (game: string) => ask("get", "/api/games/{game_id}/glossary", { path: { game_id: game } }),
  upload: (save: Blob) => ask("post", "/api/uploads", { body: save }),
};

/** A word that nobody has used before. */
export function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (n) => n.toString(16)).join("");
}

/** One table, as one seat sees it; null is a spectator. */
export class TableApi {
  private readonly path: { table_id: string };
  constructor(
    readonly id: string,
    readonly seat: string | null,
  ) {
    this.path = { table_id: id };
  }

  info = () => ask("get", "/api/tables/{table_id}", { path: this.path });
  cancel = () => ask("delete", "/api/tables/{table_id}", { path: this.path });
  start = () => ask("post", "/api/tables/{table_id}/start", { path: this.path });
  boards = () => ask("get", "/api/tables/{table_id}/boards", { path: this.path });
  glossary = () => ask("get", "/api/tables/{table_id}/glossary", { path: this.path });
  cards = () => ask("get", "/api/tables/{table_id}/cards", { path: this.path, query: { seat: this.seat } });
  verify = () => ask("get", "/api/tables/{table_id}/verify", { path: this.path });
  look = (known: Known) =>
    ask("get", "/api/tables/{table_id}/look", { path: this.path, query: { seat: this.seat, ...known } });
  talk = () => ask("get", "/api/tables/{table_id}/talk", { path: this.path, query: { seat: this.seat } });
  log = (since: number) =>
    ask("get", "/api/tables/{table_id}/log", { path: this.path, query: { seat: this.seat, since } });
  digest = (since: number) =>
    ask("get", "/api/tables/{table_id}/digest", { path: this.path, query: { seat: this.seat, since } });
  /** `counted`: by whose log, if not by one's own. */
  replay = (at: number, counted?: string) =>
    ask("get", "/api/tables/{table_id}/replay", { path: this.path, query: { seat: this.seat, at, counted } });
  review = () => ask("get", "/api/tables/{table_id}/review", { path: this.path, query: { seat: this.seat } });
  layers = (side: string, at: number | null) =>
    ask("get", "/api/tables/{table_id}/layers", { path: this.path, query: { seat: this.seat, side, at } });
  /** Who was winning when, and why: of a game that is over, or of one's own beside bots. */
  analysis = () => ask("get", "/api/tables/{table_id}/analysis", { path: this.path, query: { seat: this.seat } });
  /** Go on from where so many lines were told, against bots: a table of one's own. */
  branch = (at: number, mine: string[]) =>
    ask("post", "/api/tables/{table_id}/branches", { path: this.path, body: { at, seat: this.seat, mine } });
  orders = () => ask("get", "/api/tables/{table_id}/orders", { path: this.path, query: { seat: this.own } });
  giveOrders = (orders: NewOrder[]) =>
    ask("put", "/api/tables/{table_id}/orders", { path: this.path, body: { seat: this.own, orders } });
  notes = () => ask("get", "/api/tables/{table_id}/notes", { path: this.path });
  writeNotes = (text: string) => ask("put", "/api/tables/{table_id}/notes", { path: this.path, body: { text } });
  undo = (known: Known) =>
    ask("post", "/api/tables/{table_id}/undo", { path: this.path, body: { seat: this.own, ...known } });
  say = (text: string, to: string[] | null) =>
    ask("post", "/api/tables/{table_id}/talk", { path: this.path, body: { seat: this.seat, text, to } });
  why = async (ref: string) =>
    (await ask("get", "/api/tables/{table_id}/why", { path: this.path, query: { seat: this.own, ref } })).reasons;
  openings = (ref: string, after: string[] = []) =>
    ask("get", "/api/tables/{table_id}/openings", { path: this.path, query: { seat: this.own, ref, after } });
  ways = (ref: string, back: boolean, via: string[] = []) =>
    ask("get", "/api/tables/{table_id}/ways", { path: this.path, query: { seat: this.own, ref, back, via } });
  hint = () => ask("get", "/api/tables/{table_id}/hint", { path: this.path, query: { seat: this.own } });
  odds = async (key: string) =>
    (await ask("get", "/api/tables/{table_id}/odds", { path: this.path, query: { seat: this.own, key } })).odds;

  /**
   * However often it is sent with the same word, it is decided once; further keys follow the first.
   * `careful`: not if it leads straight to dice. `held`: the look after which to be told what has changed.
   */
  decide([key, ...then]: string[], held: Look, once: string, known: Known, careful = false) {
    const { seq, version } = held;
    const body = { seat: this.own, key: key!, then, careful, seq, version, idempotency_key: once, ...known };
    return ask("post", "/api/tables/{table_id}/decisions", { path: this.path, body });
  }

  sit(seat: string, move: Move, more: SeatChange = {}) {
    return ask("post", "/api/tables/{table_id}/seats/{seat}/{move}", {
      path: { ...this.path, seat, move },
      body: more,
    });
  }

  vote = (wish: NewVote) => ask("post", "/api/tables/{table_id}/votes", { path: this.path, body: wish });

  rewind = () => ask("get", "/api/tables/{table_id}/rewind", { path: this.path, query: { seat: this.own } });
  askBack = (at: number) =>
    ask("post", "/api/tables/{table_id}/rewind", { path: this.path, body: { at, seat: this.own } });
  answerBack = (agree: boolean) => ask("put", "/api/tables/{table_id}/rewind", { path: this.path, body: { agree } });

  savePath(): string {
    return url("/api/tables/{table_id}/save", { path: this.path });
  }

  /** The server tells what these eyes see anew whenever it changes, and at first the version; and who is here. */
  events(onchange: (ping: Ping) => void, onhere: (seats: string[]) => void, onlost: () => void): () => void {
    // Nobody gives a stream headers.
    const address = url("/api/tables/{table_id}/events", {
      path: this.path,
      query: { seat: this.seat, changes: true, lang: language },
    });
    const changed = (data: string) => onchange(JSON.parse(data) as Ping);
    const here = (data: string) => onhere((JSON.parse(data) as { seats: string[] }).seats);
    return listen(address, { changed, here }, onlost);
  }

  /** Who decides; spectators do not. */
  private get own(): string {
    return this.seat ?? "";
  }
}
