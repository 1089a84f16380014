import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { changed, pseudo } from "./pseudo";

describe("the pseudo-language", () => {
  it("has other letters, and leaves arguments and variants as they are", () => {
    const resource = changed(
      new FluentResource(
        'count = { $n ->\n    [one] One card{" of"} { $whose }\n   *[other] { $n } cards\n}\n    .title = Cards\n',
      ),
    );
    const bundle = new FluentBundle("en", { useIsolating: false });
    bundle.addResource(resource);
    const message = bundle.getMessage("count")!;
    expect(bundle.formatPattern(message.value!, { n: 1, whose: "Ann" })).toBe(`${pseudo("One card of")} Ann`);
    expect(bundle.formatPattern(message.value!, { n: 3, whose: "Ann" })).toBe(`3 ${pseudo("cards")}`);
    expect(bundle.formatPattern(message.attributes["title"]!, {})).toBe(pseudo("Cards"));
  });
});
