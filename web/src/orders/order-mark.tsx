import moon from "icon:moon";
import sunrise from "icon:sunrise";
import sunset from "icon:sunset";
import type { PileScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import { Icon } from "../table/icon.js";
import styles from "./order-mark.module.css";

type OrderName = PileScene["order"];

const MARKS: Readonly<Record<OrderName, string>> = { dawn: sunrise, dusk: sunset, night: moon };

/** The sign of an Order, with how many of it there are. */
export function OrderMark({ of, n }: { of: OrderName; n?: number | undefined }): JSX.Element {
  const words = n === undefined ? of : `${n} ${of}`;
  return (
    <span class={styles.mark} data-order={of} role="img" aria-label={words} title={words}>
      <Icon of={MARKS[of]} />
      {n}
    </span>
  );
}
