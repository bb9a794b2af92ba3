import type { JSX } from "preact";
import { route } from "./keep/route.js";
import { Home } from "./pages/home.js";
import { NotFound } from "./pages/not-found.js";
import { RulesPage } from "./pages/rules.js";
import { SoloPage } from "./pages/solo.js";

const GAMES = ["masters-of-the-night", "blood-orders"];

export function App(): JSX.Element {
  const [page, game] = route.value.split("/");
  if (page === "") return <Home />;
  if (page === "play" && GAMES.includes(game)) return <SoloPage key={game} game={game} />;
  if (page === "rules" && GAMES.includes(game)) return <RulesPage key={game} game={game} />;
  return <NotFound />;
}
