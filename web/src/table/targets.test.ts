import { expect, it } from "vitest";
import { targets } from "./play.svelte";

const option = (key: string, ...refs: string[]) => ({ key, text: key, cite: "", refs });

it("lets glow what can be chosen, and not where an army comes from", () => {
  const options = [option("a", "space:metz", "space:trier"), option("b", "space:metz", "space:liege"), option("back")];
  expect(targets(options)).toEqual(["space:trier", "space:liege"]);
});

it("lets glow the only thing there is", () => {
  expect(targets([option("a", "space:metz"), option("back")])).toEqual(["space:metz"]);
});

it("lets glow what several options are about, and nothing else", () => {
  expect(new Set(targets([option("march", "town:pavia"), option("muster", "town:pavia")]))).toEqual(
    new Set(["town:pavia"]),
  );
});
