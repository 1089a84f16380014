/** The address of a table, at a position of its log: for links, without going anywhere. */

import { tablePath } from "./route.svelte";

export function positionPath(id: string, seat: string | null, at: number | null): string {
  const path = tablePath(id, seat);
  return at === null ? path : `${path}${path.includes("?") ? "&" : "?"}at=${at}`;
}

export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#${path}`;
}

/** Shown in the address bar, so that a reload comes back to it; not where somebody has gone elsewhere. */
export function showAddress(id: string, seat: string | null, at: number | null): void {
  const [here] = location.hash.split("?");
  const path = `#${positionPath(id, seat, at)}`;
  if (here === `#${tablePath(id)}` && location.hash !== path) history.replaceState(null, "", path);
}
