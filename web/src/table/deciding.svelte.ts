/** What a seat does: it decides, takes back, and gives standing orders. */

import { Lost, newWord, Refused, type Look, type NewOrder, type OrderInfo } from "../api";
import { trouble } from "../lib/trouble";
import { say } from "../lib/words";
import { isAbout, plain } from "./orders";
import { Watching } from "./watching.svelte";

/** No option has such a key. */
export const UNDO = "take back";
export const ORDER = "order";

export abstract class Deciding extends Watching {
  /** The option that was chosen, or taking back, until the server has answered. */
  pending = $state("");
  busy = $derived(this.pending !== "");
  /** What was chosen and leads straight to dice, until somebody says that they mean it. */
  rolling = $state.raw<string[] | null>(null);

  /** What is decided, until it is known how much of it was taken. */
  protected answering: Promise<number | null> = Promise.resolve(null);

  /** What was decided is done. */
  protected abstract settle(): void;

  /** Decide with several keys, and say if something came in between. */
  async undertake(keys: string[]): Promise<void> {
    const taken = await this.decideAll(keys);
    if (taken !== null && taken < keys.length && this.live?.prompt) this.notice = say("chain-stopped");
  }

  /** Roll the dice to which the choice leads. */
  async roll(): Promise<void> {
    if (this.rolling) await this.decideAll(this.rolling, true);
  }

  /** Decide, and say how many of the keys were taken; null, where nothing was. */
  async decideAll(keys: string[], sure = false): Promise<number | null> {
    const look = this.live;
    if (!look || this.busy || this.past) return null;
    this.answering = this.decideAt(look, keys, sure);
    return this.answering;
  }

  private async decideAt(look: Look, keys: string[], sure: boolean): Promise<number | null> {
    this.pending = keys[0]!;
    this.notice = "";
    this.hush();
    this.rolling = null;
    const [once, known] = [newWord(), this.known()];
    const careful = !sure && (this.info?.ask_before_dice ?? false);
    try {
      const { answer, number } = await this.act(() => this.api.decide(keys, look, once, known, careful));
      this.pending = "";
      await this.takeAnswer(answer, number);
      if (answer.rolls) {
        this.rolling = keys;
        return null;
      }
      this.problem = "";
      this.settle();
      this.remember();
      return answer.taken ?? keys.length;
    } catch (error) {
      const sentence = trouble(error, { 422: "trouble-not-offered" });
      if (error instanceof Refused && error.look) {
        await this.takeNow(error.look, false);
        this.notice = sentence;
      } else {
        this.problem = sentence;
        void this.refresh();
      }
      return null;
    } finally {
      this.pending = "";
      void this.catchUp();
    }
  }

  async undo(): Promise<void> {
    if (this.busy) return;
    this.pending = UNDO;
    this.hush();
    try {
      const look = await this.api.undo({ ...this.known(), since: 0 });
      this.lines = [];
      await this.takeNow(look, true);
      this.problem = "";
    } catch (error) {
      // Nobody knows whether it was done: a look tells.
      if (error instanceof Lost) void this.refresh();
      else this.fail(error);
    } finally {
      this.pending = "";
      void this.catchUp();
    }
  }

  /** Give a standing order beside those that stand, or end one; where it binds, it acts at once. */
  async order(order: OrderInfo, stands: boolean): Promise<void> {
    const others = (this.live?.orders ?? []).filter((each) => !isAbout(order, each)).map(plain);
    await this.orders(stands ? [...others, plain(order)] : others);
  }

  /** A plan beside the orders that stand. */
  async plan(order: NewOrder): Promise<void> {
    await this.orders([...(this.live?.orders ?? []).map(plain), order]);
  }

  private async orders(orders: NewOrder[]): Promise<void> {
    if (!this.live || this.busy) return;
    this.pending = ORDER;
    try {
      await this.api.giveOrders(orders);
      await this.lookAfter();
    } catch (error) {
      this.fail(error);
    } finally {
      this.pending = "";
      void this.catchUp();
    }
  }
}
