import seal from "icon:wax-seal";
import type { OrdersScene, TokenScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import { Icon } from "../table/icon.js";
import { Crest } from "./crest.js";
import { OrderMark } from "./order-mark.js";
import styles from "./tokens.module.css";

interface TokensProps {
  readonly scene: OrdersScene;
  readonly tokens: readonly TokenScene[];
}

/** Order tokens in the order in which they were placed; who may know sees which. */
export function Tokens({ scene, tokens }: TokensProps): JSX.Element | null {
  if (tokens.length === 0) return null;
  return (
    <span class={styles.tokens}>
      {tokens.map((token) => (
        <Token key={token.place} scene={scene} token={token} />
      ))}
    </span>
  );
}

function Token({ scene, token }: { scene: OrdersScene; token: TokenScene }): JSX.Element {
  const { seat, order, test, place } = token;
  const { name } = scene.players[seat];
  return (
    <span
      class={styles.token}
      data-seat={seat}
      data-token={place}
      title={`${name}: ${order ?? "face down"}`}
    >
      <Crest seat={seat} name={name} />
      {order === null ? <Icon of={seal} class={styles.seal} /> : <OrderMark of={order} />}
      {test !== null && (
        <b class={test.surplus < 0 ? styles.short : ""}>
          {test.surplus < 0 ? `−${-test.surplus}` : `+${test.surplus}`}
        </b>
      )}
    </span>
  );
}
