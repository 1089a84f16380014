/** A stack in the hand: dragged from its place to another one. */

import type { Point } from "./room";

/** A hand that moves less has clicked. */
const SLACK = 6;

export interface Gripping {
  /** Whether what stands at a place can be taken up: with a mouse, by its counters. */
  may: (place: string) => boolean;
  /** Beside which place something is open: that can be dragged, too, also by touch. */
  opened: () => string;
  /** A stack is taken up. */
  onlift: (place: string) => void;
  ondrop: (from: string, to: string) => void;
}

const placeOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest("[data-place]")?.getAttribute("data-place") ?? "";

export class Grip {
  /** Where the hand is on the screen, while it carries something. */
  at = $state.raw<Point | null>(null);
  from = "";
  private start: Point = { x: 0, y: 0 };
  private isDone = false;

  constructor(private readonly how: Gripping) {}

  /** Whether a hand would take up what is under it; else it moves the map. */
  takes(event: Event): boolean {
    if (event.type === "wheel") return false;
    const place = placeOf(event.target);
    if (!place) return false;
    if (place === this.how.opened()) return true;
    const isMouse = event.type === "mousedown" || (event as PointerEvent).pointerType === "mouse";
    const isCounter = (event.target as Element).closest(".counter, .fleet, .plate") !== null;
    return isMouse && isCounter && this.how.may(place);
  }

  hold(event: PointerEvent): void {
    this.isDone = false;
    this.at = null;
    this.from = event.button === 0 && this.takes(event) ? placeOf(event.target) : "";
    this.start = { x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.from) return;
    const here = { x: event.clientX, y: event.clientY };
    if (!this.at && Math.hypot(here.x - this.start.x, here.y - this.start.y) < SLACK) return;
    if (!this.at && this.from !== this.how.opened()) this.how.onlift(this.from);
    this.at = here;
  }

  drop(event: PointerEvent): void {
    const { from, at } = this;
    this.from = "";
    this.at = null;
    if (!from || !at) return;
    this.isDone = true;
    const to = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    if (to && to !== from) this.how.ondrop(from, to);
  }

  /** Whether the click that follows belongs to what was dragged; it is no click of its own. */
  ate(): boolean {
    const { isDone } = this;
    this.isDone = false;
    return isDone;
  }
}
