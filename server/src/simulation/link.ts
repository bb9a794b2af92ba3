import type { ClientMessage } from "@coterie/protocol";
import type { Ear } from "../core/ear.js";
import type { Life } from "./server.js";
import type { World } from "./world.js";

/** What a device does with a connection. */
export interface Ends {
  heard(text: string): void;
  /** The connection is gone; with the code that the server gave, if it said something. */
  closed(code: number | null): void;
  /** A message of the device reached its server, perhaps for the second time. */
  delivered(message: ClientMessage, isDouble: boolean): void;
}

/** One direction of a connection. */
interface Way {
  /** When the message sent last arrives: none overtakes it. */
  last: number;
  /** What would arrive later than that is lost. */
  end: number;
}

/** A connection between a device and one life of a server: both ends learn of things at other times. */
export class Link {
  private readonly up: Way = { last: 0, end: Number.POSITIVE_INFINITY };
  private readonly down: Way = { last: 0, end: Number.POSITIVE_INFINITY };
  private ear: Ear | null = null;
  private isOpenHere = true;
  private isOpenThere = true;
  /** Does what TCP never does. */
  readonly isLossy: boolean;

  constructor(
    private readonly world: World,
    private readonly life: Life,
    private readonly ends: Ends,
  ) {
    this.isLossy = world.luck.isSo(world.weather.lossyLinks);
    life.links.add(this);
    this.inTurn(this.up, () => this.arrive());
  }

  private arrive(): void {
    const { life, ends } = this;
    if (!life.isAlive) return;
    this.ear = life.hall.connect({
      send: (text) => this.pass(this.down, () => this.isOpenHere && ends.heard(text)),
      close: (code) => this.closedThere(code),
    });
  }

  send(message: ClientMessage): void {
    const text = JSON.stringify(message);
    let isDouble = false;
    this.pass(this.up, () => {
      if (!this.life.isAlive || !this.isOpenThere || this.ear === null) return;
      this.ends.delivered(message, isDouble);
      isDouble = true;
      this.ear.receive(JSON.parse(text) as ClientMessage);
    });
  }

  /** The device has enough of it. What it sent before still arrives. */
  hangUp(): void {
    this.isOpenHere = false;
    this.inTurn(this.up, () => this.leave());
  }

  /** Nothing more gets through; each end notices when it does, or never. */
  break(): void {
    const { time, luck } = this.world;
    this.up.end = time.now() + luck.below(30);
    this.down.end = time.now() + luck.below(30);
    if (luck.isSo(0.7)) time.after(luck.between(0, 500), () => this.closedHere(null));
    time.after(luck.between(0, 3_000), () => this.leave());
  }

  /** Nothing gets through until then, and then everything at once. */
  hold(until: number): void {
    this.up.last = Math.max(this.up.last, until);
    this.down.last = Math.max(this.down.last, until);
  }

  serverDied(): void {
    const { time, luck } = this.world;
    if (luck.isSo(0.8)) time.after(luck.between(0, 800), () => this.closedHere(null));
  }

  /** The server said that it is over. Until the device knows, it may go on sending. */
  private closedThere(code: number): void {
    this.inTurn(this.down, () => {
      this.closedHere(code);
      this.inTurn(this.up, () => this.leave());
    });
  }

  private closedHere(code: number | null): void {
    if (!this.isOpenHere) return;
    this.isOpenHere = false;
    this.ends.closed(code);
  }

  private leave(): void {
    if (!this.isOpenThere) return;
    this.isOpenThere = false;
    this.life.links.delete(this);
    if (this.life.isAlive) this.ear?.closed();
  }

  /** A message on its way, with everything that may happen to it. */
  private pass(way: Way, arrive: () => void): void {
    const { luck, weather } = this.world;
    if (this.isLossy && luck.isSo(weather.messageLost)) return;
    if (this.isLossy && luck.isSo(weather.messageDoubled)) this.inTurn(way, arrive);
    if (this.isLossy && luck.isSo(weather.messageOutOfTurn)) this.outOfTurn(way, arrive);
    else this.inTurn(way, arrive);
  }

  private outOfTurn(way: Way, arrive: () => void): void {
    const { luck, weather, time } = this.world;
    const at = Math.max(way.last, time.now()) + luck.between(1, 4 * weather.networkDelay);
    this.arriveAt(way, at, arrive);
  }

  private inTurn(way: Way, arrive: () => void): void {
    const { luck, weather, time } = this.world;
    way.last = Math.max(way.last, time.now() + luck.between(1, weather.networkDelay));
    this.arriveAt(way, way.last, arrive);
  }

  private arriveAt(way: Way, at: number, arrive: () => void): void {
    this.world.time.at(at, () => {
      if (at <= way.end) arrive();
    });
  }
}
