import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { type Plugin, defineConfig } from "vite";

/** Every browser that we build for knows woff2: the older form of a font is left out. */
const woff2Only: Plugin = {
  name: "woff2-only",
  enforce: "pre",
  transform: (code, id) =>
    /@fontsource.*\.css/.test(id) ? code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, "") : undefined,
};

/** Comments and indents among the messages are for translators, who have the files. */
const messagesOnly: Plugin = {
  name: "messages-only",
  transform: (code, id) =>
    id.includes(".ftl?raw")
      ? code
          .replaceAll(/(?<="|\\n)#(?:(?!\\n).)*\\n/g, "")
          .replaceAll(/(?:\\n)+(?! )/g, "\\n")
          .replaceAll(/\\n +/g, "\\n ")
      : undefined,
};

const squeezed = promisify(brotliCompress);

/** Compressed once, here, as far as it goes: the server sends these to browsers that read them. */
const brotli: Plugin = {
  name: "brotli",
  apply: "build",
  writeBundle: async ({ dir }) => {
    const names = await readdir(dir!, { recursive: true });
    const texts = names.filter((name) => /\.(js|css|html|json|svg)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const path = join(dir!, name);
        await writeFile(`${path}.br`, await squeezed(await readFile(path)));
      }),
    );
  },
};

export default defineConfig({
  plugins: [woff2Only, messagesOnly, svelte(), brotli],
  // Whoever knows light-dark(), as our colours ask, loads modules ahead without help.
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": "http://127.0.0.1:8765" } },
});
