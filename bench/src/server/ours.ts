import type { OpenTable } from "@coterie/protocol";
import { each, type Lane, SEATS } from "./lane.js";
import { Desk } from "./ours-http.js";
import { type Guest, OursTable } from "./ours-table.js";
import type { Recorder } from "./recorder.js";
import { programBeside, ServerProcess } from "./server-process.js";

/** A game as it is played on our server. */
export interface ServedGame {
  /** Names its script for the bare server, too. */
  readonly id: string;
  readonly name: string;
  readonly setup: NonNullable<OpenTable["setup"]>;
  /** How many answers a random game of four has on average, and how many lead to its middle. */
  readonly length: number;
  readonly middle: number;
  /** How many answers a stage has, after which the same kinds of questions come again. */
  readonly stage: number;
  /** Which part of the tables that are not played at plays it: a long game takes long to prepare. */
  readonly share: number;
}

export const GAMES: readonly ServedGame[] = [
  {
    id: "masters-of-the-night",
    name: "Masters of the Night",
    setup: { vampires: 4, players: 4 },
    length: 44,
    middle: 20,
    stage: 20,
    share: 0.8,
  },
  {
    id: "blood-orders",
    name: "Blood Orders",
    setup: { players: 4 },
    length: 588,
    middle: 290,
    stage: 65,
    share: 0.2,
  },
];

const PROGRAM = programBeside("ours-server.js");
/** As `npm start` does. */
const FLAGS = ["--max-semi-space-size=32"];

/** Our server over a folder; tables that nobody uses for `idleSeconds` leave its memory. */
export function startOurs(folder: string, idleSeconds = 60): Promise<ServerProcess> {
  return ServerProcess.start(PROGRAM, () => [folder], oursEnv(idleSeconds), FLAGS);
}

/** The same, not waiting for anything. */
export function launchOurs(folder: string, port: number): ServerProcess {
  return ServerProcess.launch(PROGRAM, [folder], { ...oursEnv(60), PORT: `${port}` }, port, FLAGS);
}

/** All clients have one address here: its limits are lifted, and that of connections; no others are. */
function oursEnv(idleSeconds: number): NodeJS.ProcessEnv {
  return {
    COTERIE_IDLE_SECONDS: `${idleSeconds}`,
    COTERIE_RATE_FACTOR: "0",
    COTERIE_SOCKETS_PER_ADDRESS: "1000000",
    COTERIE_CONNECTIONS: "1000000",
    COTERIE_LOG: "warn",
  };
}

/** How many tables are opened at the same time: the disk is asked once for all of them. */
const AT_ONCE = 16;

export function oursLane(server: ServerProcess, game: ServedGame, recorder?: Recorder): Lane {
  const desk = new Desk(server.port);
  return {
    name: `ours, ${game.name}`,
    server,
    length: game.length,
    stagger: game.stage,
    ...(recorder === undefined ? {} : { recorder }),
    open: (count) =>
      each(count, AT_ONCE, async () => {
        const table = await openForFour(desk, server.port, game);
        if (recorder !== undefined) table.recorder = recorder;
        return table;
      }),
  };
}

/** Four guests with a connection each. */
async function openForFour(desk: Desk, port: number, game: ServedGame): Promise<OursTable> {
  const host = await desk.open({ game: game.id, setup: game.setup, name: "Guest 1" });
  const guests = [host];
  for (let i = 2; i <= SEATS; i++) guests.push(await desk.join(host.table, `Guest ${i}`));
  await desk.start(host.table, host.pass);
  return OursTable.connect(port, host.table, guests);
}

/** A table whose four seats one guest holds, and what is needed to come back to it. */
export interface Kept {
  readonly table: string;
  readonly guest: Guest;
}

export async function openForOne(desk: Desk, game: ServedGame): Promise<Kept> {
  const seats = Array.from({ length: SEATS }, () => "me" as const);
  const host = await desk.open({ game: game.id, setup: game.setup, name: "Guest", seats });
  await desk.start(host.table, host.pass);
  return { table: host.table, guest: host };
}
