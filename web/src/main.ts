import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts";
import { applyTheme } from "./lib/theme.svelte";
import { learn } from "./lib/words";
import "./theme.css";

applyTheme();
await learn();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
