import type { MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import styles from "./legend.module.css";

/** What the districts do, where tiles are too small to say it. */
export function Legend({ scene: { districts } }: { scene: MastersScene }): JSX.Element {
  return (
    <dl class={styles.legend}>
      {districts.map(({ place, name, text }) => (
        <div key={place}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
