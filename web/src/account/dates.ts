/** Moments as people read them, in their own language and time. */

import { written } from "../lib/language";

const date = written({ dateStyle: "medium" });
const moment = written({ dateStyle: "medium", timeStyle: "short" });

export const day = (seconds: number): string => date.format(seconds * 1000);
export const time = (seconds: number): string => moment.format(seconds * 1000);
