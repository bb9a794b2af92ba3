import drop from "icon:drop";
import coin from "icon:two-coins";
import type { OrdersScene, QuarterScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Die } from "../table/die.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import { Card } from "./card.js";
import styles from "./city.module.css";
import { Crest } from "./crest.js";
import { Tokens } from "./tokens.js";

interface Props {
  readonly desk: Desk;
  readonly scene: OrdersScene;
}

/** The Quarters as rows, the Orders as columns: read from left to right it is resolved. */
export function City({ desk, scene }: Props): JSX.Element {
  return (
    <div class={styles.city} role="group" aria-label="The city" data-phase={scene.time.phase}>
      <div class={styles.titles} aria-hidden="true">
        <span data-phase="orders">Entrance</span>
        <span data-phase="dawn">Dawn</span>
        <span data-phase="dusk">Dusk</span>
        <span data-phase="night">Night</span>
      </div>
      {scene.quarters.map((quarter) => (
        <Quarter key={quarter.place} desk={desk} scene={scene} quarter={quarter} />
      ))}
    </div>
  );
}

function Quarter({ desk, scene, quarter }: Props & { quarter: QuarterScene }): JSX.Element {
  return (
    <div class={styles.quarter} role="group" aria-label={quarter.name}>
      <Entrance desk={desk} scene={scene} quarter={quarter} />
      <Card desk={desk} card={quarter.location} />
      {quarter.victim === null ? (
        <p class={styles.empty}>nobody</p>
      ) : (
        <Card desk={desk} card={quarter.victim} />
      )}
      <Night desk={desk} scene={scene} quarter={quarter} />
    </div>
  );
}

/** Those that have a picture in art.svg; any other Quarter is houses like any. */
const DRAWN = new Set(["North", "South", "East", "West"]);

/** Where tokens are stacked, before the Quarter's houses. */
function Entrance({ desk, scene, quarter }: Props & { quarter: QuarterScene }): JSX.Element {
  const { name, die, tokens } = quarter;
  return (
    <div class={styles.entrance}>
      <svg class={styles.houses} aria-hidden="true">
        <use href={`art.svg#${DRAWN.has(name) ? name.toLowerCase() : "houses"}`} />
      </svg>
      <Place desk={desk} place={quarter.place} label={`${name}, Fear ${die}`} class={styles.ground}>
        <span class={styles.name}>{name}</span>
        <span class={styles.fear}>
          <Die face={die} />
        </span>
      </Place>
      <Tokens scene={scene} tokens={tokens} />
    </div>
  );
}

function Night({ desk, scene, quarter }: Props & { quarter: QuarterScene }): JSX.Element {
  const { name, night, contestants } = quarter;
  return (
    <Place
      desk={desk}
      place={night.place}
      label={`Night loot of ${name}: ${night.blood} Blood, ${night.influence} Influence`}
      class={styles.night}
    >
      <span class={styles.loot} title={`${night.blood} Blood`}>
        <Icon of={drop} class={styles.blood} /> {night.blood} <small>Blood</small>
      </span>
      <span class={styles.loot} title={`${night.influence} Influence`}>
        <Icon of={coin} class={styles.influence} /> {night.influence} <small>Influence</small>
      </span>
      {contestants.length > 0 && (
        <span class={styles.rivals} title="They may hunt here by Night">
          {contestants.map((seat) => (
            <Crest key={seat} seat={seat} name={scene.players[seat].name} />
          ))}
        </span>
      )}
    </Place>
  );
}
