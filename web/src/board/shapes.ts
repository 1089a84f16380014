/** Shape means kind: what is drawn for a place, a unit or a mark, as paths around the origin. */

function polygon(points: number, radius: (i: number) => number, turn = 0): string {
  const corners = Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points + turn;
    const r = radius(i);
    return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

function square(r: number): string {
  return `M${-r} ${-r}H${r}V${r}H${-r}Z`;
}

function circle(r: number): string {
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

/** Whether a kind of place is a stretch of water. */
export function isWater(kind: string): boolean {
  return kind === "sea" || kind === "ocean";
}

/** Whether a kind of place is a piece of land: boxes and markets are printed on the map. */
export function isGround(kind: string): boolean {
  return !isWater(kind) && kind !== "box" && kind !== "center";
}

/** How large a place is drawn, before the zoom is taken into account. */
const SIZES: Record<string, number> = {
  capital: 5.6,
  key: 5.3,
  fortress: 6.6,
  electorate: 6.2,
  settlement: 4.8,
  area: 3.9,
  box: 6.4,
  center: 6.6,
};

export function sizeOf(kind: string): number {
  return SIZES[kind] ?? 4.1;
}

export function outline(kind: string, unit: number): string {
  const r = sizeOf(kind) * unit;
  switch (kind) {
    case "capital":
    case "key":
      return square(r);
    case "fortress":
      return polygon(16, (i) => (i % 2 ? 0.74 * r : r), Math.PI / 8);
    case "electorate":
      return polygon(6, () => r);
    case "settlement":
      return polygon(4, () => 1.15 * r);
    case "box":
      return `M${-1.5 * r} ${-r}H${1.5 * r}V${r}H${-1.5 * r}Z`;
    case "center":
      return polygon(8, () => r, Math.PI / 8);
    default:
      return circle(r);
  }
}

/** The second line around a capital. */
export function frame(kind: string, unit: number): string {
  return kind === "capital" ? square((sizeOf(kind) + 2.3) * unit) : "";
}

/** The centre of a place, where its second property shows. */
export function centre(kind: string, unit: number): string {
  const r = sizeOf(kind) * unit * 0.5;
  return kind === "key" || kind === "capital" ? square(r) : circle(r);
}

/** Pictures of units, in a box of 10 by 10 around the origin. */
export const UNITS: Record<string, string> = {
  regular: "M-3.4 3.6L3.4 -3.6M-3.4 -3.6L3.4 3.6",
  mercenary: "M-2.6 4L1.6 -2.6M1.6 -2.6C.2 -3.8 1 -5 2.6 -4.4C4 -3.8 3.8 -1.8 1.6 -2.6",
  cavalry: "M-3.8 3.2L3.8 -3.2",
  militia: "M0 -4V4M-2 -2.4L0 -4.4L2 -2.4",
  company: "M-3.4 3.6L3.4 -3.6M-3.4 -3.6L3.4 3.6",
  // A frame for the better troops, a bar over veterans.
  T2: "M-3.4 3.2L3.4 -3.2M-3.4 -3.2L3.4 3.2",
  T2V: "M-3.4 4L3.4 -2M-3.4 -2L3.4 4M-3.4 -4.2H3.4",
  T3: "M-4 -3.2H4V3.2H-4ZM-4 3.2L4 -3.2M-4 -3.2L4 3.2",
  T3V: "M-4 -2H4V4H-4ZM-4 4L4 -2M-4 -2L4 4M-4 -4.4H4",
  merchant: "M-3.4 0A3.4 3.4 0 1 1 3.4 0A3.4 3.4 0 1 1 -3.4 0ZM-1.2 0H1.2M0 -1.2V1.2",
  prepared: "M-2.6 4H2.6L-2.6 -4H2.6Z",
};

/** Units that are never counted together with others of their side. */
export const APART: ReadonlySet<string> = new Set(["prepared"]);

/** Ships, 16 wide, the water line at 0: with oars and a lateen sail, or with square sails. */
const GALLEON =
  "M-7.6 -2.2L-4.4 -.4H4.4L7.8 -2.6L6 3.4H-5.4ZM-3.4 -1.2V-8.6C-1 -7.6 -.8 -3.4 -2.2 -1.2ZM.8 -1.2V-9.8C4.4 -8.4 4.6 -3.6 2.6 -1.2Z";
const HULK = "M-7.4 -1.4L-4.4 0H4.4L7 -2L5.6 3.4H-5ZM-3 -.6L-4.6 -4.6L-3.6 -4.8L-1.8 -.6ZM1.2 -.6V-5.6H2.2V-.6Z";
export const SHIPS: Record<string, string> = {
  S2: "M-7 -.8H7L4.8 3H-4.6ZM-.8 -1.6V-9C3 -7.8 3.4 -3.6 1.4 -1.6Z",
  S3: GALLEON,
  S2D: HULK,
  S3D: HULK,
  galley:
    "M-8 -1H8L5.6 2H-5.4ZM-4.6 2L-6 4.6L-5.2 2ZM-1.6 2L-3 4.6L-2.2 2ZM1.4 2L0 4.6L.8 2ZM4.4 2L3 4.6L3.8 2ZM-.6 -1.8V-9.4L5.6 -2.6ZM-1.6 -2.4V-7.6L-5.6 -2.6Z",
  galleon: GALLEON,
  race_built_galleon:
    "M-8.4 -1.2H8.8L6 2.8H-5.8ZM-3.8 -1.8V-8.6C-1 -7.6 -.8 -3.8 -2.4 -1.8ZM.8 -1.8V-10.4C4.8 -8.8 5 -4 2.8 -1.8ZM6 -1.8L8.8 -5V-1.8Z",
  expedition: GALLEON,
  patrol: "M-6 -.6H6L4 3H-4ZM-2.4 -1.4V-8H3.6C2.4 -6 2.4 -3.6 3.6 -1.4Z",
  armada:
    "M-9.6 -3L-6 -.6H6L9.6 -3.4L7.6 4H-7.2ZM-5.4 -1.4V-9C-2.8 -7.8 -2.6 -3.6 -4.2 -1.4ZM-.8 -1.4V-11.4C3 -10 3.2 -4 1 -1.4ZM4.6 -1.4V-8.4C7 -7.4 7.2 -3.6 5.8 -1.4Z",
  squadron: "M-8 -1H8L5.6 3.4H-5.4ZM-.6 -1.8V-9.4L5.6 -2.6ZM-1.6 -2.4V-7.6L-5.6 -2.6Z",
  corsair: "M-6 -.6H6L4 3H-4ZM-1 -1.4V-8L5 -2Z",
};

export function isShip(kind: string): boolean {
  return kind in SHIPS;
}

/** Marks whose number stands in the place itself. */
export const IN_PLACE: ReadonlySet<string> = new Set(["independent", "capacity"]);

/** A wall with battlements around a counter of a width. */
export function wall(wide: number): string {
  const [half, teeth] = [wide / 2 + 2.6, Math.round((wide + 5.2) / 2.6 / 2) * 2 + 1];
  const step = (2 * half) / teeth;
  const top = Array.from(
    { length: teeth },
    (_, i) => `V${i % 2 ? -8.2 : -10.2}H${(-half + (i + 1) * step).toFixed(2)}`,
  );
  return `M${-half} 8.6${top.join("")}V8.6Z`;
}

/** Signs of markers that lie beside a place, in a box of 8 by 8. */
export const SIGNS: Record<string, string> = {
  university: "M-3.2 2.6V-1.2L0 -3.6L3.2 -1.2V2.6Z",
  jesuit: "M-.9 -4H.9V-2.1H3V-.3H.9V4H-.9V-.3H-3V-2.1H-.9Z",
  port: "M-.6 -4.2H.6V-2.6H2.2V-1.4H.6V2.4C1.8 2.1 2.5 1.3 2.7 .1L3.9 .5C3.4 2.7 2 3.9 0 4.2C-2 3.9 -3.4 2.7 -3.9 .5L-2.7 .1C-2.5 1.3 -1.8 2.1 -.6 2.4V-1.4H-2.2V-2.6H-.6Z",
  razed: "M-3.4 -2.4L-2.4 -3.4L0 -1L2.4 -3.4L3.4 -2.4L1 0L3.4 2.4L2.4 3.4L0 1L-2.4 3.4L-3.4 2.4L-1 0Z",
  colony: "M-2.6 4V-4H-1.7L3.6 -2.2L-1.7 -.4V4Z",
};
