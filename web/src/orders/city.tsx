import type { OrdersScene, QuarterScene, TokenScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Die } from "../table/die.js";
import { Place } from "../table/place.js";
import { Card } from "./card.js";
import styles from "./city.module.css";

interface Props {
  readonly desk: Desk;
  readonly scene: OrdersScene;
}

/** The Quarters as rows, the Orders as columns: read from left to right it is resolved. */
export function City({ desk, scene }: Props): JSX.Element {
  return (
    <div class={styles.city} role="group" aria-label="The city">
      <div class={styles.titles} aria-hidden="true">
        <span>Entrance</span>
        <span>Dawn</span>
        <span>Dusk</span>
        <span>Night</span>
      </div>
      {scene.quarters.map((quarter) => (
        <Quarter key={quarter.place} desk={desk} scene={scene} quarter={quarter} />
      ))}
    </div>
  );
}

function Quarter({ desk, scene, quarter }: Props & { quarter: QuarterScene }): JSX.Element {
  const { night, die } = quarter;
  return (
    <div class={styles.quarter} role="group" aria-label={quarter.name}>
      <Place
        desk={desk}
        place={quarter.place}
        label={`${quarter.name}, Fear ${die}`}
        class={styles.entrance}
      >
        <span class={styles.name}>
          {quarter.name} <Die face={die} />
        </span>
        <Tokens scene={scene} tokens={quarter.tokens} />
      </Place>
      <Card desk={desk} card={quarter.location} />
      {quarter.victim === null ? (
        <p class={styles.empty}>nobody</p>
      ) : (
        <Card desk={desk} card={quarter.victim} />
      )}
      <Place
        desk={desk}
        place={night.place}
        label={`Night loot of ${quarter.name}: ${night.blood} Blood, ${night.influence} Influence`}
        class={styles.night}
      >
        <span>{night.blood} Blood</span>
        <span>{night.influence} Influence</span>
      </Place>
    </div>
  );
}

interface TokensProps {
  readonly scene: OrdersScene;
  readonly tokens: readonly TokenScene[];
}

/** Order tokens in the order in which they were placed; who may know sees which. */
export function Tokens({ scene, tokens }: TokensProps): JSX.Element | null {
  if (tokens.length === 0) return null;
  return (
    <span class={styles.tokens}>
      {tokens.map((token) => (
        <span
          key={token.place}
          class={styles.token}
          data-seat={token.seat}
          data-token={token.place}
        >
          {scene.players[token.seat].name}: {token.order ?? "?"}
          {token.test !== null && ` (${token.test.surplus >= 0 ? "+" : ""}${token.test.surplus})`}
        </span>
      ))}
    </span>
  );
}
