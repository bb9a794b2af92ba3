import type { MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import styles from "./board.module.css";
import { City } from "./city.js";
import { Dice } from "./dice.js";
import { Legend } from "./legend.js";
import { Veil } from "./veil.js";

interface MastersProps {
  readonly desk: Desk;
  readonly scene: MastersScene;
}

/** The table of Masters of the Night without the players' sheets. */
export function MastersBoard({ desk, scene }: MastersProps): JSX.Element {
  return (
    <div class={styles.board}>
      <City desk={desk} scene={scene} />
      <div class={styles.side}>
        <Veil desk={desk} scene={scene} />
        <Dice desk={desk} scene={scene} />
        <Legend scene={scene} />
      </div>
    </div>
  );
}

/** What is always at the top: when it is, whose turn, what comes next. */
export function mastersTime({ time, vampires }: MastersScene): {
  readonly now: string;
  readonly next: string;
} {
  const turn = vampires[time.active];
  const leader = vampires[time.leader]?.name ?? "nobody";
  const now = `${time.isNight ? "Night" : "Day"} ${time.round}`;
  const whose = turn === undefined ? `${leader} leads` : `${turn.name}'s turn`;
  return { now: `${now} · ${whose}`, next: time.isNight ? "then dawn" : "then night" };
}
