import skull from "icon:death-skull";
import drop from "icon:drop";
import type { MastersScene, PowerScene, VampireScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import { classes } from "../table/classes.js";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import sheet from "../table/sheet.module.css";
import { Tokens } from "../table/tokens.js";
import styles from "./clan.module.css";

/** The sheets of the vampires. */
export function Clan({ desk, scene }: { desk: Desk; scene: MastersScene }): JSX.Element {
  return (
    <div class={styles.clan} role="group" aria-label="The clan">
      {scene.vampires.map((vampire) => (
        <Sheet key={vampire.place} desk={desk} scene={scene} vampire={vampire} />
      ))}
    </div>
  );
}

interface SheetProps {
  readonly desk: Desk;
  readonly scene: MastersScene;
  readonly vampire: VampireScene;
}

function Sheet({ desk, scene, vampire }: SheetProps): JSX.Element {
  const { name, blood, bloodLimit, kills, killsMax, ap, isActive, isLeader } = vampire;
  const next = vampire.killSteps.find(({ isOpen }) => !isOpen);
  return (
    <article class={classes(sheet.sheet, isActive && styles.active)}>
      <Place
        desk={desk}
        place={vampire.place}
        label={`Sheet of ${name}`}
        class={classes(sheet.head, styles.head)}
      >
        <strong class={sheet.name}>{name}</strong>
        <span class={styles.marks}>
          {isActive && <span class={styles.ap}>{ap} AP</span>}
          {isLeader && <span>leads</span>}
        </span>
      </Place>
      <p class={styles.line} title={`${blood} of at most ${bloodLimit} blood`}>
        {vampire.isDrained ? (
          <strong class={styles.danger}>drained</strong>
        ) : (
          <Tokens of={drop} count={blood} name="blood" look="blood" />
        )}
        <span class={styles.of}>/ {bloodLimit}</span>
        <span class={styles.where}>{scene.districts[vampire.at]?.name}</span>
      </p>
      <p class={styles.line}>
        <Icon of={skull} /> {kills}/{killsMax}
        {next !== undefined && (
          <span class={styles.next}>
            {next.kills}: {next.unlocks}
          </span>
        )}
      </p>
      <ul class={styles.powers}>
        <Power desk={desk} power={vampire.powers.blood} />
        <Power desk={desk} power={vampire.powers.dark} />
        <Power desk={desk} power={vampire.powers.sigil} />
        {vampire.relics.map((relic) => (
          <li key={relic.id}>
            <Place desk={desk} place={relic.place} label={relic.name} class={styles.power}>
              <span title={relic.text}>{relic.name}</span>
              <span class={styles.cost}>relic</span>
            </Place>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Power({ desk, power }: { desk: Desk; power: PowerScene }): JSX.Element {
  return (
    <li class={power.isOpen ? "" : styles.closed}>
      <Place desk={desk} place={power.place} label={power.name} class={styles.power}>
        <span title={power.text}>{power.name}</span>
        <span class={styles.cost}>{power.cost}</span>
      </Place>
    </li>
  );
}
