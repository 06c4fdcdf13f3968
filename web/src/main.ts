import { mount } from "svelte";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { speak } from "./texts/index.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
await speak(settings.language);
mount(App, { target });
