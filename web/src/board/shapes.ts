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

/** How large a place is drawn, before the zoom is taken into account. */
const SIZES: Record<string, number> = {
  capital: 5.6,
  key: 5.3,
  fortress: 6.6,
  electorate: 6.2,
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
};

/** A galley, and the smaller boat of a corsair; 16 wide, the water line at 0. */
export const SHIPS: Record<string, string> = {
  squadron: "M-8 -1H8L5.6 3.4H-5.4ZM-.6 -1.8V-9.4L5.6 -2.6ZM-1.6 -2.4V-7.6L-5.6 -2.6Z",
  corsair: "M-6 -.6H6L4 3H-4ZM-1 -1.4V-8L5 -2Z",
};

export function isShip(kind: string): boolean {
  return kind in SHIPS;
}
