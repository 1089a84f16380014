/** Moments as people read them, in their own language and time. */

const date = new Intl.DateTimeFormat([], { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat([], { dateStyle: "medium", timeStyle: "short" });

export const day = (seconds: number): string => date.format(seconds * 1000);
export const time = (seconds: number): string => moment.format(seconds * 1000);
