import type { OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import { Player } from "./player.js";
import styles from "./players.module.css";

/** One's own planning board, and everybody else's supplies beside it. */
export function Players({ desk, scene }: { desk: Desk; scene: OrdersScene }): JSX.Element {
  const isOwn = (seat: number): boolean => seat === scene.audience;
  const own = scene.players.filter(({ seat }) => isOwn(seat));
  const others = scene.players.filter(({ seat }) => !isOwn(seat));
  return (
    <div class={styles.players} role="group" aria-label="Players" data-plans={own.length > 0}>
      {own.map((player) => (
        <Player key={player.place} desk={desk} scene={scene} player={player} isOwn />
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <div class={styles.others} role="group" aria-label="Rivals" tabIndex={0}>
        {others.map((player) => (
          <Player key={player.place} desk={desk} scene={scene} player={player} isOwn={false} />
        ))}
      </div>
    </div>
  );
}
