import cards from "icon:card-pick";
import tick from "icon:check-mark";
import drop from "icon:drop";
import terror from "icon:terror";
import coin from "icon:two-coins";
import type { OrdersScene, PlayerScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import { classes } from "../table/classes.js";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import sheet from "../table/sheet.module.css";
import { Card } from "./card.js";
import { Crest } from "./crest.js";
import { Pile } from "./pile.js";
import styles from "./player.module.css";

interface PlayerProps {
  readonly desk: Desk;
  readonly scene: OrdersScene;
  readonly player: PlayerScene;
  readonly isOwn: boolean;
}

export function Player({ desk, scene, player, isOwn }: PlayerProps): JSX.Element {
  const { name, seat, hand, known, piles, rituals, torpor } = player;
  const isSecret = !isOwn && piles.every(({ size }) => size === null || size === 0);
  return (
    <article
      class={classes(sheet.sheet, styles.player, isOwn && styles.own)}
      // A rival's panel scrolls as a whole.
      tabIndex={isOwn ? undefined : 0}
    >
      <Place desk={desk} place={player.place} label={name} class={classes(sheet.head, styles.head)}>
        <Crest seat={seat} name={name} />
        <strong class={sheet.name}>{isOwn ? "You" : name}</strong>
        <Supplies player={player} />
      </Place>
      <div class={styles.body} tabIndex={isOwn ? 0 : undefined}>
        <div class={styles.hand} role="group" aria-label="Hand, Rituals and Torpor">
          {known !== null && <small class={styles.known}>Known cards</small>}
          {(hand ?? known)?.map((card) => (
            <Card key={card.place} desk={desk} card={card} look="slim" />
          ))}
          {rituals.map((card) => (
            <Card
              key={card.place}
              desk={desk}
              card={card}
              look="line"
              note={`Ritual · ${card.vp} VP${card.isUsed ? " · used" : ""}`}
            />
          ))}
          {torpor.map((card) => (
            <Card
              key={card.place}
              desk={desk}
              card={card}
              look="slim"
              note={card.mark === undefined ? "Torpor" : undefined}
            />
          ))}
        </div>
        <div class={styles.piles} data-secret={isSecret}>
          {piles.map((pile) => (
            <Pile key={pile.place} desk={desk} scene={scene} pile={pile} />
          ))}
        </div>
      </div>
    </article>
  );
}

function Supplies({ player }: { player: PlayerScene }): JSX.Element {
  const { blood, influence, vp, fear, fearVp, handSize, isReady } = player;
  return (
    <span class={styles.supplies}>
      <Supply of={drop} n={blood} name="Blood" />
      <Supply of={coin} n={influence} name="Influence" />
      <Supply of={terror} n={fear} name={`Fear (${fearVp < 0 ? `−${-fearVp}` : fearVp} VP)`} />
      <Supply
        of={cards}
        n={player.cards}
        name={handSize === null ? "cards" : `cards, ${handSize} in hand`}
      />
      <b class={styles.vp}>{vp} VP</b>
      {isReady !== null && (
        <span class={isReady ? styles.ready : styles.thinking}>
          {isReady ? (
            <>
              <Icon of={tick} /> ready
            </>
          ) : (
            "thinking"
          )}
        </span>
      )}
    </span>
  );
}

function Supply({ of, n, name }: { of: string; n: number; name: string }): JSX.Element {
  return (
    <span role="img" aria-label={`${n} ${name}`} title={`${n} ${name}`}>
      <Icon of={of} /> {n} <small>{name}</small>
    </span>
  );
}
