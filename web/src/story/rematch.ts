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

/** For which person each seat is kept. */
export function invitedTo(info: TableInfo, rotate: boolean): Record<string, string> {
  const names = info.seats.map(({ seat, mine, account }) => ({ seat, wish: mine ? "" : (account?.name ?? "") }));
  return Object.fromEntries(Object.entries(reseated(names, rotate)).filter(([, name]) => name));
}

/** It begins at once where nobody has to come first; who has to is told of it, where the server tells. */
export async function playAgain(info: TableInfo, rotate: boolean, eyes: string | null): Promise<string> {
  const wanted = rematchOf(info, rotate, eyes);
  const { id } = await api.newTable(wanted);
  const table = new TableApi(id, null);
  const kept = Object.entries(wanted.seats ?? {}).filter(([, wish]) => wish === "invited");
  if (!kept.length) await table.start();
  const names = invitedTo(info, rotate);
  for (const [seat] of kept) if (names[seat]) await table.sit(seat, "invite", { name: names[seat] });
  return id;
}
