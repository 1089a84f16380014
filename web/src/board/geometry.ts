/** The drawing of a board's coasts, which is fetched once. */

const fetched = new Map<string, Promise<string>>();

async function fetchLand(name: string): Promise<string> {
  const answer = await fetch(`/geometry/${encodeURIComponent(name)}.json`);
  if (!answer.ok) return "";
  return ((await answer.json()) as { land: string }).land;
}

export function geometry(name: string): Promise<string> {
  if (!name) return Promise.resolve("");
  const known = fetched.get(name) ?? fetchLand(name);
  fetched.set(name, known);
  return known;
}

export type IsLand = (x: number, y: number) => boolean;

let last: { land: string; isLand: IsLand } | undefined;

/** Whether a point of the board is land, read off a small drawing of it, which is made once. */
export function landAt(land: string, width: number, height: number): IsLand {
  if (last?.land !== land) last = { land, isLand: readOff(land, width, height) };
  return last.isLand;
}

function readOff(land: string, width: number, height: number): IsLand {
  const [margin, step] = [100, 2];
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * margin) / step;
  canvas.height = (height + 2 * margin) / step;
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen || !land) return () => false;
  pen.setTransform(1 / step, 0, 0, 1 / step, margin / step, margin / step);
  pen.fill(new Path2D(land));
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
  return (x, y) => {
    const [column, row] = [Math.round((x + margin) / step), Math.round((y + margin) / step)];
    if (column < 0 || row < 0 || column >= canvas.width || row >= canvas.height) return false;
    return data[4 * (row * canvas.width + column) + 3]! > 127;
  };
}
