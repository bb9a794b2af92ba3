import type { OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Altar } from "./altar.js";
import styles from "./board.module.css";
import { City } from "./city.js";
import { FearTrack } from "./fear.js";

export function OrdersBoard({ desk, scene }: { desk: Desk; scene: OrdersScene }): JSX.Element {
  return (
    <div class={styles.board}>
      <City desk={desk} scene={scene} />
      <Altar desk={desk} scene={scene} />
      <FearTrack desk={desk} scene={scene} />
    </div>
  );
}

const ACTS = ["I", "II", "III"];

export function ordersTime({ time }: OrdersScene): {
  readonly now: string;
  readonly next: string;
} {
  return {
    now: `Day ${time.day} of ${time.days} · Act ${ACTS[time.act - 1]}`,
    next: time.words,
  };
}
