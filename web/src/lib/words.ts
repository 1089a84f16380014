/** Every sentence of the client, from Fluent files; the code has none. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const files = import.meta.glob<string>("../locale/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of Object.values(files)) {
  const wrong = bundle.addResource(new FluentResource(text));
  for (const error of wrong) throw error;
}

export function knows(id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}

export function say(id: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}
