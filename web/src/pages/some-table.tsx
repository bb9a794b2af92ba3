import type { JSX } from "preact";
import { MastersBoard, mastersTime } from "../masters/board.js";
import { Clan } from "../masters/clan.js";
import { OrdersBoard, ordersTime } from "../orders/board.js";
import { Players } from "../orders/players.js";
import type { Desk } from "../table/desk.js";
import { Table } from "../table/table.js";

/** The table of whichever game it is. */
export function SomeTable({ desk }: { desk: Desk }): JSX.Element {
  const { on } = desk.sheet;
  if (on.game === "blood-orders") {
    return (
      <Table
        desk={desk}
        time={ordersTime(on.scene)}
        board={<OrdersBoard desk={desk} scene={on.scene} />}
        players={<Players desk={desk} scene={on.scene} />}
      />
    );
  }
  return (
    <Table
      desk={desk}
      time={mastersTime(on.scene)}
      board={<MastersBoard desk={desk} scene={on.scene} />}
      players={<Clan desk={desk} scene={on.scene} />}
    />
  );
}
