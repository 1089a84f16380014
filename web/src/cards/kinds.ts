import type { CardInfo } from "../api";
import { knows, say } from "../lib/words";

/** What kind of card it is, in words. */
export function kindOf({ kind }: Pick<CardInfo, "kind">): string {
  if (knows(`card-${kind}`)) return say(`card-${kind}`);
  const plain = kind.replaceAll(/[_-]/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
