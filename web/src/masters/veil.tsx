import type { MastersScene, VeilScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Card } from "./card.js";
import styles from "./veil.module.css";

/** The most important number of the game, what the next event brings, and what is being resolved. */
export function Veil({ desk, scene }: { desk: Desk; scene: MastersScene }): JSX.Element {
  const { veil, reserve, standing } = scene;
  return (
    <section class={styles.veil} aria-label={`Veil ${veil.value} of ${veil.max}`}>
      <h2 class={styles.title}>
        Veil <strong class={veil.isHigh ? "" : styles.low}>{veil.value}</strong>
      </h2>
      <Gauge veil={veil} />
      <dl class={styles.rows}>
        <div>
          <dt>Next event</dt>
          <dd>{bandWords(veil, veil.isHigh)}</dd>
        </div>
        <div>
          <dt>{veil.isHigh ? "At 1–3" : "At 4–6"}</dt>
          <dd>{bandWords(veil, !veil.isHigh)}</dd>
        </div>
        <div>
          <dt>Events left</dt>
          <dd>{veil.eventsLeft.map((n, act) => `${["I", "II", "III"][act]} ${n}`).join(" · ")}</dd>
        </div>
        <div>
          <dt>Reserve</dt>
          <dd>
            {reserve.agents} agents, {reserve.minions} minions, {reserve.blood} blood
          </dd>
        </div>
      </dl>
      {veil.event !== null && <Card desk={desk} card={veil.event} note="now" />}
      {veil.omen !== null && <Card desk={desk} card={veil.omen} note="omen" />}
      {reserve.drawn.map((card) => (
        <Card key={card.place} desk={desk} card={card} note="drawn" />
      ))}
      {veil.foreseen.map((card) => (
        <Card
          key={card.place}
          desk={desk}
          card={card}
          note={card.depth === 0 ? "next event" : `under ${card.depth}`}
        />
      ))}
      {standing.map((card) => (
        <Card key={card.place} desk={desk} card={card} note={whereWords(scene, card.at)} />
      ))}
    </section>
  );
}

/** Where a card lies that stays: its district, its vampire, or the city. */
function whereWords({ districts, vampires }: MastersScene, at: string): string {
  const all = [...districts, ...vampires];
  return all.find(({ place }) => place === at)?.name ?? "the city";
}

function bandWords({ high, low }: VeilScene, isHigh: boolean): string {
  const { red, grey } = isHigh ? high : low;
  return `red ${red}, grey ${grey.join("/")}`;
}

function Gauge({ veil }: { veil: VeilScene }): JSX.Element {
  return (
    <div class={styles.gauge} aria-hidden="true">
      {Array.from({ length: veil.max }, (_, i) => (
        <span
          key={i}
          class={`${styles.step} ${i < veil.value ? styles.full : ""} ${i < 3 ? styles.lowStep : ""}`}
        />
      ))}
    </div>
  );
}
