import type { CardScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import { classes } from "../table/classes.js";
import type { Desk } from "../table/desk.js";
import { Place } from "../table/place.js";
import styles from "./card.module.css";

interface CardProps {
  readonly desk: Desk;
  readonly card: CardScene;
  /** What stands at the bottom: what is missing for it, what it costs. */
  readonly note?: string | undefined;
  /** Its name and symbols alone, as on a hand that is held together. */
  readonly isSlim?: boolean;
}

const MARKS: Readonly<Record<NonNullable<CardScene["mark"]>, string>> = {
  asked: "decide",
  kept: "kept",
  chosen: "chosen",
  fed: "fed",
  released: "released",
};

export function Card({ desk, card, note, isSlim = false }: CardProps): JSX.Element {
  const words = [card.name, card.printed, card.text].filter(
    (one) => one !== undefined && one !== "",
  );
  return (
    <Place
      desk={desk}
      place={card.place}
      token
      label={words.join(". ")}
      class={classes(styles.card, isSlim && styles.slim, card.mark === "asked" && styles.asked)}
    >
      <span class={styles.head}>
        <span class={styles.name}>{card.name}</span>
        {card.vp !== undefined && <span title="victory points">{card.vp} VP</span>}
      </span>
      <Symbols card={card} />
      {!isSlim && <span class={styles.text}>{card.text}</span>}
      {note !== undefined && <span class={styles.note}>{note}</span>}
      {card.mark !== undefined && <span class={styles.mark}>{MARKS[card.mark]}</span>}
    </Place>
  );
}

function Symbols({ card }: { card: CardScene }): JSX.Element | null {
  const { symbols } = card;
  if (symbols === undefined) return null;
  const shown = (["dawn", "dusk", "night"] as const).filter((order) => symbols[order] > 0);
  if (shown.length === 0) return null;
  return (
    <span class={styles.symbols}>
      {shown.map((order) => (
        <span key={order} class={styles[order]} title={`${symbols[order]} ${order}`}>
          {order} {symbols[order]}
        </span>
      ))}
    </span>
  );
}
