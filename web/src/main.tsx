import "@fontsource/im-fell-english/latin-400.css";
import "./style/tokens.css";
import { render } from "preact";
import { App } from "./app.js";
import { showUnexpected } from "./errors/unexpected.js";
import { applySpeed } from "./keep/settings.js";
import { applyTheme } from "./keep/theme.js";

showUnexpected();
applyTheme();
applySpeed();
render(<App />, document.getElementById("app") as HTMLElement);

navigator.serviceWorker?.register("sw.js").catch((error: unknown) => {
  // Some browsers and settings allow no service worker: then the pages need the server each time.
  console.info("pages are not kept for use without a connection:", error);
});
