import eye from "icon:all-seeing-eye";
import swords from "icon:crossed-swords";
import pentacle from "icon:pentacle";
import scroll from "icon:tied-scroll";
import type { DistrictScene, MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import { Icon } from "../table/icon.js";
import styles from "./notes.module.css";

const LEADS: Readonly<Record<DistrictScene["leads"], string>> = {
  minions: "minions lead",
  agents: "agents lead",
  even: "even",
  nobody: "",
};

interface NotesProps {
  readonly scene: MastersScene;
  readonly district: DistrictScene;
}

/** What else is to be known of a district: danger first. */
export function Notes({ scene, district }: NotesProps): JSX.Element {
  const { leads, isWatched, coming, cards, fightLooms } = district;
  const owner = scene.vampires[district.sigil];
  return (
    <span class={styles.notes}>
      {fightLooms && (
        <span class={styles.danger}>
          <Icon of={swords} /> day fight looms
        </span>
      )}
      {coming > 0 && <span class={styles.danger}>+{coming} coming</span>}
      {LEADS[leads] !== "" && <span data-leads={leads}>{LEADS[leads]}</span>}
      {isWatched && (
        <span title="Agents that enter here are seen: that costs veil">
          <Icon of={eye} /> <span class={styles.word}>watched</span>
        </span>
      )}
      {owner !== undefined && (
        <span class={styles.sigil}>
          <Icon of={pentacle} /> {owner.name}
        </span>
      )}
      {cards.map((card) => (
        <span key={card.id} class={styles.card} title={card.text}>
          <Icon of={scroll} /> {card.name}
        </span>
      ))}
    </span>
  );
}
