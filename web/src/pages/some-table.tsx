import type { JSX } from "preact";
import { usePlayback } from "../table/playback.js";
import type { FrameProps } from "../table/table.js";
import { Later } from "./later.js";

/** Nobody loads the board of the other game. */
const MastersTable = Later(() => import("../masters/masters-table.js"));
const OrdersTable = Later(() => import("../orders/orders-table.js"));

/** The table of whichever game it is. */
export function SomeTable(props: Omit<FrameProps, "shown" | "latest">): JSX.Element {
  const { shown, desk } = usePlayback(props.desk);
  const frame = { ...props, latest: props.desk, desk, shown };
  const { on } = shown;
  if (on.game === "blood-orders") return <OrdersTable {...frame} scene={on.scene} />;
  return <MastersTable {...frame} scene={on.scene} />;
}
