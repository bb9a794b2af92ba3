import "@fontsource/im-fell-english/latin-400.css";
import "./style/tokens.css";
import { render } from "preact";
import { App } from "./app.js";
import { applySpeed } from "./keep/settings.js";
import { applyTheme } from "./keep/theme.js";

applyTheme();
applySpeed();
render(<App />, document.getElementById("app") as HTMLElement);

// Whoever has been here once can play without a connection. Some browsers, and some settings, have
// no such thing; then the pages need the server, and that is all.
navigator.serviceWorker?.register("sw.js").catch(() => {});
