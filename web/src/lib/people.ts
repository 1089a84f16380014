/** What people are called. */

import type { SeatInfo } from "../api";
import { say } from "./words";

/** Of a server for one person alone, who has chosen no name. */
const LOCAL = "local";

export function personName(account: SeatInfo["account"] | undefined): string | undefined {
  return account?.id === LOCAL ? say("person-local") : account?.name;
}
