/** The frame through which a map is seen: how near, and which part of it. */

import { select } from "d3-selection";
import { zoom, zoomIdentity, type ZoomTransform } from "d3-zoom";
import { beside, isHidden, type Cover } from "./cover";
import type { Point, Size } from "./room";

/** How much more than its frame the map is drawn, so that it can be moved without a gap. */
const SPARE = 0.15;

export class Zoomer {
  width = $state(0);
  height = $state(0);
  view = $state({ k: 1, x: 0, y: 0 });
  /** While the map itself moves, nothing travels on it. */
  still = $state(true);
  /** Whether somebody has chosen what to see. */
  touched = false;
  /** What lies on the map: nothing is brought into sight behind it. */
  cover: Cover | null = null;
  /** So much at its lower edge lies under something else. */
  foot = 0;
  spare = $derived({ x: SPARE * this.width, y: SPARE * this.height });

  private now = { k: 1, x: 0, y: 0 };
  private settling: ReturnType<typeof setTimeout> | undefined;
  private frame!: HTMLElement;
  private sheet!: HTMLElement;
  private readonly zooming = zoom<HTMLElement, unknown>()
    .clickDistance(5)
    .filter(
      (event: Event) =>
        this.moves(event) &&
        (!(event as MouseEvent).ctrlKey || event.type === "wheel") &&
        !(event as MouseEvent).button,
    )
    .on("zoom", (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
      const { k, x, y } = event.transform;
      this.now = { k, x, y };
      if (!event.sourceEvent) return this.settle();
      this.touched = true;
      this.slide();
    });

  constructor(
    /** Whether what a hand does moves the map. */
    private readonly moves: (event: Event) => boolean,
    private readonly onslide: () => void,
  ) {}

  /** From the moment on when there is something to see; what is returned ends it. */
  watch(frame: HTMLElement, sheet: HTMLElement): () => void {
    [this.frame, this.sheet] = [frame, sheet];
    select(frame).call(this.zooming).on("dblclick.zoom", null);
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) ({ width: this.width, height: this.height } = entry.contentRect);
    });
    watcher.observe(frame);
    const unscroll = () => this.unscroll();
    frame.addEventListener("scroll", unscroll);
    return () => {
      frame.removeEventListener("scroll", unscroll);
      watcher.disconnect();
      clearTimeout(this.settling);
    };
  }

  /** How far one can go, where all of a board is seen at a scale. */
  limit(fitting: number, { width, height }: Size): void {
    this.zooming.scaleExtent([fitting * 0.9, Math.max(10, fitting * 8)]).translateExtent([
      [-100, -90],
      [width + 100, height + 90],
    ]);
  }

  onScreen = ({ x, y }: Point): Point => ({ x: this.view.k * x + this.view.x, y: this.view.k * y + this.view.y });

  /** What of the board is in the middle of the frame. */
  get middle(): Point {
    const { k, x, y } = this.view;
    return { x: (this.width / 2 - x) / k, y: (this.height / 2 - y) / k };
  }

  /** A point of the board to the middle of the frame, or of what is left of it beside something that lies there. */
  go(k: number, { x, y }: Point): void {
    const free = beside(this.width, this.cover);
    const to = zoomIdentity
      .translate(free.from + free.width / 2 - k * x, (this.height - this.foot) / 2 - k * y)
      .scale(k);
    select(this.frame).call(this.zooming.transform, to);
  }

  nearer(factor: number): void {
    this.touched = true;
    select(this.frame).call(this.zooming.scaleBy, factor);
  }

  pan(dx: number, dy: number): void {
    this.touched = true;
    select(this.frame).call(this.zooming.translateBy, dx / this.view.k, dy / this.view.k);
  }

  /** A browser scrolls also a frame without bars to what it wants seen: the map has moved then, and all on it. */
  private unscroll(): void {
    const { scrollLeft, scrollTop } = this.frame;
    if (!scrollLeft && !scrollTop) return;
    this.frame.scrollTo({ left: 0, top: 0, behavior: "instant" });
    this.pan(-scrollLeft, -scrollTop);
  }

  /** Bring points into sight, not nearer than one has to. */
  show(points: readonly Point[], fitting: number): void {
    if (points.length === 0) return;
    this.touched = true;
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { width } = beside(this.width, this.cover);
    const near = Math.min(width / (right - left + 160), (this.height - this.foot) / (low - top + 160));
    const k = Math.max(fitting, Math.min(near, 2.4 * Math.max(1, fitting)));
    this.go(k, { x: (left + right) / 2, y: (top + low) / 2 });
  }

  isSeen(point: Point): boolean {
    const { x, y } = this.onScreen(point);
    const isInside = x >= 40 && y >= 40 && x <= this.width - 40 && y <= this.height - this.foot - 40;
    return isInside && !isHidden({ x, y }, this.cover);
  }

  /** Bring a point into sight if it is not. */
  reveal(point: Point): void {
    if (this.isSeen(point)) return;
    this.touched = true;
    this.go(this.view.k, point);
  }

  /** Move the picture as it is: it is drawn anew when the hand comes to rest. */
  private slide(): void {
    const { now, view, spare } = this;
    const r = now.k / view.k;
    const dx = now.x - r * view.x + spare.x * (1 - r);
    const dy = now.y - r * view.y + spare.y * (1 - r);
    this.onslide();
    // Only while it moves: whatever may always change is never drawn sharp at a new scale.
    this.sheet.style.willChange = "transform";
    this.sheet.style.transform = `translate(${dx}px, ${dy}px) scale(${r})`;
    this.still = false;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => this.settle(), 140);
  }

  private settle(): void {
    this.still = false;
    this.view = { ...this.now };
    this.sheet.style.transform = "";
    this.sheet.style.willChange = "";
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      // Whatever was moved by the zoom is put there first, even where no frame was drawn since.
      void this.sheet.offsetWidth;
      this.still = true;
    }, 250);
  }
}
