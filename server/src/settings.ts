import { isIP } from "node:net";
import { domainToASCII } from "node:url";

/** How a host wants the server to run: three flags, everything else by environment variables. */

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded store; not used with a database. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** Pages of these origins may use the API beside those that are served here. */
  readonly origins: readonly string[];
  /** Names beside localhost for which requests are served; IP addresses always are. */
  readonly hosts: readonly string[];
  /** "" or "/games": everything for players is below it. */
  readonly basePath: string;
  /** How many proxies before this server write X-Forwarded-For; 0 if nobody does. */
  readonly proxies: number;
  readonly logLevel: string;
  readonly idleSeconds: number;
  readonly botThreads: number;
  readonly botBudgetMs: number;
  /** Multiplies the limits for each address; 0 turns them off. */
  readonly rateFactor: number;
  readonly socketsPerAddress: number;
  /** Of all addresses, sockets included. */
  readonly connections: number;
  readonly keepOpenDays: number;
  readonly keepFinishedDays: number;
  readonly keepRunningDays: number;
}

export interface Flags {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly allowedHost?: string | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message names it, its value and what was expected. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"];

/** What the help says of each variable, in the order in which it says it. */
export const VARIABLES: Readonly<Record<string, string>> = {
  DATABASE_URL: "postgres://…: keep the tables in PostgreSQL; any number of servers may share them",
  COTERIE_ORIGINS: "other origins whose pages may use the API, with commas: https://a.example",
  COTERIE_HOSTS: "names beside localhost for which it is served, with commas: play.example.org",
  COTERIE_BASE_PATH: "serve below this path, as a reverse proxy sees it: /games",
  COTERIE_TRUST_PROXY: "how many proxies before it write X-Forwarded-For (0)",
  COTERIE_LOG: `what is logged: ${LOG_LEVELS.join(", ")} (info)`,
  COTERIE_IDLE_SECONDS: "tables that nobody uses for so long leave memory (60)",
  COTERIE_BOT_THREADS: "how many threads think for bots and hints (1)",
  COTERIE_BOT_BUDGET_MS:
    "a bot's decision that takes so much longer than it should becomes any legal answer (2000)",
  COTERIE_RATE_FACTOR: "multiplies the limits for each address; 0 turns them off (1)",
  COTERIE_SOCKETS_PER_ADDRESS: "sockets of one address at the same time (200)",
  COTERIE_CONNECTIONS: "connections of all addresses at the same time (10000)",
  COTERIE_KEEP_OPEN_DAYS: "tables that never started go after so many days (7)",
  COTERIE_KEEP_FINISHED_DAYS: "finished, abandoned and closed tables go after so many days (90)",
  COTERIE_KEEP_RUNNING_DAYS: "games in which nothing happens go after so many days (180)",
};

/** Reads and checks everything; all faults are told at once. */
export function readSettings(flags: Flags, env: Environment): Settings {
  const faults: string[] = [];
  const number = numberReader(faults);
  const variable = (name: string, usual: number, least: number, most: number): number =>
    number(name, env[name], usual, least, most);
  const host = flags.host ?? "0.0.0.0";
  const settings: Settings = {
    port: number("--port", flags.port, 8321, 0, 65_535),
    host,
    data: flags.data ?? "./coterie-data",
    databaseUrl: given(env.DATABASE_URL),
    origins: readOrigins(given(env.COTERIE_ORIGINS), faults),
    hosts: [
      ...readHosts("--host", isIP(host) === 0 ? host : undefined, faults),
      ...readHosts("--allowed-host", flags.allowedHost, faults),
      ...readHosts("COTERIE_HOSTS", given(env.COTERIE_HOSTS), faults),
    ],
    basePath: readBasePath(given(env.COTERIE_BASE_PATH), faults),
    proxies: variable("COTERIE_TRUST_PROXY", 0, 0, 10),
    logLevel: readLogLevel(given(env.COTERIE_LOG), faults),
    idleSeconds: variable("COTERIE_IDLE_SECONDS", 60, 1, 86_400),
    botThreads: variable("COTERIE_BOT_THREADS", 1, 1, 64),
    botBudgetMs: variable("COTERIE_BOT_BUDGET_MS", 2_000, 10, 600_000),
    rateFactor: variable("COTERIE_RATE_FACTOR", 1, 0, 1_000_000),
    socketsPerAddress: variable("COTERIE_SOCKETS_PER_ADDRESS", 200, 1, 1_000_000),
    connections: variable("COTERIE_CONNECTIONS", 10_000, 1, 1_000_000),
    keepOpenDays: variable("COTERIE_KEEP_OPEN_DAYS", 7, 1, 36_500),
    keepFinishedDays: variable("COTERIE_KEEP_FINISHED_DAYS", 90, 1, 36_500),
    keepRunningDays: variable("COTERIE_KEEP_RUNNING_DAYS", 180, 1, 36_500),
  };
  if (faults.length > 0) throw new SettingsError(faults.join("\n"));
  return settings;
}

/** An empty variable is one that was not set. */
function given(text: string | undefined): string | undefined {
  return text === undefined || text.trim() === "" ? undefined : text.trim();
}

function numberReader(faults: string[]) {
  return (
    name: string,
    text: string | undefined,
    usual: number,
    least: number,
    most: number,
  ): number => {
    const value = given(text);
    if (value === undefined) return usual;
    const n = Number(value);
    if (/^\d+$/.test(value) && n >= least && n <= most) return n;
    faults.push(`${name} is "${text}"; expected a whole number from ${least} to ${most}`);
    return usual;
  };
}

function readOrigins(text: string | undefined, faults: string[]): readonly string[] {
  if (text === undefined) return [];
  const origins = text.split(",").map((one) => one.trim());
  for (const origin of origins) {
    if (originOf(origin) !== origin) {
      faults.push(
        `COTERIE_ORIGINS has "${origin}"; expected an origin like https://games.example:8443, without a path`,
      );
    }
  }
  return origins;
}

function readHosts(setting: string, text: string | undefined, faults: string[]): string[] {
  if (text === undefined) return [];
  return text.split(",").map((one) => {
    const name = one.trim();
    const host = domainToASCII(name);
    if (!/^[\w.-]+$/.test(host) || /[/\\:@?#]/.test(name)) {
      faults.push(`${setting} has "${name}"; expected a name like play.example.org`);
    }
    return host.replace(/\.$/, "");
  });
}

function originOf(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).origin : undefined;
}

function readBasePath(text: string | undefined, faults: string[]): string {
  if (text === undefined || text === "/") return "";
  const path = text.replace(/\/$/, "");
  if (/^(\/[\w.~-]+)+$/.test(path) && !/\/\.{1,2}(\/|$)/.test(path)) return path;
  faults.push(`COTERIE_BASE_PATH is "${text}"; expected a path like /games/coterie`);
  return "";
}

function readLogLevel(text: string | undefined, faults: string[]): string {
  if (text === undefined || LOG_LEVELS.includes(text)) return text ?? "info";
  faults.push(`COTERIE_LOG is "${text}"; expected one of: ${LOG_LEVELS.join(", ")}`);
  return "info";
}
