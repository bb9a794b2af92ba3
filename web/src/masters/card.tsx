import type { CardScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Place } from "../table/place.js";
import styles from "./card.module.css";

interface CardProps {
  readonly desk: Desk;
  readonly card: CardScene;
  /** Why it lies here: "drawn", "next event". */
  readonly note?: string | undefined;
}

/** An event or a relic that lies open. */
export function Card({ desk, card, note }: CardProps): JSX.Element {
  return (
    <Place desk={desk} place={card.place} label={`${card.name}: ${card.text}`} class={styles.card}>
      {card.grid !== undefined && <Grid grid={card.grid} />}
      <span class={styles.name}>{card.name}</span>
      {note !== undefined && <span class={styles.note}>{note}</span>}
      <span class={styles.text}>{card.text}</span>
    </Place>
  );
}

const POSITIONS = 9;

/** The city in small, with the districts that an event marks. */
function Grid({ grid: { red, grey } }: { grid: NonNullable<CardScene["grid"]> }): JSX.Element {
  return (
    <span class={styles.grid} title="The districts that the event marks, red and grey">
      {Array.from({ length: POSITIONS }, (_, at) => (
        <i key={at} data-mark={at === red ? "red" : grey.includes(at) ? "grey" : ""} />
      ))}
    </span>
  );
}
