/** Standing orders as they are told and as they are given. */

import type { NewOrder, OrderInfo } from "../api";

/** Whether two orders are the same, or rules for the same losses, of which one can hold. */
export function isAbout(order: OrderInfo, other: OrderInfo): boolean {
  const isRule = order.kind !== "" && order.kind !== "negotiate" && order.about.length > 0;
  if (isRule) return other.kind === order.kind && String(other.about) === String(order.about);
  return JSON.stringify(plain(order)) === JSON.stringify(plain(other));
}

/** What an order says, without its words. */
export function plain(order: OrderInfo): NewOrder {
  const { window, until, unless, against, take, about, kind, note } = order;
  return { window, until, unless, against, take, about, kind, note };
}
