/** Another game of the same kind, with the same people. */

import { api, TableApi, type NewTable, type TableInfo } from "../api";
import { reseated } from "./reckoning";

/**
 * Bots sit at once, and where nobody sat; people who played it are invited. Whoever sat nowhere, as in
 * a game that was uploaded, plays the seat through whose eyes they look.
 */
export function rematchOf(info: TableInfo, rotate: boolean, eyes: string | null = null): NewTable {
  const own = info.seats.some((seat) => seat.mine) ? null : (eyes ?? info.seats[0]?.seat);
  const wishes = info.seats.map((seat) => ({
    seat: seat.seat,
    wish: seat.mine || seat.seat === own ? "me" : seat.bot || seat.who === "open" ? `bot:${seat.bot ?? ""}` : "invited",
  }));
  return {
    game: info.game,
    scenario: info.scenario,
    players: info.seats.length,
    options: info.options,
    seats: reseated(wishes, rotate),
    listed: info.listed,
    pace: info.pace as NonNullable<NewTable["pace"]>,
    ask_before_dice: info.ask_before_dice,
    hints: info.hints,
    clock: info.clock,
    pack_of: info.pack ? info.id : null,
  };
}

/** By seat, who is to hear that they are wanted again: people change seats as their wishes do. */
export function guestsOf(info: TableInfo, rotate: boolean): Record<string, string> {
  const names = info.seats.map(({ seat, mine, bot, account }) => ({
    seat,
    wish: mine || bot ? "" : (account?.name ?? ""),
  }));
  return Object.fromEntries(Object.entries(reseated(names, rotate)).filter(([, name]) => name));
}

/** It begins at once where nobody has to come first; whoever has to is told. */
export async function playAgain(info: TableInfo, rotate: boolean, eyes: string | null): Promise<string> {
  const wanted = rematchOf(info, rotate, eyes);
  const { id } = await api.newTable(wanted);
  const table = new TableApi(id, null);
  const waits = Object.values(wanted.seats ?? {}).includes("invited");
  if (!waits) await table.start();
  for (const [seat, name] of Object.entries(guestsOf(info, rotate))) {
    if (wanted.seats?.[seat] === "invited") await table.sit(seat, "invite", { name }).catch(() => undefined);
  }
  return id;
}
