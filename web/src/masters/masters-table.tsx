import type { MastersScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import { type FrameProps, Table } from "../table/table.js";
import { MastersBoard, mastersTime } from "./board.js";
import { Clan } from "./clan.js";

/** The whole table of Masters of the Night. */
export default function MastersTable({
  scene,
  ...frame
}: FrameProps & { scene: MastersScene }): JSX.Element {
  return (
    <Table
      {...frame}
      time={mastersTime(scene)}
      board={<MastersBoard desk={frame.desk} scene={scene} />}
      players={<Clan desk={frame.desk} scene={scene} />}
    />
  );
}
