import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts";
import { applyTheme } from "./lib/theme.svelte";
import "./theme.css";

applyTheme();
const target = document.getElementById("app")!;
target.replaceChildren();
mount(App, { target });
