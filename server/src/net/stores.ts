import type { Reporter } from "../core/parts.js";
import type { Settings } from "../settings.js";
import { openEmbedded, openPostgres, type Store } from "../store/index.js";

/** The store that the settings name. */
export async function openStore(
  { data, databaseUrl }: Pick<Settings, "data" | "databaseUrl">,
  report?: Reporter,
): Promise<Store> {
  return databaseUrl === undefined ? openEmbedded(data, report) : openPostgres(databaseUrl, report);
}
