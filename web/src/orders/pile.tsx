import type { OrdersScene, PileScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Place } from "../table/place.js";
import { Card } from "./card.js";
import { Note } from "./note.js";
import { OrderMark } from "./order-mark.js";
import styles from "./pile.module.css";

interface PileProps {
  readonly desk: Desk;
  readonly scene: OrdersScene;
  readonly pile: PileScene;
}

/** The slot of a token: its pile with what it would show in each Quarter, against the die there. */
export function Pile({ desk, scene, pile }: PileProps): JSX.Element {
  const { order, symbols, boost } = pile;
  return (
    <div class={styles.pile}>
      <Place desk={desk} place={pile.place} label={`${order} pile`} class={styles.slot}>
        <span class={styles.order}>
          <OrderMark of={order} n={symbols ?? undefined} /> {order}
        </span>
        {symbols === null && "?"}
        {boost > 0 && <span title="more for today">(+{boost})</span>}
        {pile.tests !== null && (
          <span class={styles.tests} data-tests>
            {pile.tests.map(({ quarter, surplus, die }) => (
              <span
                key={quarter}
                data-short={surplus < 0}
                title={`${scene.quarters[quarter].name}: a die of ${die}`}
              >
                {scene.quarters[quarter].name.charAt(0)}{" "}
                <b>{surplus < 0 ? `−${-surplus}` : `+${surplus}`}</b>
              </span>
            ))}
          </span>
        )}
      </Place>
      {isOwn(scene, pile) && <Note desk={desk} scene={scene} order={order} />}
      <div class={styles.cards}>
        {(pile.cards ?? []).map((card) => (
          <Card key={card.place} desk={desk} card={card} look="line" />
        ))}
      </div>
    </div>
  );
}

function isOwn({ audience, players }: OrdersScene, pile: PileScene): boolean {
  return audience !== null && players[audience].piles.includes(pile);
}
