import type { JSX } from "preact";
import { route } from "./keep/route.js";
import { Home } from "./pages/home.js";
import { NewGame } from "./pages/new-game.js";
import { NotFound } from "./pages/not-found.js";
import { OPTIONS } from "./pages/options.js";
import { RulesPage } from "./pages/rules.js";
import { SoloPage } from "./pages/solo.js";

export function App(): JSX.Element {
  const [page, game] = route.value.split("/");
  if (page === "") return <Home />;
  const options = OPTIONS[game];
  if (options === undefined) return <NotFound />;
  if (page === "new") return <NewGame key={game} game={game} options={options} />;
  if (page === "play") return <SoloPage key={game} game={game} />;
  if (page === "rules") return <RulesPage key={game} game={game} />;
  return <NotFound />;
}
