import terror from "icon:terror";
import coin from "icon:two-coins";
import type { CardScene } from "@coterie/blood-orders";
import type { ComponentChildren, JSX } from "preact";
import { classes } from "../table/classes.js";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import styles from "./card.module.css";
import { OrderMark } from "./order-mark.js";

interface CardProps {
  readonly desk: Desk;
  readonly card: CardScene;
  /** What stands at the bottom: what is missing for it, how many are left. */
  readonly note?: ComponentChildren;
  /** `slim`: its name and symbols alone, as on a hand that is held together; `line`: on one line. */
  readonly look?: "open" | "slim" | "line";
}

const MARKS: Readonly<Record<NonNullable<CardScene["mark"]>, string>> = {
  asked: "decide",
  kept: "kept",
  chosen: "chosen",
  fed: "fed",
  released: "released",
};

export function Card({ desk, card, note, look = "open" }: CardProps): JSX.Element {
  const words = [card.name, card.printed, card.text].filter(
    (one) => one !== undefined && one !== "",
  );
  const isSlim = look !== "open";
  return (
    <Place
      desk={desk}
      place={card.place}
      token
      label={words.join(". ")}
      class={classes(
        styles.card,
        isSlim && styles.slim,
        look === "line" && styles.line,
        card.mark === "asked" && styles.asked,
      )}
    >
      <span class={styles.head}>
        <span class={styles.name} title={isSlim ? words.join("\n") : undefined}>
          {card.name}
        </span>
        {card.vp === undefined ? (
          <Fear n={card.fear} />
        ) : (
          <span class={styles.vp} title="victory points">
            {card.vp} VP
          </span>
        )}
      </span>
      <Printed card={card} isSlim={isSlim} />
      {!isSlim && (
        <span class={styles.text} title={card.text}>
          {card.text}
        </span>
      )}
      {note !== undefined && <span class={styles.note}>{note}</span>}
      {card.mark !== undefined && <span class={styles.mark}>{MARKS[card.mark]}</span>}
    </Place>
  );
}

/** What it adds to the die. */
function Fear({ n = 0 }: { n?: number | undefined }): JSX.Element | null {
  if (n === 0) return null;
  return (
    <span class={styles.fear} title="added to the Fear die">
      <Icon of={terror} /> +{n}
    </span>
  );
}

/** Its symbols; on an open card also what it adds to the die, its cost and its class. */
function Printed({ card, isSlim }: { card: CardScene; isSlim: boolean }): JSX.Element | null {
  const { symbols, cost = 0 } = card;
  if (symbols === undefined) return null;
  const shown = (["dawn", "dusk", "night"] as const).filter((order) => symbols[order] > 0);
  return (
    <span class={styles.printed}>
      {shown.map((order) => (
        <OrderMark key={order} of={order} n={symbols[order]} />
      ))}
      {!isSlim && <Fear n={card.fear} />}
      {!isSlim && cost > 0 && (
        <span title="Influence that it costs by Dusk">
          <Icon of={coin} /> {cost}
        </span>
      )}
      {!isSlim && card.class !== undefined && <em>{card.class}</em>}
    </span>
  );
}
