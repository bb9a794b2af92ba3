import type { JSX } from "preact";
import { usePlayback } from "../table/playback.js";
import type { FrameProps } from "../table/table.js";
import { Later } from "./later.js";

/** Nobody loads the board of the other game. */
const MastersTable = Later(() => import("../masters/masters-table.js"));
const OrdersTable = Later(() => import("../orders/orders-table.js"));

/** The table of whichever game it is. */
export function SomeTable(props: Omit<FrameProps, "shown">): JSX.Element {
  const shown = usePlayback(props.desk.sheet);
  const { on } = shown;
  if (on.game === "blood-orders") return <OrdersTable {...props} shown={shown} scene={on.scene} />;
  return <MastersTable {...props} shown={shown} scene={on.scene} />;
}
