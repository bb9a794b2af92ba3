import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { Settings } from "../settings.js";
import { BadRequest } from "./faults.js";

/** Which client sends a request, for which host, and from which page. */

export interface Callers {
  addressOf(request: IncomingMessage): string;
  /** Throws if the request names a host that this server does not serve. */
  checkHost(request: IncomingMessage): void;
  /** Throws if a page sends the request whose origin may not. */
  checkOrigin(request: IncomingMessage): void;
  /** The origin of a page of another place that may use the API. */
  guestOrigin(request: IncomingMessage): string | undefined;
}

export function callersFor({
  proxies,
  origins,
  hosts,
}: Pick<Settings, "proxies" | "origins" | "hosts">): Callers {
  const served = new Set(["localhost", ...hosts, ...origins.map((one) => new URL(one).hostname)]);
  const guestOrigin = ({ headers: { origin } }: IncomingMessage): string | undefined =>
    origin !== undefined && origins.includes(origin) ? origin : undefined;
  return {
    addressOf: (request) => addressOf(request, proxies),
    guestOrigin,
    checkHost: (request) => checkHost(request, served),
    checkOrigin(request) {
      const { origin, host } = request.headers;
      if (origin === undefined || guestOrigin(request) !== undefined) return;
      if (isServedAt(origin, host)) return;
      throw new BadRequest(403, "wrong-origin", "pages of this origin may not use this server");
    },
  };
}

/** A name, an IPv4 address or an IPv6 address in brackets, and perhaps a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** The authority of an absolute request target, which takes precedence over Host (RFC 9112, 3.2.2). */
const AUTHORITY = /^\w+:\/\/([^/?#]*)/;

/**
 * A page of evil.example can let its name resolve to this server (DNS rebinding); to the browser it
 * then has the origin of this server. Such a request still names evil.example. An IP address cannot
 * be rebound, so every one is served.
 */
function checkHost({ url = "", headersDistinct }: IncomingMessage, served: Set<string>): void {
  const [host = "", ...others] = headersDistinct.host ?? [];
  const [, name] = HOST.exec(AUTHORITY.exec(url)?.[1] ?? host) ?? [];
  if (name === undefined || others.length > 0) {
    const expected = "expected one Host header that names this server: localhost:8321";
    throw new BadRequest(400, "malformed", expected);
  }
  const plain = name.toLowerCase().replace(/\.$/, "");
  if (served.has(plain) || isIP(plain.replace(/^\[|\]$/g, "")) !== 0) return;
  const setting = "its operator can add it to COTERIE_HOSTS or --allowed-host";
  const message = `this server does not serve the host "${plain}"; ${setting}`;
  throw new BadRequest(421, "wrong-host", message);
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

/** The host of a request says nothing of the scheme, which is another one before a proxy than here. */
function isServedAt(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  const here = `${page.protocol}//${host}`;
  return page.host !== "" && URL.canParse(here) && new URL(here).host === page.host;
}
