import type { OfferScene, OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Place } from "../table/place.js";
import styles from "./altar.module.css";
import { Card } from "./card.js";
import { Tokens } from "./city.js";

/** The Altar with its market, the Catacombs, the decks and the Fear track. */
export function Altar({ desk, scene }: { desk: Desk; scene: OrdersScene }): JSX.Element {
  const { altar, catacombs, fearTrack } = scene;
  return (
    <div class={styles.altar}>
      <section class={styles.space} aria-label="Altar">
        <Place
          desk={desk}
          place={altar.place}
          label={`${altar.name}. ${altar.text}`}
          class={styles.head}
        >
          <span class={styles.name}>{altar.name}</span>
          <Tokens scene={scene} tokens={altar.tokens} />
        </Place>
        <div class={styles.market}>
          {altar.market.map((offer, i) =>
            offer === null ? (
              <p key={`empty ${i}`} class={styles.empty}>
                empty
              </p>
            ) : (
              <Card key={offer.place} desk={desk} card={offer} note={offerNote(offer)} />
            ),
          )}
        </div>
      </section>
      <section class={styles.space} aria-label="Catacombs">
        <Place
          desk={desk}
          place={catacombs.place}
          label={`${catacombs.name}. ${catacombs.text}`}
          class={styles.head}
        >
          <span class={styles.name}>{catacombs.name}</span>
          <Tokens scene={scene} tokens={catacombs.tokens} />
        </Place>
        <div class={styles.market}>
          {catacombs.decks.map((deck) => (
            <Card key={deck.place} desk={desk} card={deck} note={`${deck.left} left`} />
          ))}
        </div>
        <Decks desk={desk} scene={scene} />
      </section>
      <Place desk={desk} place={fearTrack.place} label="Fear track" class={styles.head}>
        <span class={styles.name}>Fear</span>
        <span class={styles.fear}>
          {fearTrack.spaces
            .filter(({ seats, isMark }) => isMark || seats.length > 0)
            .map(({ place, at, vp, seats }) => (
              <span key={place} class={seats.length > 0 ? styles.here : ""} title={`${vp} VP`}>
                {at}
                {seats.map((seat) => ` ${scene.players[seat].name}`).join(",")}
              </span>
            ))}
        </span>
      </Place>
      <FearPlaces desk={desk} scene={scene} />
    </div>
  );
}

/** Spaces of the Fear track, where an answer names one. */
function FearPlaces({ desk, scene }: { desk: Desk; scene: OrdersScene }): JSX.Element | null {
  const named = new Set(desk.sheet.question?.options.flatMap(({ places }) => places));
  const spaces = scene.fearTrack.spaces.filter(({ place }) => named.has(place));
  if (spaces.length === 0) return null;
  return (
    <span class={styles.fear}>
      {spaces.map(({ place, at, vp }) => (
        <Place key={place} desk={desk} place={place} label={`Fear ${at}`} class={styles.step}>
          {at} ({vp} VP)
        </Place>
      ))}
    </span>
  );
}

function Decks({ desk, scene }: { desk: Desk; scene: OrdersScene }): JSX.Element {
  const { victimDeck, ritualDeck, discards } = scene;
  return (
    <div class={styles.decks}>
      <Place desk={desk} place={victimDeck.place} label="Victim deck" class={styles.step}>
        Victims: {victimDeck.size}
      </Place>
      <Place desk={desk} place={ritualDeck.place} label="Ritual deck" class={styles.step}>
        Rituals: {ritualDeck.size}
      </Place>
      {[...victimDeck.known, ...discards].map((card) => (
        <Card key={card.place} desk={desk} card={card} isSlim />
      ))}
    </div>
  );
}

function offerNote({ isPossible, missing, needs }: OfferScene): string {
  if (isPossible) return `✓ ${needs}`;
  return missing === null ? needs : `${needs} (${missing.words})`;
}
