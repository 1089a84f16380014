/** Standing orders as they are told and as they are given. */

import type { NewOrder, OrderInfo } from "../api";

/** What an order says, without its words. */
export function plain(order: OrderInfo): NewOrder {
  const { window, until, unless, against, take, about, kind, note } = order;
  return { window, until, unless, against, take, about, kind, note };
}
