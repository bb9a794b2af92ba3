import crown from "icon:crown";
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
import { Portrait } from "./portrait.js";

/** The sheets of the vampires. */
export function Clan({ desk, scene }: { desk: Desk; scene: MastersScene }): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <div class={styles.clan} role="group" aria-label="The clan" tabIndex={0}>
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
  const { name, blood, bloodLimit, ap, isActive, isLeader, powers } = vampire;
  return (
    <article class={classes(sheet.sheet, styles.sheet, isActive && styles.active)}>
      <Place
        desk={desk}
        place={vampire.place}
        label={`Sheet of ${name}`}
        class={classes(sheet.head, styles.head)}
      >
        <span class={styles.face}>
          <Portrait id={vampire.id} />
        </span>
        <strong class={sheet.name}>{name}</strong>
        {isLeader && (
          <span class={styles.leads} title="leads">
            <Icon of={crown} /> <span class={styles.word}>leads</span>
          </span>
        )}
        {isActive && <span class={styles.ap}>{ap} AP</span>}
      </Place>
      <p class={styles.line} title={`${blood} of at most ${bloodLimit} blood`}>
        {vampire.isDrained ? (
          <strong class={styles.danger}>drained</strong>
        ) : (
          <Tokens of={drop} count={blood} look="blood" />
        )}
        <span class={styles.of}>/ {bloodLimit}</span>
        <span class={styles.where}>{scene.districts[vampire.at]?.name}</span>
      </p>
      <Kills vampire={vampire} />
      <ul class={styles.powers}>
        {[powers.blood, powers.dark, powers.sigil].map((power) => (
          <Power key={power.place} desk={desk} power={power} />
        ))}
        {vampire.relics.map((relic) => (
          <li key={relic.id} class={styles.relic}>
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

/** The kill track: one notch a kill, long ones where something is unlocked. */
function Kills({
  vampire: { kills, killsMax, killSteps },
}: {
  vampire: VampireScene;
}): JSX.Element {
  const next = killSteps.find(({ isOpen }) => !isOpen);
  const steps = killSteps.map((step) => `${step.kills}: ${step.unlocks}`);
  return (
    <p class={styles.kills} title={steps.join("\n")}>
      <Icon of={skull} /> {kills}/{killsMax}
      <span class={styles.track} aria-hidden="true">
        {Array.from({ length: killsMax }, (_, i) => (
          <i
            key={i}
            data-full={i < kills}
            data-step={killSteps.some((step) => step.kills === i + 1)}
          />
        ))}
      </span>
      {next !== undefined && (
        <span class={styles.next}>
          {next.kills}: {next.unlocks}
        </span>
      )}
    </p>
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
