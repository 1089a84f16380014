/** Where options stand: each keeps its place while it is offered, whatever others do meanwhile. */

import type { OptionInfo } from "../api";

export interface Slot {
  option: OptionInfo;
  /** It was offered, and is not any more; nothing else takes its place. */
  gone: boolean;
  /** It came when the list was there already. */
  late?: boolean;
}

export function inOrder(options: readonly OptionInfo[]): Slot[] {
  return options.map((option) => ({ option, gone: false }));
}

/** The same list, changed by somebody else: new options come at its end. */
export function keepPlaces(before: readonly Slot[], options: readonly OptionInfo[]): Slot[] {
  const now = new Map(options.map((option) => [option.key, option]));
  const kept = before.map((slot) => {
    const { key } = slot.option;
    return { ...slot, option: now.get(key) ?? slot.option, gone: !now.has(key) };
  });
  const last = kept.findLastIndex((slot) => !slot.gone);
  const known = new Set(before.map((slot) => slot.option.key));
  return [
    ...kept.slice(0, last + 1),
    ...inOrder(options.filter((option) => !known.has(option.key))).map((slot) => ({ ...slot, late: true })),
  ];
}

/** The keys that stand where something else stood, or nothing. */
export function changed(before: readonly Slot[], after: readonly Slot[]): Set<string> {
  const moved = after.filter((slot, i) => !slot.gone && before[i]?.option.key !== slot.option.key);
  return new Set(moved.map((slot) => slot.option.key));
}
