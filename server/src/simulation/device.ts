import {
  CLOSE,
  type ClientMessage,
  type Command,
  type Desync,
  Follower,
  type ServerMessage,
} from "@coterie/protocol";
import type { Sheet as HallSheet } from "../core/hall.js";
import { hashOfPass } from "../core/telling.js";
import type { Request } from "./ledger.js";
import { Link } from "./link.js";
import type { World } from "./world.js";

/** Something that was told to a device, and how many entries the store had when it came. */
export interface Told {
  readonly text: string;
  readonly message: Extract<ServerMessage, { t: "whole" | "update" }>;
  readonly head: number;
}

/** A pass was not taken: between these numbers of entries it must have been bad once. */
export interface Dismissal {
  readonly code: string;
  readonly since: number;
  readonly head: number;
  readonly isLossy: boolean;
}

/** Longer than any silence of a server that is there, which answers every ping. */
const SILENCE = 4_000;
const LOOKS_EVERY = 1_500;
/** Seeds, keys, passes and codes look like this, and so do a few things that everybody may know. */
const LONG_HEX = /[0-9a-f]{32,}/g;

/** A page in somebody's browser: it follows one table, and comes back whenever it loses it. */
export class Device {
  readonly follower: Follower;
  readonly passHash: string;
  readonly told: Told[] = [];
  readonly dismissals: Dismissal[] = [];
  /** Everything that looks like a secret and came over the wire. */
  readonly seenHex = new Set<string>();
  /** Codes that were asked for here. */
  readonly codes = new Set<string>();
  /** Not used any more: put away, or its pass is no longer good. */
  isGone = false;
  private isAsleep = false;
  private link: Link | null = null;
  private heardAt = 0;
  private helloHead = 0;
  /** By the command as it was given: a command that is sent again is the same one. */
  private readonly requests = new Map<Command, Request>();

  constructor(
    private readonly world: World,
    readonly name: string,
    readonly table: string,
    pass: string | undefined,
  ) {
    this.passHash = hashOfPass(pass);
    this.follower = new Follower(
      table,
      pass,
      (message) => this.link?.send(message),
      undefined,
      (desync) => this.checkDesync(desync),
    );
    this.dial();
    this.lookSoon();
  }

  get isConnected(): boolean {
    return this.link !== null;
  }

  request(request: Request, command: Command, done: () => void): void {
    this.requests.set(command, request);
    this.follower.request(command, (trouble, result) => {
      if (trouble === null) this.world.ledger.done(request, result);
      else this.world.ledger.refused(request, trouble.code);
      done();
    });
  }

  /** What came over HTTP, and must be as true as what comes over the connection. */
  shown(sheets: readonly HallSheet[]): void {
    const head = this.world.vault.head(this.table);
    const plain = JSON.parse(JSON.stringify(sheets)) as readonly HallSheet[];
    for (const { to, n, document } of plain) {
      this.told.push({ text: "", message: { t: "whole", to, n, document, log: [] }, head });
    }
  }

  /** The lid is closed for a while. */
  sleep(milliseconds: number): void {
    this.isAsleep = true;
    this.hangUp();
    this.world.time.after(milliseconds, () => this.wake());
  }

  wake(): void {
    if (!this.isAsleep) return;
    this.isAsleep = false;
    this.dial();
  }

  /** What a connection that does what TCP never does comes to: its end. */
  endLossyLink(): void {
    if (this.link?.isLossy) this.link.break();
  }

  break(): void {
    this.link?.break();
  }

  hold(until: number): void {
    this.link?.hold(until);
  }

  private dial(): void {
    const { world } = this;
    if (this.link !== null || this.isGone || this.isAsleep) return;
    const { life } = world.luck.among(world.servers);
    if (life === null) {
      this.dialLater();
      return;
    }
    this.heardAt = world.time.now();
    this.helloHead = world.vault.head(this.table);
    const link: Link = new Link(world, life, {
      heard: (text) => this.heard(text),
      closed: (code) => this.closed(code),
      delivered: (message, isDouble) => this.delivered(message, isDouble),
    });
    this.link = link;
    world.note(this.name, `calls ${life.name}`);
    this.follower.open();
  }

  private dialLater(): void {
    this.world.time.after(this.world.luck.between(20, 900), () => this.dial());
  }

  private hangUp(): void {
    this.link?.hangUp();
    this.lose();
  }

  private lose(): void {
    this.link = null;
    this.follower.close();
  }

  private closed(code: number | null): void {
    this.world.note(this.name, `has lost its connection (${code})`);
    this.lose();
    if (code === CLOSE.stranger || code === CLOSE.gone) this.isGone = true;
    else this.dialLater();
  }

  private delivered(message: ClientMessage, isDouble: boolean): void {
    const request = message.t === "do" ? this.requests.get(message.command) : undefined;
    if (request === undefined) return;
    request.deliveries++;
    if (isDouble) request.doubles++;
  }

  private heard(text: string): void {
    const { world } = this;
    this.heardAt = world.time.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.t !== "pong") world.note(this.name, text);
    for (const [hex] of text.matchAll(LONG_HEX)) this.seenHex.add(hex);
    const head = world.vault.head(this.table);
    if (message.t === "whole" || message.t === "update") this.told.push({ text, message, head });
    if (message.t === "done" && message.result?.code) this.codes.add(message.result.code);
    if (message.t === "bye") {
      const isLossy = this.link?.isLossy ?? false;
      this.dismissals.push({ code: message.code, since: this.helloHead, head, isLossy });
      if (message.code === "stranger") this.protest();
    }
    this.receive(message);
  }

  /** A bad page goes on as if it had not been sent away. Nobody may hear of what it says. */
  private protest(): void {
    const { link, follower } = this;
    const text = `still here ${this.world.luck.hex(4)}`;
    link?.send({ t: "do", id: 1_000_000, command: { do: "say", text } });
    for (const to of follower.sheets.keys()) link?.send({ t: "sync", to, have: 0 });
  }

  private receive(message: ServerMessage): void {
    const { sheets } = this.follower;
    const to = "to" in message ? message.to : undefined;
    const before = to === undefined ? undefined : sheets.get(to)?.n;
    this.follower.receive(message);
    const after = to === undefined ? undefined : sheets.get(to)?.n;
    if (before === undefined || after === undefined || after >= before) return;
    this.world.fail(`${this.name} was led back from ${before} to ${after}`);
  }

  /** Only a connection that loses or doubles messages may bring an update that does not fit. */
  private checkDesync({ audience, n, error }: Desync): void {
    if (this.link?.isLossy) return;
    this.world.fail(
      `${this.name} got update ${n} of audience ${audience}, which does not fit: ${error.message}`,
    );
  }

  private lookSoon(): void {
    const { time } = this.world;
    time.after(LOOKS_EVERY, () => {
      if (this.isGone) return;
      this.lookSoon();
      if (this.link === null) return;
      if (time.now() - this.heardAt <= SILENCE) this.link.send({ t: "ping" });
      else {
        this.hangUp();
        this.dialLater();
      }
    });
  }
}
