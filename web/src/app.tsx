import type { JSX } from "preact";
import { Boundary, ProblemBanners } from "./errors/boundary.js";
import { isGameId } from "./games.js";
import { routeWords } from "./keep/route.js";
import { Home } from "./pages/home.js";
import { Later } from "./pages/later.js";
import { PlayPage } from "./pages/play.js";

/** What is not needed for a game on this device is loaded when somebody goes there. */
const NewGame = Later(() => import("./pages/new-game.js"));
const RulesPage = Later(() => import("./pages/rules.js"));
const ReplayPage = Later(() => import("./pages/replay.js"));
const OnlinePage = Later(() => import("./online/online-page.js"));
const OpenPage = Later(() => import("./online/open-page.js"));
const TablesPage = Later(() => import("./online/tables-page.js"));
const NotFound = Later(() => import("./pages/not-found.js"));
const UnknownGamePage = Later(() => import("./errors/unknown-game.js"));

export function App(): JSX.Element {
  return (
    <>
      <Boundary>
        <Page />
      </Boundary>
      <ProblemBanners />
    </>
  );
}

/** Pages about one game. */
const OF_A_GAME = ["new", "open", "play", "learn", "rules"];

function Page(): JSX.Element {
  const [page, first, second, third] = routeWords();
  if (page === "") return <Home />;
  if (page === "replay") return <ReplayPage key={second} from={first} which={second} at={third} />;
  if (page === "tables") return <TablesPage />;
  if (page === "table" && first) {
    const code = second === "code" ? third : undefined;
    const at = second === "at" ? Number(third) : undefined;
    return <OnlinePage key={first} table={first} code={code} at={at} />;
  }
  if (OF_A_GAME.includes(page) && first && !isGameId(first))
    return <UnknownGamePage game={first} />;
  if (!isGameId(first)) return <NotFound />;
  if (page === "new") return <NewGame key={first} game={first} />;
  if (page === "open") return <OpenPage key={first} game={first} />;
  if (page === "play") return <PlayPage key={first} game={first} />;
  if (page === "learn") return <PlayPage key={`lesson ${first}`} game={first} slot="lesson" />;
  if (page === "rules") return <RulesPage key={first} game={first} />;
  return <NotFound />;
}
