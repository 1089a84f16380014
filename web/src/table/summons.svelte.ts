/** My move: the tab shows it, and whoever wants to be called is. */

import { untrack } from "svelte";
import { bell } from "../lib/bell.svelte";
import { showInTab } from "../lib/tab";
import { say } from "../lib/words";
import type { Play } from "./play.svelte";

/** For the page of a table, as long as it is there. */
export function summon(play: Play): void {
  $effect(() =>
    showInTab([play.due ? say("your-move-title") : "", play.info?.name].filter(Boolean).join(" · "), play.due),
  );
  /** Unknown until there is something to see: who finds a question on coming here was not called. */
  let wasDue: boolean | null = null;
  $effect(() => {
    const { due } = play;
    if (!play.live) return;
    if (due && wasDue === false) {
      const [name, asked] = untrack(() => [play.info?.name ?? "", play.live?.prompt?.text ?? ""]);
      bell.call(`${say("your-move-title")} · ${name}`, asked, play.api.id);
    }
    wasDue = due;
  });
}
