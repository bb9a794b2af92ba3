import eye from "icon:all-seeing-eye";
import swords from "icon:crossed-swords";
import type { MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import { Icon } from "../table/icon.js";
import styles from "./forecast.module.css";

/** What dawn would bring if it came now. */
export function Forecast({ scene: { districts } }: { scene: MastersScene }): JSX.Element {
  const fights = districts.filter(({ fightLooms }) => fightLooms);
  const watched = districts.filter(({ isWatched }) => isWatched);
  return (
    <dl class={styles.forecast} title="If dawn came now">
      <dt>
        <Icon of={swords} /> Day fights
      </dt>
      <dd class={fights.length > 0 ? styles.danger : ""}>
        {fights.length === 0 ? "none" : fights.map(({ name }) => name).join(", ")}
      </dd>
      <dt>
        <Icon of={eye} /> Entry costs veil
      </dt>
      <dd title={`Somebody sees who enters: ${watched.map(({ name }) => name).join(", ")}`}>
        in {watched.length} of {districts.length}
      </dd>
    </dl>
  );
}
