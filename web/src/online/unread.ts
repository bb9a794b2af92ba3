import { useEffect, useState } from "preact/hooks";
import { keep, kept } from "../keep/box.js";
import type { LogSheet } from "../sheet/sheet.js";

/**
 * Since when nobody has looked at a table: the number of the first line that came while the page was
 * closed or hidden. It stays until the page is left again.
 */
export function useUnread(table: string, log: readonly LogSheet[]): number | null {
  const name = `seen.${table}`;
  const [since, setSince] = useState(() => Number(kept(name) ?? "0"));
  const last = log.at(-1)?.at ?? 0;
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "hidden") setSince(last);
      if (document.visibilityState === "visible" && last > 0) keep(name, String(last));
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [name, last]);
  return since === 0 ? null : (log.find(({ at }) => at > since)?.at ?? null);
}
