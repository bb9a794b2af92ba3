import type { IncomingMessage } from "node:http";
import type { Settings } from "../settings.js";

/** Who is calling, and from which page. */

export interface Callers {
  addressOf(request: IncomingMessage): string;
  /** Whether the page that sends this, if it is a page, may. */
  isWelcome(request: IncomingMessage): boolean;
  /** The origin of a page of another place that may use the API. */
  guestOrigin(request: IncomingMessage): string | undefined;
}

export function callersFor({ proxies, origins }: Pick<Settings, "proxies" | "origins">): Callers {
  const guestOrigin = ({ headers: { origin } }: IncomingMessage): string | undefined =>
    origin !== undefined && origins.includes(origin) ? origin : undefined;
  return {
    addressOf: (request) => addressOf(request, proxies),
    guestOrigin,
    isWelcome: (request) =>
      request.headers.origin === undefined ||
      hostOf(request.headers.origin) === request.headers.host ||
      guestOrigin(request) !== undefined,
  };
}

/** Each proxy adds whom it heard from; what stands before those that are trusted, anybody may write. */
function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const direct = socket.remoteAddress ?? "";
  if (proxies === 0) return direct;
  const told = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
  return told.at(-Math.min(proxies, told.length)) ?? direct;
}

/** The scheme is left out: before a proxy it is another one than here. */
function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
