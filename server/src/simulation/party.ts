import type { OpenTable, Seated } from "@coterie/protocol";
import { Device } from "./device.js";
import { Person } from "./person.js";
import type { Title } from "./titles.js";
import type { World } from "./world.js";

const NAMES = ["Ada", "Bo", "Cleo", "Dag", "Eva"];
const POLICIES: readonly NonNullable<OpenTable["policy"]>[] = [
  { behindMarks: "free", fate: "kept" },
  { behindMarks: "free", fate: "anew" },
  { behindMarks: "consent", fate: "anew" },
  { behindMarks: "never", fate: "kept" },
];

/** The people around one table, from the wish to play to the end of the game. */
export class Party {
  /** The id of the table, once somebody has been told. */
  table = "";
  isOver = false;
  readonly people: Person[] = [];
  /** Every page that was ever open at this table. */
  readonly devices: Device[] = [];
  /** Guests whose pass somebody has. */
  readonly known = new Set<number>();
  /** Codes for seats, used or not. */
  readonly codes: string[] = [];
  /** Calls under way that may make a guest known. */
  comings = 0;
  readonly open: OpenTable;

  constructor(
    readonly world: World,
    readonly name: string,
    readonly title: Title,
  ) {
    const { luck } = world;
    const setup = title.setup(luck);
    const seats = seatKinds(world, title, setup);
    this.open = {
      game: title.game.id,
      name: NAMES[0],
      setup: setup as NonNullable<OpenTable["setup"]>,
      policy: luck.among(POLICIES),
      spectators: luck.isSo(0.8),
      seatTime: luck.isSo(0.6) ? luck.between(1, 5) : null,
      seats,
    };
    const humans = seats.filter((kind) => kind === "open").length;
    const others = humans > 1 && luck.isSo(0.3) ? humans - 1 : humans;
    for (let i = 0; i <= others; i++) this.welcome();
  }

  /** Somebody who wants to play; the first is the host. */
  welcome(invitation?: string): Person {
    const at = this.people.length;
    const person = new Person(
      this,
      `${this.name}/${NAMES[at % NAMES.length]}`,
      at === 0,
      invitation,
    );
    this.people.push(person);
    return person;
  }

  get host(): Person {
    return this.people[0];
  }

  /** The table is there: people come to look. */
  opened(seated: Seated): void {
    const { luck } = this.world;
    this.table = seated.table;
    const watching = luck.isSo(0.5) ? luck.between(1, 2) : 0;
    for (let i = 0; i < watching; i++) this.deviceFor(`${this.name}/watcher${i}`, undefined);
  }

  deviceFor(name: string, pass: string | undefined): Device {
    const device = new Device(this.world, `${name}#${this.devices.length}`, this.table, pass);
    this.devices.push(device);
    return device;
  }

  /** Whether the game cannot go on because somebody is missing whom nobody can reach. */
  isDeserted(): boolean {
    const shown = this.devices.filter(({ isGone }) => !isGone);
    const [info] = shown.flatMap(({ follower }) =>
      [...follower.sheets.values()].map(({ document }) => document.table),
    );
    if (info === undefined) return true;
    return this.isLost(info.host) || info.seats.some(({ guest }) => this.isLost(guest));
  }

  /** Whether nobody has the pass of a guest: a reply got lost for ever. */
  isLost(guest: number | null): boolean {
    return guest !== null && this.comings === 0 && !this.known.has(guest);
  }
}

function seatKinds(
  { luck }: World,
  { game, hasGreedyBots }: Title,
  setup: unknown,
): NonNullable<OpenTable["seats"]> {
  const count = game.seats(game.readSetup(setup));
  const kinds = Array.from({ length: count }, (_, seat) => {
    if (seat === 0 || luck.isSo(0.2)) return "me" as const;
    if (luck.isSo(0.7)) return "open" as const;
    return { bot: hasGreedyBots && luck.isSo(0.5) ? "greedy" : "random" };
  });
  return luck.isSo(0.5) ? kinds : kinds.reverse();
}
