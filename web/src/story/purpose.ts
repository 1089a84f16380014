/** What dice were rolled for, without the numbers, which are shown as dice; Japanese has a colon of its own. */
export function purpose(text: string): string {
  const at = Math.max(text.lastIndexOf(":"), text.lastIndexOf("\uff1a"));
  return at < 0 ? text : text.slice(0, at);
}
