/** Tables that are made and begun in one go. */

import { api, TableApi, type GameInfo, type NewTable, type TableInfo } from "../api";

/** The strongest bot that a game knows is its own, which comes before those for every game. */
export function bestBot(game: GameInfo): string {
  return game.bots.find((bot) => !["random", "greedy", "search"].includes(bot)) ?? game.bots[0] ?? "";
}

/** The scenarios that more than one can play. */
export function forSeveral(game: GameInfo): GameInfo["scenarios"] {
  return game.scenarios.filter((each) => Math.max(...each.players) > 1);
}

/** Seats without a character of their own: their powers are chosen at the table. */
export const isNumbered = (seat: string) => /^p\d+$/.test(seat);

/** A game against bots: as many as the scenario, or else the first one for several, has seats for. */
export function solo(
  game: GameInfo,
  me?: string,
  wanted = "",
): { table: NewTable; names: string[]; scenario: GameInfo["scenarios"][number] } {
  const scenario = game.scenarios.find((each) => each.id === wanted) ?? forSeveral(game)[0] ?? game.scenarios[0]!;
  const seated = scenario.players.filter((count) => !me || scenario.seats[String(count)]?.includes(me));
  const players = Math.max(...(seated.length ? seated : scenario.players));
  const names = scenario.seats[String(players)] ?? [];
  const own = me ?? names[0]!;
  const seats = Object.fromEntries(names.map((seat) => [seat, seat === own ? "me" : `bot:${bestBot(game)}`]));
  return { table: { game: game.id, scenario: scenario.id, players, seats }, names, scenario };
}

export async function begin(table: NewTable): Promise<TableInfo> {
  const made = await api.newTable(table);
  return new TableApi(made.id, null).start();
}
