import type { MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Die } from "../table/die.js";
import { Place } from "../table/place.js";
import styles from "./dice.module.css";

/** The dice: those that can be picked, those that were, and what a face would do in the fight. */
export function Dice({ desk, scene }: { desk: Desk; scene: MastersScene }): JSX.Element {
  const { dice, fight } = scene;
  const outcomes = new Map(fight?.faces.map((one) => [one.face, one]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section class={styles.dice} aria-label="Dice" tabIndex={0}>
      {fight !== null && (
        <p class={styles.fight}>
          Fight in {scene.districts[fight.at]?.name}: {fight.dice} dice to use
        </p>
      )}
      <Row
        name="Dice"
        faces={dice.reserve}
        draw={(face, i) => {
          const outcome = outcomes.get(face);
          return (
            <Place key={i} desk={desk} place={`die:${face}`} label={`a ${face}`} class={styles.die}>
              <Die face={face} />
              {outcome !== undefined && (
                <small>
                  {outcome.kills}† {outcome.wounds > 0 ? `−${outcome.wounds}` : ""}
                </small>
              )}
            </Place>
          );
        }}
      />
      <Row
        name="Picked"
        faces={dice.picked}
        draw={(face, i) => (
          <Place
            key={i}
            desk={desk}
            place={`picked:${face}`}
            label={`a ${face}`}
            class={styles.die}
          >
            <Die face={face} />
          </Place>
        )}
      />
      <Row
        name="Used"
        faces={dice.aside}
        draw={(face, i) => (
          <Place key={i} desk={desk} place={`aside:${face}`} label={`a ${face}`} class={styles.die}>
            <Die face={face} isFaint />
          </Place>
        )}
      />
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly faces: readonly number[];
  draw(face: number, i: number): JSX.Element;
}

function Row({ name, faces, draw }: RowProps): JSX.Element | null {
  if (faces.length === 0) return null;
  return (
    <div class={styles.row} data-row={name}>
      <span class={styles.name}>{name}</span>
      {faces.map(draw)}
    </div>
  );
}
