import cultist from "icon:cultist";
import hood from "icon:hooded-figure";
import moon from "icon:moon";
import person from "icon:person";
import sun from "icon:sun";
import type { DistrictScene, MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import { Tokens } from "../table/tokens.js";
import styles from "./city.module.css";
import { Notes } from "./notes.js";
import { VampireToken } from "./vampire-token.js";

interface Props {
  readonly desk: Desk;
  readonly scene: MastersScene;
}

/** The nine districts, as they lie, with streets between them. */
export function City({ desk, scene }: Props): JSX.Element {
  return (
    <div
      class={styles.city}
      role="group"
      aria-label="The city"
      data-time={scene.time.isNight ? "night" : "day"}
    >
      {scene.districts.map((district) => (
        <District key={district.place} desk={desk} scene={scene} district={district} />
      ))}
    </div>
  );
}

/** Those that have a picture in art.svg; districts of other packs are houses like any. */
const DRAWN = new Set(
  "railway-station printing-house slaughterhouse nightclub hospital asylum museum cathedral town-hall".split(
    " ",
  ),
);

/** Texts of more letters than this are set smaller: they have to stay whole over the tokens. */
const LONG = 180;

function District({ desk, scene, district }: Props & { district: DistrictScene }): JSX.Element {
  const { id, name, text, minions, hidden, exposed, fightLooms } = district;
  return (
    <div class={styles.tile} data-looms={fightLooms}>
      <svg class={styles.houses} aria-hidden="true">
        <use href={`art.svg#${DRAWN.has(id) ? id : "houses"}`} />
      </svg>
      <Place desk={desk} place={district.place} label={labelOf(district)} class={styles.ground}>
        <span class={styles.words}>
          <span class={styles.name}>
            {name}
            <Times times={district.times} />
          </span>
          <span class={styles.text} data-long={text.length > LONG} title={text}>
            {text}
          </span>
        </span>
        <span class={styles.tokens}>
          <Tokens of={cultist} count={minions} look="minion" />
          <Tokens of={hood} count={hidden} look="hidden" />
          <Tokens of={person} count={exposed} look="exposed" />
          <Notes scene={scene} district={district} />
        </span>
      </Place>
      <span class={styles.vampires}>
        {district.vampires.map((vampire) => (
          <VampireToken key={vampire} desk={desk} vampire={scene.vampires[vampire]} />
        ))}
      </span>
    </div>
  );
}

function labelOf({ name, minions, hidden, exposed, fightLooms }: DistrictScene): string {
  const parts = [
    name,
    `${minions} minions`,
    `${hidden} hidden agents`,
    `${exposed} exposed agents`,
    ...(fightLooms ? ["a day fight looms"] : []),
  ];
  return parts.join(", ");
}

function Times({ times }: { times: DistrictScene["times"] }): JSX.Element {
  return (
    <span class={styles.times} title={times.join(", ")}>
      {times.includes("day") && <Icon of={sun} class={styles.byDay} />}
      {times.includes("night") && <Icon of={moon} class={styles.byNight} />}
      <span class="quiet">{times.join(" and ")}</span>
    </span>
  );
}
