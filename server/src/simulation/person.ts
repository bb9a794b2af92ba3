import type { Command, CommandResult, Seated, Sheet, TableInfo } from "@coterie/protocol";
import type { Sheet as HallSheet } from "../core/hall.js";
import { troubleOf } from "../core/refused.js";
import type { Deed } from "./deeds.js";
import type { Device } from "./device.js";
import type { Request } from "./ledger.js";
import { wishInLobby } from "./lobby.js";
import type { Party } from "./party.js";
import { wishAtTable } from "./playing.js";
import type { Outcome } from "./post.js";

/** An answer that was given once, to be given again when it is too late. */
export type Given = Extract<Command, { do: "answer" }>;

/** Something that somebody wants to be done. */
export interface Wish {
  readonly command: Command;
  /** A nervous finger: it is sent twice. */
  readonly isTwice?: boolean;
  readonly then?: (result: CommandResult) => void;
}

/** So often somebody tries again what got no reply. */
const TRIES = 3;

/** Somebody who plays: looks at the page now and then, and does something. */
export class Person {
  device: Device | null = null;
  guest = -1;
  /** What was asked for and not answered yet. */
  pending = 0;
  undosLeft: number;
  readonly given: Given[] = [];
  private pass = "";
  private isCalling = false;
  /** The link with which he came is used up, or nobody answers. */
  private hasGivenUp = false;
  private readonly haste: number;

  constructor(
    readonly party: Party,
    readonly name: string,
    readonly isHost: boolean,
    private readonly invitation: string | undefined,
  ) {
    const { luck } = party.world;
    this.undosLeft = luck.between(0, 3);
    this.haste = luck.among([40, 150, 400]);
    this.lookSoon();
  }

  get world() {
    return this.party.world;
  }

  /** What the page shows of the table, if it shows anything. */
  info(): TableInfo | null {
    const [first] = this.device?.follower.sheets.values() ?? [];
    return first?.document.table ?? null;
  }

  /** What the page shows of the seats that are held. */
  seats(): [number, Sheet][] {
    return [...(this.device?.follower.sheets ?? [])].filter(([seat]) => seat >= 0);
  }

  private lookSoon(): void {
    const { luck, time, isCalm } = this.world;
    time.after(luck.between(5, isCalm ? 60 : this.haste), () => {
      if (this.party.isOver) this.part();
      else {
        this.look();
        this.lookSoon();
      }
    });
  }

  /** The game is over: perhaps there is another one. */
  private part(): void {
    if (this.world.luck.isSo(0.1)) this.request({ do: "rematch" });
  }

  private look(): void {
    const { device, world } = this;
    if (device === null && !this.hasGivenUp) this.come();
    else if (device === null) return;
    else if (device.isGone) this.party.known.delete(this.guest);
    else if (!world.isCalm && world.luck.isSo(0.01)) device.sleep(world.luck.between(100, 4_000));
    else if (world.luck.isSo(0.01)) this.peek(device);
    else if (device.isConnected) this.doSomething();
  }

  /** Looks at the table over HTTP, as a page does that cannot keep a connection. */
  private peek(device: Device): void {
    const { world, pass, party } = this;
    world.post.call<readonly HallSheet[]>(
      `${this.name} sheets`,
      (hall, reply) => hall.sheets(party.table, pass, reply),
      (outcome) => {
        if (outcome.is === "done") device.shown(outcome.result);
      },
    );
  }

  private doSomething(): void {
    const info = this.info();
    if (info === null) return;
    const wish =
      info.status === "open"
        ? wishInLobby(this, info)
        : info.status === "running"
          ? wishAtTable(this, info)
          : null;
    if (wish === null) return;
    this.request(wish.command, wish.then);
    if (wish.isTwice) this.request({ ...wish.command });
  }

  private come(): void {
    const { party, invitation } = this;
    if (this.isCalling) return;
    if (invitation !== undefined) this.redeem(invitation, { name: this.name }, undefined, TRIES);
    else if (this.isHost) this.openTable();
    else if (party.table !== "") {
      const asked = { name: this.name };
      this.call({ do: "join", asked }, undefined, (outcome) => this.arrive(outcome));
    }
  }

