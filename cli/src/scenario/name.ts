import { plainly } from "@coterie/kernel";

/** A reporter's words come first, on one line and without what could steer a terminal. */
export function nameOf(origin: string, place: string, note: string): string {
  const said = plainly(note.replace(/[\s\p{Cc}]+/gu, " ").trim());
  return said === "" ? `From ${origin}, ${place}` : `Reported: ${said} (${place})`;
}
