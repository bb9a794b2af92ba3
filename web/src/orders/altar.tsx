import tick from "icon:check-mark";
import type { OfferScene, OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import styles from "./altar.module.css";
import { Card } from "./card.js";
import { Decks } from "./decks.js";
import { Tokens } from "./tokens.js";

/** The Altar with its market, the Catacombs and the decks. */
export function Altar({ desk, scene }: { desk: Desk; scene: OrdersScene }): JSX.Element {
  const { altar, catacombs } = scene;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div class={styles.altar} role="group" aria-label="Altar and Catacombs" tabIndex={0}>
      <section class={styles.space} aria-label="Altar">
        <Place
          desk={desk}
          place={altar.place}
          label={`${altar.name}. ${altar.text}`}
          class={styles.head}
        >
          <span class={styles.name} title={altar.text}>
            {altar.name}
          </span>
          <Tokens scene={scene} tokens={altar.tokens} />
        </Place>
        {altar.market.map((offer, i) =>
          offer === null ? (
            <p key={`empty ${i}`} class={styles.empty}>
              empty
            </p>
          ) : (
            <Card key={offer.place} desk={desk} card={offer} note={<Needs offer={offer} />} />
          ),
        )}
      </section>
      <section class={styles.space} aria-label="Catacombs">
        <Place
          desk={desk}
          place={catacombs.place}
          label={`${catacombs.name}. ${catacombs.text}`}
          class={styles.head}
        >
          <span class={styles.name} title={catacombs.text}>
            {catacombs.name}
          </span>
          <Tokens scene={scene} tokens={catacombs.tokens} />
        </Place>
        <div class={styles.recruits}>
          {catacombs.decks.map((deck) => (
            <Card key={deck.place} desk={desk} card={deck} look="slim" note={`${deck.left} left`} />
          ))}
          <Decks desk={desk} scene={scene} />
        </div>
      </section>
    </div>
  );
}

/** What a Ritual asks, with a tick where it is there, else with what is missing first. */
function Needs({ offer: { isPossible, missing, needs } }: { offer: OfferScene }): JSX.Element {
  return (
    <span class={styles.needs} data-possible={isPossible}>
      {isPossible && <Icon of={tick} class={styles.tick} />}
      {needs}
      {missing !== null && <em> · {missing.words}</em>}
    </span>
  );
}
