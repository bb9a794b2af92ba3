import words from "words:errors";
import type { JSX } from "preact";
import { GAME_IDS } from "../games.js";
import { OPTIONS } from "../pages/options.js";
import pageStyles from "../pages/page.module.css";

/** A link names a game that these pages do not have. */
export default function UnknownGamePage({ game }: { game: string }): JSX.Element {
  return (
    <main class={pageStyles.page}>
      <h1>{words.unknownGame({ game })}</h1>
      <p>{words.unknownGameWhy()}</p>
      <div class={pageStyles.ways}>
        {GAME_IDS.map((id) => (
          <a key={id} class={pageStyles.main} href={`#/play/${id}`}>
            {OPTIONS[id].title()}
          </a>
        ))}
        <a class={pageStyles.other} href="#/">
          {words.home()}
        </a>
      </div>
    </main>
  );
}
