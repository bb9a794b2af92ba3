import moon from "icon:moon";
import sun from "icon:sun";
import type { BandScene, MastersScene, VeilScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import { classes } from "../table/classes.js";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Cards } from "./cards.js";
import { Forecast } from "./forecast.js";
import { Stock } from "./stock.js";
import styles from "./veil.module.css";

/** The most important number of the game, what the next event brings, and what is being resolved. */
export function Veil({ desk, scene }: { desk: Desk; scene: MastersScene }): JSX.Element {
  const { veil, time } = scene;
  return (
    <section
      class={styles.veil}
      data-high={veil.isHigh}
      aria-label={`Veil ${veil.value} of ${veil.max}`}
    >
      <div class={styles.top}>
        <h2 class={styles.title}>
          Veil <strong>{veil.value}</strong>
        </h2>
        <p class={styles.time}>
          <Icon of={time.isNight ? moon : sun} />
          {time.isNight ? "Night" : "Day"} {time.round}
          <Pending veil={veil} />
        </p>
      </div>
      <Bands veil={veil} />
      <Forecast scene={scene} />
      <Stock scene={scene} />
      <Cards desk={desk} scene={scene} />
    </section>
  );
}

function Pending({ veil: { pending } }: { veil: VeilScene }): JSX.Element | null {
  const { gain, loss } = pending;
  if (gain + loss === 0) return null;
  return (
    <span class={styles.pending}>
      veil {gain > 0 && `+${gain}`} {loss > 0 && `−${loss}`} after this event
    </span>
  );
}

/** The track in its two bands, each with what the next event brings there. */
function Bands({ veil }: { veil: VeilScene }): JSX.Element {
  const half = Math.floor(veil.max / 2);
  return (
    <div class={styles.bands}>
      <Band name={`1–${half}`} from={1} to={half} veil={veil} brings={veil.low} />
      <Band
        name={`${half + 1}–${veil.max}`}
        from={half + 1}
        to={veil.max}
        veil={veil}
        brings={veil.high}
      />
    </div>
  );
}

interface BandProps {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly veil: VeilScene;
  readonly brings: BandScene;
}

function Band({ name, from, to, veil, brings }: BandProps): JSX.Element {
  const isNow = veil.isHigh === (brings === veil.high);
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return (
    <div class={classes(styles.band, isNow && styles.now)} data-low={from === 1}>
      <div class={styles.steps} aria-hidden="true">
        {steps.map((step) => (
          <span key={step} data-full={step <= veil.value} data-here={step === veil.value}>
            {step}
          </span>
        ))}
      </div>
      <p class={styles.brings}>
        <span>{isNow ? "Next event" : `At ${name}`}</span>
        <Agents of={brings} />
      </p>
    </div>
  );
}

/** Agents for the red district and for the grey ones. */
function Agents({ of: { red, grey } }: { of: BandScene }): JSX.Element {
  const words = `red ${red}, grey ${grey.join("/")}`;
  return (
    <span
      class={styles.agents}
      role="img"
      aria-label={words}
      title={`Agents in the districts that the event marks: ${words}`}
    >
      <b class={styles.red}>{red}</b>
      {grey.map((n, i) => (
        <b key={i} class={styles.grey}>
          {n}
        </b>
      ))}
    </span>
  );
}
