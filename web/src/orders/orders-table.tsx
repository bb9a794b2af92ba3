import words from "words:orders";
import type { OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Desk } from "../table/desk.js";
import { type FrameProps, Table } from "../table/table.js";
import { OrdersBoard, ordersTime } from "./board.js";
import { forgetOtherDays, notedQuarters, noteOwner } from "./notes.js";
import { Players } from "./players.js";

/** The whole table of Blood Orders. */
export default function OrdersTable({
  scene,
  ...frame
}: FrameProps & { scene: OrdersScene }): JSX.Element {
  const desk: Desk = { ...frame.desk, remarks: remarksOn(frame.desk, scene) };
  useNotesOfToday(desk, scene);
  return (
    <Table
      {...frame}
      desk={desk}
      time={ordersTime(scene)}
      board={<OrdersBoard desk={desk} scene={scene} />}
      players={<Players desk={desk} scene={scene} />}
    />
  );
}

/** Marks the placements that the player noted in planning (BO-3.1). */
function remarksOn(desk: Desk, scene: OrdersScene): ReadonlyMap<string, string> {
  const owner = noteOwner(desk, scene);
  const noted = Object.entries(owner === null ? {} : notedQuarters(owner));
  const options = desk.sheet.question?.options ?? [];
  const marked = options.filter(({ key, places }) =>
    noted.some(([order, quarter]) => key.startsWith(`place:${order}:`) && places.includes(quarter)),
  );
  return new Map(marked.map(({ key }) => [key, words.yourNote()]));
}

function useNotesOfToday({ id }: Desk, { time: { day, phase } }: OrdersScene): void {
  const today = phase === "over" ? null : day;
  useEffect(() => {
    if (id !== undefined) forgetOtherDays(id, today);
  }, [id, today]);
}
