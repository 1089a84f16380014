/** Every sentence of the client, from Fluent files; the code has none. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { FALLBACK, PSEUDO, language, textsOf } from "./language";

/** What every page may say; a page with many words of its own brings them (`learnAlso`). */
const files = import.meta.glob<string>(["../locale/en/*.ftl", "!../locale/en/data-*.ftl", "!../locale/en/game.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

function bundleOf(locale: string, resources: FluentResource[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const resource of resources) {
    const wrong = bundle.addResource(resource);
    for (const error of wrong) throw error;
  }
  return bundle;
}

const english = () => Object.values(files).map((text) => new FluentResource(text));
/** What is asked first; English says what it lacks. */
let bundles = [bundleOf(FALLBACK, english())];
/** How English is written in the language of the reader, if that is English in other letters. */
let disguised: ((resource: FluentResource) => FluentResource) | undefined;

/** Learn the language of the reader, before anything is said. */
export async function learn(): Promise<void> {
  document.documentElement.lang = language;
  if (language === FALLBACK) return;
  let resources: FluentResource[];
  if (language === PSEUDO) {
    disguised = (await import("./pseudo")).changed;
    resources = english().map(disguised);
  } else {
    const [texts] = await Promise.all([textsOf(language), letters()]);
    resources = texts.map((text) => new FluentResource(text));
  }
  bundles = [bundleOf(language, resources), ...bundles];
}

/** Learn English words that few pages say. Other languages have all of theirs from the beginning. */
export function learnAlso(text: string): void {
  bundles.at(-1)!.addResource(new FluentResource(text));
  if (disguised) bundles[0]!.addResource(disguised(new FluentResource(text)));
}

/** The letters of a language that our own fonts do not have. */
async function letters(): Promise<void> {
  if (language === "ja") await import("./fonts-ja");
}

const found = (id: string) => bundles.find((bundle) => bundle.getMessage(id)?.value != null);

export function knows(id: string): boolean {
  return found(id) !== undefined;
}

export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = found(id);
  if (!bundle) return id;
  const said = bundle.formatPattern(bundle.getMessage(id)!.value!, args);
  return bundle === bundles[0] ? said : standingIn(said);
}

/** English for want of a message, as `tercio/kernel/words/stand_ins.py` marks it. */
function standingIn(english: string): string {
  const bare = english.replaceAll(/[⟦⟧]/g, "");
  return /\p{L}/u.test(bare) ? `⟦${bare}⟧` : english;
}

/** Things in a row, parted as the language parts them. */
export function listed(items: readonly string[]): string {
  return items.join(say("list-comma"));
}

/** Things that may hold commas of their own. */
export function listedApart(items: readonly string[]): string {
  return items.join(say("list-semicolon"));
}
