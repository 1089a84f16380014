import { guess, letters, type Measure } from "./arrange";

/** How wide words are in the fonts of this page, once these are loaded. */
export function measured(): Measure {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return guess;
  const kept = new Map<string, number>();
  return (text, size, style) => {
    const key = style + text;
    let wide = kept.get(key);
    if (wide === undefined) {
      pen.font = `${style === "sea" ? "italic 400" : style === "plate" ? "500" : "500"} 100px "EB Garamond", serif`;
      // Their font comes later than ours, in parts; how wide they are is known before.
      const { wide: squares, others } = letters(text);
      wide = squares + pen.measureText(others).width / 100 + (style === "sea" ? text.length * 0.2 : 0);
      kept.set(key, wide);
    }
    return wide * size + size * 0.15;
  };
}
