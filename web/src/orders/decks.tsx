import type { OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Place } from "../table/place.js";
import { Card } from "./card.js";
import styles from "./decks.module.css";

/** What is left to be drawn, with those Victims that are known or may come back. */
export function Decks({ desk, scene }: { desk: Desk; scene: OrdersScene }): JSX.Element {
  const { victimDeck, ritualDeck, discards } = scene;
  return (
    <>
      <Place desk={desk} place={victimDeck.place} label="Victim deck" class={styles.deck}>
        Victims <b>{victimDeck.size}</b>
      </Place>
      <Place desk={desk} place={ritualDeck.place} label="Ritual deck" class={styles.deck}>
        Rituals <b>{ritualDeck.size}</b>
      </Place>
      {victimDeck.known.map((card) => (
        <Card
          key={card.place}
          desk={desk}
          card={card}
          look="slim"
          note={`${card.fromTop}. of the deck`}
        />
      ))}
      {discards.map((card) => (
        <Card key={card.place} desk={desk} card={card} look="slim" note="discarded" />
      ))}
    </>
  );
}
