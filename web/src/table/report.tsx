import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Later } from "../pages/later.js";
import type { Desk } from "./desk.js";

const Dialog = Later(() => import("./report-dialog.js"), true);

/** The place that a player complains about: so many answers had been given. */
export const complained = signal<number | null>(null);

function close(): void {
  complained.value = null;
}

/** The dialog of a report, while one is being made. */
export function ReportDialog({ desk }: { desk: Desk }): JSX.Element | null {
  const at = complained.value;
  // A table that is left leaves no complaint to the next one.
  useEffect(() => close, []);
  return at === null ? null : <Dialog desk={desk} at={at} close={close} />;
}
