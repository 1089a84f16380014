/**
 * Where things go around a place, and which labels may be drawn at a zoom.
 *
 * Labels never collide: they are tried in order of importance at a few positions around their
 * place, and one that finds no room waits for a closer look.
 */

import type { Place } from "../api";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Label {
  ref: string;
  text: string;
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  kind: string;
}

/** Letters of a serif face are about half as wide as they are high. */
const LETTER = 0.47;

const IMPORTANCE: Record<string, number> = {
  sea: 0,
  capital: 1,
  key: 2,
  electorate: 3,
  fortress: 4,
  town: 4,
};

function importance(place: Place): number {
  return IMPORTANCE[place.kind] ?? 5;
}

export function overlaps(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  );
}

/** The size of a label in board units: it grows slower than the map, so that room appears. */
export function labelSize(place: Place, zoom: number): number {
  const base = place.kind === "sea" ? 15 : importance(place) <= 2 ? 11.5 : 10;
  return base / Math.pow(zoom, 0.72);
}

interface Spot {
  dx: number;
  dy: number;
  anchor: Label["anchor"];
}

/** Positions around a place, best first, in units of its radius. */
const SPOTS: Spot[] = [
  { dx: 0, dy: 1, anchor: "middle" },
  { dx: 1, dy: 0, anchor: "start" },
  { dx: -1, dy: 0, anchor: "end" },
  { dx: 0, dy: -1, anchor: "middle" },
  { dx: 0.8, dy: 0.8, anchor: "start" },
  { dx: -0.8, dy: 0.8, anchor: "end" },
];

function boxOf(label: Label): Box {
  const width = label.text.length * label.size * LETTER * (label.kind === "sea" ? 1.5 : 1);
  const left =
    label.anchor === "middle" ? label.x - width / 2 : label.anchor === "start" ? label.x : label.x - width;
  return { x: left, y: label.y - label.size * 0.8, width, height: label.size };
}

function candidate(place: Place, spot: Spot, size: number, radius: number): Label {
  const gap = radius + size * 0.2;
  const drop = spot.dy > 0 ? size * 0.75 : spot.dy < 0 ? 0 : size * 0.32;
  return {
    ref: place.ref,
    text: place.name,
    x: place.x + spot.dx * gap,
    y: place.y + spot.dy * gap + drop,
    size,
    anchor: spot.anchor,
    kind: place.kind,
  };
}

/** Labels that fit at this zoom. `taken` is what they must not cover: counters, markers, plates. */
export function placeLabels(
  places: readonly Place[],
  zoom: number,
  radius: number,
  taken: readonly Box[] = [],
): Label[] {
  const blocked: Box[] = [...taken];
  for (const place of places) {
    if (place.kind !== "sea") {
      blocked.push({ x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius });
    }
  }
  const labels: Label[] = [];
  const inOrder = [...places].sort((a, b) => importance(a) - importance(b));
  for (const place of inOrder) {
    const size = labelSize(place, zoom);
    const spots = place.kind === "sea" ? SPOTS.slice(0, 1) : SPOTS;
    for (const spot of spots) {
      const label = candidate(place, spot, size, place.kind === "sea" ? 0 : radius);
      const box = boxOf(label);
      if (place.kind === "sea" || !blocked.some((other) => overlaps(box, other))) {
        labels.push(label);
        blocked.push(box);
        break;
      }
    }
  }
  return labels;
}
