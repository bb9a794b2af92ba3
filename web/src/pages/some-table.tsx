import type { JSX } from "preact";
import { Boundary } from "../errors/boundary.js";
import { UnknownGame } from "../games.js";
import { usePlayback } from "../table/playback.js";
import type { FrameProps } from "../table/table.js";
import { Later } from "./later.js";

/** A page loads only the board of its own game. */
const MastersTable = Later(() => import("../masters/masters-table.js"));
const OrdersTable = Later(() => import("../orders/orders-table.js"));

type SomeTableProps = Omit<FrameProps, "shown" | "latest">;

/** The table of whichever game it is. */
export function SomeTable(props: SomeTableProps): JSX.Element {
  const { sheet, report } = props.desk;
  return (
    <Boundary report={(note) => report(sheet.answers, note)}>
      <Board {...props} />
    </Boundary>
  );
}

function Board(props: SomeTableProps): JSX.Element {
  const { shown, desk } = usePlayback(props.desk);
  const frame = { ...props, latest: props.desk, desk, shown };
  const { on } = shown;
  switch (on.game) {
    case "blood-orders":
      return <OrdersTable {...frame} scene={on.scene} />;
    case "masters-of-the-night":
      return <MastersTable {...frame} scene={on.scene} />;
    default:
      throw new UnknownGame((on as { game: string }).game);
  }
}
