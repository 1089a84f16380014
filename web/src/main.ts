import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts";
import { readRefusal } from "./lib/refusal";
import { applyTheme } from "./lib/theme.svelte";
import { learn } from "./lib/words";
import "./theme.css";

// After an upgrade of the server, parts that this page has not fetched yet are gone: it comes anew, once.
const RELOADED = "tercio-reloaded";
window.addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 60_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

applyTheme();
await learn();
const target = document.getElementById("app")!;
const refusal = readRefusal();
if (refusal) {
  const { default: Refusal } = await import("./lib/Refusal.svelte");
  target.replaceChildren();
  mount(Refusal, { target, props: { told: refusal } });
} else {
  target.replaceChildren();
  mount(App, { target });
}
