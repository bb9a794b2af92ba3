import { useEffect, useState } from "preact/hooks";
import { keep, kept } from "../keep/box.js";
import type { LogSheet } from "../sheet/sheet.js";

/**
 * Since when nobody has looked at a table: the number of the first line that came while the page was
 * closed or hidden. It stays until the page is left again. Lines that tell nothing are not shown, and
 * cannot be the first.
 */
export function useUnread(table: string, log: readonly LogSheet[]): number | null {
  const name = `seen.${table}`;
  const [since, setSince] = useState(() => Number(kept(name) ?? "0"));
  const last = log.at(-1)?.at ?? 0;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible" && last > 0) keep(name, String(last));
    };
    const leave = (): void => {
      if (document.visibilityState === "hidden") setSince(last);
      look();
    };
    look();
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, [name, last]);
  if (since === 0) return null;
  const isUnread = ({ at, answer, facts }: LogSheet): boolean =>
    at > since && (answer !== "" || facts.length > 0);
  return log.find(isUnread)?.at ?? null;
}
