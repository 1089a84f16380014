/** How likely it is to draw what one needs. */

/** That at least one of `wanted` cards is among so many that are drawn blindly from `all`. */
export function chanceOfOne(all: number, wanted: number, drawn: number): number {
  if (wanted <= 0 || drawn <= 0 || all <= 0) return 0;
  let none = 1;
  for (let n = 0; n < Math.min(drawn, all); n++) none *= Math.max(0, all - wanted - n) / (all - n);
  return 1 - none;
}
