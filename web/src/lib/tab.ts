/** What the tab of the browser shows of this page, among many others. */

import { say } from "./words";

const ICON = "/icon.svg";
const MOVE = "/icon-move.svg";

/** `waits`: somebody waits for whoever has this tab. */
export function showInTab(title: string, waits: boolean): void {
  document.title = title ? `${title} · ${say("tercio")}` : say("tercio");
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", waits ? MOVE : ICON);
}
