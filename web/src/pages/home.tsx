import type { JSX } from "preact";
import type { Saved } from "../engine/saved.js";
import { GAME_IDS, type GameId } from "../games.js";
import { textsSetAside } from "../keep/box.js";
import { keptGame } from "../keep/saved.js";
import { keptTables } from "../keep/seats.js";
import { ThemeButton } from "../table/theme-button.js";
import { Later } from "./later.js";
import styles from "./page.module.css";

/** Whoever has no table anywhere loads nothing of how a server is spoken with. */
const MyTables = Later(() => import("./my-tables.js"), true);
const SetAside = Later(() => import("./set-aside.js"), true);

/** Two doors, one for each game. A link stands here only if it leads somewhere. */
export function Home(): JSX.Element {
  const seats = keptTables();
  // Read here: what cannot be read is set aside, and listed below.
  const games = new Map(GAME_IDS.map((game) => [game, keptGame(game)]));
  return (
    <main class={styles.page}>
      <header class={styles.head}>
        <h1>Coterie</h1>
        <ThemeButton />
      </header>
      <p class={styles.lead}>
        Rule-heavy vampire board games, at home in the browser. The rules are kept, the upkeep is
        done, and every rule is explained where it applies.
      </p>
      {textsSetAside().length > 0 && <SetAside />}
      <div class={styles.doors}>
        <Doorway
          game="masters-of-the-night"
          kept={games.get("masters-of-the-night")}
          title="Masters of the Night"
          facts="1–5 players together · 60–90 minutes · heavy"
        >
          A clan of vampires hides in a city that hunts it. Feed, recruit and fight by night,
          survive the day, and hold the ritual before the veil falls.
        </Doorway>
        <Doorway
          game="blood-orders"
          kept={games.get("blood-orders")}
          title="Blood Orders"
          facts="2–4 rivals, or you against a bot · 90 minutes · heavy"
        >
          Rivals send their orders into the city by Dawn, Dusk and Night: secret plans, contested
          quarters, rituals and fear.
        </Doorway>
      </div>
      {seats.length > 0 && <MyTables />}
      <nav class={styles.ways} aria-label="More">
        <a class={styles.other} href="#/tables">
          Open tables
        </a>
        <a class={styles.other} href="#/replay">
          Replays
        </a>
      </nav>
      <footer class={styles.foot}>
        Icons from game-icons.net (CC BY 3.0). The names of the printed games belong to their
        owners.
      </footer>
    </main>
  );
}

interface DoorwayProps {
  readonly game: GameId;
  readonly kept: Saved | undefined;
  readonly title: string;
  readonly facts: string;
  readonly children: string;
}

/** Where else a door leads, in the order in which people need it. */
const WAYS = { new: "New game", open: "New table", learn: "Learn", rules: "Rules" };

function Doorway({ game, kept, title, facts, children }: DoorwayProps): JSX.Element {
  return (
    <section class={styles.door}>
      <svg class={styles.picture} aria-hidden="true">
        <use href={`art.svg#door-${game}`} />
      </svg>
      <h2>{title}</h2>
      <p class={styles.facts}>{facts}</p>
      <p class={styles.story}>{children}</p>
      <div class={styles.ways}>
        <a class={styles.main} href={`#/play/${game}`}>
          {kept === undefined ? "Play now" : `Continue (${kept.answers.length} answers)`}
        </a>
        {Object.entries(WAYS).map(([page, words]) => (
          <a key={page} class={styles.other} href={`#/${page}/${game}`}>
            {words}
          </a>
        ))}
      </div>
    </section>
  );
}
