import type { MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Card } from "./card.js";
import styles from "./card.module.css";

/** All cards that lie open, what happens now first. */
export function Cards({ desk, scene }: { desk: Desk; scene: MastersScene }): JSX.Element {
  const { veil, reserve, standing } = scene;
  return (
    <div
      class={styles.cards}
      role="group"
      aria-label="Open cards"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      data-empty="Events and relics lie here while they matter."
    >
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
    </div>
  );
}

/** Where a card lies that stays: its district, its vampire, or the city. */
function whereWords({ districts, vampires }: MastersScene, at: string): string {
  const all = [...districts, ...vampires];
  return all.find(({ place }) => place === at)?.name ?? "the city";
}