  private openTable(): void {
    const deed: Deed = { do: "open", asked: this.party.open };
    this.call(deed, undefined, (outcome, request) => {
      if (outcome.is !== "done") return;
      request.table = outcome.result.table;
      this.party.opened(outcome.result);
      this.arrive(outcome);
    });
  }

  private arrive(outcome: Outcome<Seated>): void {
    if (outcome.is !== "done") return;
    const { guest, pass } = outcome.result;
    this.guest = guest;
    this.party.known.add(guest);
    // A seat that was handed to somebody who is here already brings no other pass.
    if (pass === "") return;
    this.pass = pass;
    this.pending = 0;
    this.device = this.party.deviceFor(this.name, pass);
    // Some have the table open in two windows.
    if (this.world.luck.isSo(0.1)) this.party.deviceFor(this.name, pass);
  }

  /** Uses a code: for a seat, or to go on from another device. */
  redeem(
    code: string,
    asked: { readonly name?: string },
    pass: string | undefined,
    tries: number,
  ): void {
    const deed: Deed = { do: "redeem", asked: { code, ...asked } };
    this.call(deed, pass, (outcome) => {
      if (outcome.is === "lost" && tries > 1) this.redeem(code, asked, pass, tries - 1);
      else if (outcome.is === "done") this.arrive(outcome);
      else this.hasGivenUp = true;
    });
  }

  takeSeat(code: string): void {
    this.redeem(code, {}, this.pass, TRIES);
  }

  moveDevice(code: string): void {
    this.redeem(code, {}, undefined, TRIES);
  }

  /** What needs no pass, or brings one. */
  private call(
    deed: Extract<Deed, { do: "open" | "join" | "redeem" }>,
    pass: string | undefined,
    then: (outcome: Outcome<Seated>, request: Request) => void,
  ): void {
    const { world, party } = this;
    const request = this.ask(deed);
    this.isCalling = true;
    party.comings++;
    world.post.call<Seated>(
      `${this.name} ${deed.do}`,
      (hall, reply) => {
        request.deliveries++;
        if (deed.do === "open") hall.open(deed.asked, undefined, reply);
        else if (deed.do === "join") hall.join(party.table, deed.asked, reply);
        else hall.redeem(party.table, deed.asked, pass, reply);
      },
      (outcome) => {
        party.comings--;
        // Whoever was not let in asks the others first what to do.
        if (outcome.is === "done") this.isCalling = false;
        else world.time.after(world.luck.between(500, 3_000), () => (this.isCalling = false));
        this.learn(request, outcome);
        then(outcome, request);
      },
    );
  }

  private ask(deed: Deed): Request {
    return this.world.ledger.ask(this.party.table, deed, this.guest);
  }

  private learn(request: Request, outcome: Outcome<unknown>): void {
    const { ledger } = this.world;
    if (outcome.is === "done") ledger.done(request, outcome.result as CommandResult);
    if (outcome.is === "refused") {
      const code = troubleOf(outcome.error)?.code ?? "fault";
      this.world.note(this.name, `is refused over HTTP: ${code}, ${outcome.error}`);
      ledger.refused(request, code);
    }
  }

  /** Asks for something to be done at the table, mostly over the socket, now and then over HTTP. */
  private request(command: Command, then: (result: CommandResult) => void = () => {}): void {
    const { world, device } = this;
    if (device === null) return;
    const request = this.ask(command);
    world.note(this.name, `wants ${JSON.stringify(command)}`);
    this.pending++;
    const settle = (): void => {
      if (this.device === device) this.pending--;
      if (request.done !== null) then(request.done.result);
    };
    if (world.luck.isSo(0.12)) this.perform(command, request, settle);
    else device.request(request, command, settle);
  }

  private perform(command: Command, request: Request, settle: () => void): void {
    const { world, pass, party } = this;
    world.post.call<CommandResult>(
      `${this.name} ${command.do}`,
      (hall, reply) => {
        request.deliveries++;
        hall.perform(party.table, pass, command, reply);
      },
      (outcome) => {
        this.learn(request, outcome);
        settle();
      },
    );
  }
}
