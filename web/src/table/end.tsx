import words from "words:table";
import type { JSX } from "preact";
import { Later } from "../pages/later.js";
import type { EndSheet } from "../sheet/sheet.js";
import type { Deed } from "./desk.js";
import { DeedButton } from "./menu.js";
import styles from "./question.module.css";

/** Most tables are left before their end. */
const TallyTable = Later(() => import("./tally.js"), true);

interface EndProps {
  readonly end: EndSheet;
  readonly deeds: readonly Deed[];
}

/** The game is over: what came of it, what decided it, and what can be done now. */
export function EndPanel({ deeds, end }: EndProps): JSX.Element {
  return (
    <section class={styles.panel} aria-labelledby="outcome">
      <p class={styles.who}>{words.gameOver()}</p>
      <h2 id="outcome" class={end.isWon ? styles.won : styles.lost}>
        {end.outcome}
      </h2>
      <ul class={styles.story}>
        {end.story.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div class={styles.deeds}>
        {deeds.map((deed) => (
          <DeedButton key={deed.words} deed={deed} class={styles.all} />
        ))}
      </div>
      {end.tallies.map((tally) => (
        <TallyTable key={tally.title} tally={tally} />
      ))}
    </section>
  );
}
