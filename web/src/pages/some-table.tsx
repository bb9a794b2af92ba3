import type { ComponentChildren, JSX } from "preact";
import { MastersBoard, mastersTime } from "../masters/board.js";
import { Clan } from "../masters/clan.js";
import { OrdersBoard, ordersTime } from "../orders/board.js";
import { Players } from "../orders/players.js";
import type { Desk } from "../table/desk.js";
import { usePlayback } from "../table/playback.js";
import { Table } from "../table/table.js";

interface SomeTableProps {
  readonly desk: Desk;
  /** Something that must be known once, before anything else. */
  readonly notice?: string | null;
  /** The people around it, where there are any. */
  readonly people?: ComponentChildren;
  /** Whom everybody waits for, while this seat is not asked. */
  readonly waiting?: string;
  /** What stands in the place of the question, where nothing is asked. */
  readonly instead?: ComponentChildren;
  /** Words for somebody who plays for the first time, beside what is asked. */
  readonly guide?: ComponentChildren;
}

/** The table of whichever game it is. */
export function SomeTable({ desk, ...rest }: SomeTableProps): JSX.Element {
  const shown = usePlayback(desk.sheet);
  const { on } = shown;
  if (on.game === "blood-orders") {
    return (
      <Table
        {...rest}
        shown={shown}
        desk={desk}
        time={ordersTime(on.scene)}
        board={<OrdersBoard desk={desk} scene={on.scene} />}
        players={<Players desk={desk} scene={on.scene} />}
      />
    );
  }
  return (
    <Table
      {...rest}
      shown={shown}
      desk={desk}
      time={mastersTime(on.scene)}
      board={<MastersBoard desk={desk} scene={on.scene} />}
      players={<Clan desk={desk} scene={on.scene} />}
    />
  );
}
