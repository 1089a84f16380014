/** What is drafted, or left of a march, over a reload of the page. */

import type { Look } from "../api";
import { say } from "../lib/words";
import { keepDraft, takeDraft, type Kept } from "./kept";
import { endOf, wentAsForeseen } from "./menu";
import type { Play } from "./play.svelte";

export class Keeping {
  /** What was drafted before the page was loaded again, until its question comes. */
  private kept: Kept | null | undefined;
  /** What is just being drawn again: whoever leaves meanwhile finds it later. */
  private returning: Kept | null = null;

  constructor(private readonly play: Play) {}

  /** Whether something that was drafted waits for its question. */
  get waits(): boolean {
    const { api } = this.play;
    if (this.kept === undefined) this.kept = takeDraft(api.id, api.seat ?? "");
    return this.kept !== null;
  }

  forget(): void {
    this.kept = null;
    this.returning = null;
  }

  /** Keep what is drafted, or left of a march, for when this page is opened again. */
  keep(): void {
    const { play } = this;
    const kept = this.drafted(play.live?.prompt?.kind ?? "");
    keepDraft(play.api.id, play.api.seat ?? "", kept ?? this.kept ?? this.returning);
  }

  /** What is drafted as an answer to such a question, or left of a march. */
  private drafted(kind: string): Kept | null {
    const { play } = this;
    const { list, marching } = play.pointing;
    const { draft, march } = marching;
    const legs = draft?.legs ?? march?.legs ?? [];
    const start = draft?.start ?? march?.begun.at(-1)?.to ?? "";
    if (!list && !(legs.length && start)) return null;
    return {
      seq: play.live?.seq ?? -1,
      kind: march?.kind ?? kind,
      start,
      places: legs.map((leg) => leg.to),
      begun: march?.begun ?? [],
      since: march?.since ?? 0,
      list: list && { verb: list.verb, name: list.name, kind: list.kind, items: list.items },
    };
  }

  /** Somebody else has gone on, or I have on another device: what is drafted is drawn again if it is asked the
   * same, and otherwise it is said that it is gone. */
  carry(look: Look): void {
    const { play } = this;
    const { isDrafted, menu } = play.pointing;
    const kept = isDrafted ? this.drafted(menu?.kind ?? "") : this.returning;
    if (!kept) return;
    const isSame = look.prompt?.kind === kept.kind && !look.window;
    this.kept = this.returning = isSame ? { ...kept, seq: look.seq } : null;
    if (!isSame) play.notice = say("draft-gone");
  }

  /** What was drafted is there again, if its question is; nothing of it is begun by itself. */
  async restore(look: Look): Promise<void> {
    const { kept, play } = this;
    if (!kept || !look.prompt || look.window) return;
    this.kept = null;
    const isSame = kept.begun.length
      ? look.prompt.kind === kept.kind && wentAsForeseen(kept.begun, play.lines.slice(kept.since))
      : look.seq === kept.seq;
    if (!isSame) {
      this.returning = null;
      play.notice = say(kept.begun.length ? "march-halted" : "draft-gone");
      return;
    }
    this.returning = kept;
    await this.draw(kept, look);
    if (this.returning === kept) this.returning = null;
  }

  private async draw(kept: Kept, look: Look): Promise<void> {
    const { play } = this;
    const { pointing } = play;
    const at = kept.list?.items[0]?.ref ?? kept.start;
    await pointing.unfold(at, play.nameOf(at));
    if (play.live?.seq !== look.seq || pointing.menu?.ref !== at) return;
    if (kept.list) return pointing.listing.restore(kept.list);
    const { ways } = await play.api.ways(kept.start, false, kept.places.slice(0, -1));
    const way = ways.find((each) => endOf(each) === kept.places.at(-1));
    if (way && play.live?.seq === look.seq) pointing.marching.draft = way;
    else play.notice = say("draft-gone");
  }
}
