import type { OrdersScene, PileScene, PlayerScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import { classes } from "../table/classes.js";
import type { Desk } from "../table/desk.js";
import { Place } from "../table/place.js";
import sheet from "../table/sheet.module.css";
import { Card } from "./card.js";
import styles from "./players.module.css";

/** Everybody's supplies; one's own hand and piles are the planning board. */
export function Players({ desk, scene }: { desk: Desk; scene: OrdersScene }): JSX.Element {
  return (
    <div class={styles.players} role="group" aria-label="Players">
      {scene.players.map((player) => (
        <Player key={player.place} desk={desk} scene={scene} player={player} />
      ))}
    </div>
  );
}

interface PlayerProps {
  readonly desk: Desk;
  readonly scene: OrdersScene;
  readonly player: PlayerScene;
}

function Player({ desk, scene, player }: PlayerProps): JSX.Element {
  const { name, blood, influence, vp, fear, cards, isReady } = player;
  const isOwn = scene.audience === player.seat;
  return (
    <article class={classes(sheet.sheet, isOwn && styles.own)}>
      <Place desk={desk} place={player.place} label={name} class={classes(sheet.head, styles.head)}>
        <strong class={sheet.name}>{isOwn ? "You" : name}</strong>
        <span>
          {blood} Blood · {influence} Influence · {vp} VP · Fear {fear} · {cards} cards
          {isReady !== null && (isReady ? " · ready" : " · thinking")}
        </span>
      </Place>
      {player.hand !== null && player.hand.length > 0 && (
        <div class={styles.cards} role="group" aria-label="Hand">
          {player.hand.map((card) => (
            <Card key={card.place} desk={desk} card={card} isSlim />
          ))}
        </div>
      )}
      <div class={styles.piles}>
        {player.piles.map((pile) => (
          <Pile key={pile.place} desk={desk} scene={scene} pile={pile} />
        ))}
      </div>
      {player.torpor.length + player.rituals.length > 0 && (
        <div class={styles.cards} role="group" aria-label="Torpor and Rituals">
          {player.rituals.map((card) => (
            <Card key={card.place} desk={desk} card={card} isSlim note="Ritual" />
          ))}
          {player.torpor.map((card) => (
            <Card key={card.place} desk={desk} card={card} isSlim note="Torpor" />
          ))}
        </div>
      )}
    </article>
  );
}

interface PileProps {
  readonly desk: Desk;
  readonly scene: OrdersScene;
  readonly pile: PileScene;
}

/** A pile with what it would show in each Quarter, against the die there. */
function Pile({ desk, scene, pile }: PileProps): JSX.Element {
  const tests = pile.tests ?? [];
  return (
    <div class={styles.pile}>
      <Place desk={desk} place={pile.place} label={`${pile.order} pile`} class={styles.slot}>
        <span class={styles.order}>{pile.order}</span>
        <span>
          {pile.symbols === null
            ? "?"
            : `${pile.symbols} ${pile.symbols === 1 ? "symbol" : "symbols"}`}
        </span>
        <span class={styles.tests}>
          {tests.map(({ quarter, surplus }) => (
            <span key={quarter} class={surplus < 0 ? styles.short : ""}>
              {scene.quarters[quarter].name.charAt(0)} {surplus >= 0 ? `+${surplus}` : surplus}
            </span>
          ))}
        </span>
      </Place>
      {(pile.cards ?? []).map((card) => (
        <Card key={card.place} desk={desk} card={card} isSlim />
      ))}
    </div>
  );
}
