import eye from "icon:all-seeing-eye";
import swords from "icon:crossed-swords";
import cultist from "icon:cultist";
import hood from "icon:hooded-figure";
import moon from "icon:moon";
import pentacle from "icon:pentacle";
import person from "icon:person";
import sun from "icon:sun";
import scroll from "icon:tied-scroll";
import type { DistrictScene, MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import { Tokens } from "../table/tokens.js";
import styles from "./city.module.css";
import { VampireToken } from "./vampire-token.js";

interface Props {
  readonly desk: Desk;
  readonly scene: MastersScene;
}

/** The nine districts, as they lie. */
export function City({ desk, scene }: Props): JSX.Element {
  return (
    <div class={styles.city} role="group" aria-label="The city">
      {scene.districts.map((district) => (
        <District key={district.place} desk={desk} scene={scene} district={district} />
      ))}
    </div>
  );
}

function District({ desk, scene, district }: Props & { district: DistrictScene }): JSX.Element {
  return (
    <div class={`${styles.tile} ${district.fightLooms ? styles.looming : ""}`}>
      <Place desk={desk} place={district.place} label={labelOf(district)} class={styles.ground}>
        <span class={styles.name}>
          {district.name}
          <Times times={district.times} />
        </span>
        <span class={styles.text} title={district.text}>
          {district.text}
        </span>
        <span class={styles.tokens}>
          <Tokens of={cultist} count={district.minions} name="minion" look="minion" />
          <Tokens of={hood} count={district.hidden} name="hidden agent" look="hidden" />
          <Tokens of={person} count={district.exposed} name="exposed agent" look="exposed" />
        </span>
        <Notes scene={scene} district={district} />
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

const LEADS: Readonly<Record<DistrictScene["leads"], string>> = {
  minions: "minions lead",
  agents: "agents lead",
  even: "even",
  nobody: "",
};

function Times({ times }: { times: DistrictScene["times"] }): JSX.Element {
  return (
    <span class={styles.times} title={times.join(", ")}>
      {times.includes("day") && <Icon of={sun} />}
      {times.includes("night") && <Icon of={moon} />}
      <span class="quiet">{times.join(" and ")}</span>
    </span>
  );
}

function Notes({ scene, district }: { scene: MastersScene; district: DistrictScene }): JSX.Element {
  const owner = scene.vampires[district.sigil];
  return (
    <span class={styles.notes}>
      {LEADS[district.leads] !== "" && <span>{LEADS[district.leads]}</span>}
      {district.isWatched && (
        <span title="Agents that enter here are seen: that costs veil">
          <Icon of={eye} /> watched
        </span>
      )}
      {district.coming > 0 && <span class={styles.danger}>+{district.coming} coming</span>}
      {owner !== undefined && (
        <span class={styles.sigil}>
          <Icon of={pentacle} /> {owner.name}
        </span>
      )}
      {district.cards.map((card) => (
        <span key={card.id} title={card.text}>
          <Icon of={scroll} /> {card.name}
        </span>
      ))}
      {district.fightLooms && (
        <span class={styles.danger}>
          <Icon of={swords} /> day fight looms
        </span>
      )}
    </span>
  );
}
