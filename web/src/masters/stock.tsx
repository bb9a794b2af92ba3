import cultist from "icon:cultist";
import drop from "icon:drop";
import hood from "icon:hooded-figure";
import scroll from "icon:tied-scroll";
import type { MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import { Icon } from "../table/icon.js";
import styles from "./stock.module.css";

const ACTS = ["I", "II", "III"];

/** What is left: events by act, and the tokens of the reserve. */
export function Stock({ scene: { veil, reserve } }: { scene: MastersScene }): JSX.Element {
  return (
    <dl class={styles.stock}>
      <dt>Events left</dt>
      <dd>
        <span class="quiet">
          {veil.eventsLeft.map((n, act) => `${ACTS[act]} ${n}`).join(" · ")}
        </span>
        {veil.eventsLeft.map((n, act) => (
          <span key={act} class={styles.act} data-gone={n === 0} aria-hidden="true">
            {ACTS[act]} <b>{n}</b>
          </span>
        ))}
      </dd>
      <dt>Reserve</dt>
      <dd>
        <Left of={hood} n={reserve.agents} name="agents" />
        <Left of={cultist} n={reserve.minions} name="minions" />
        <Left of={drop} n={reserve.blood} name="blood" />
        <Left of={scroll} n={reserve.relics} name="relics" />
      </dd>
    </dl>
  );
}

function Left({ of, n, name }: { of: string; n: number; name: string }): JSX.Element {
  return (
    <span class={styles.left} role="img" aria-label={`${n} ${name}`} title={`${n} ${name}`}>
      <Icon of={of} /> {n}
    </span>
  );
}
