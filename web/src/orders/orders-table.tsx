import type { OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import { type FrameProps, Table } from "../table/table.js";
import { OrdersBoard, ordersTime } from "./board.js";
import { Players } from "./players.js";

/** The whole table of Blood Orders. */
export default function OrdersTable({
  scene,
  ...frame
}: FrameProps & { scene: OrdersScene }): JSX.Element {
  return (
    <Table
      {...frame}
      time={ordersTime(scene)}
      board={<OrdersBoard desk={frame.desk} scene={scene} />}
      players={<Players desk={frame.desk} scene={scene} />}
    />
  );
}
