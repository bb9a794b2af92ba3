import type { Question } from "@coterie/kernel";
import type { CommandResult } from "@coterie/protocol";
import { answerMark, type Deed, marksOf } from "./deeds.js";
import type { Vault } from "./vault.js";

/** One deed that somebody asked for, and what he was told. */
export interface Request {
  /** Empty until somebody knows: a table that is to be opened. */
  table: string;
  readonly deed: Deed;
  readonly guest: number;
  readonly marks: readonly string[];
  /** How many entries the table had when it was asked for. */
  readonly sentHead: number;
  /** How often it reached a server. */
  deliveries: number;
  /** How often of these the network doubled what was sent once. */
  doubles: number;
  /** How often somebody was told for certain that it was not done. */
  refusals: number;
  /** How many entries the table had when somebody was told that it is done, and what he was told. */
  done: { readonly head: number; readonly result: CommandResult } | null;
  refusal: { readonly head: number; readonly code: string } | null;
}

/** A refusal that says that nobody knows. */
const UNSURE: ReadonlySet<string> = new Set(["not-saved", "fault", "unanswered"]);

/** Everything that was asked for in a world. */
export class Ledger {
  readonly requests: Request[] = [];
  /** By mark: how often bots decided so. */
  readonly thoughts = new Map<string, number>();

  constructor(private readonly vault: Vault) {}

  ask(table: string, deed: Deed, guest: number): Request {
    const request: Request = {
      table,
      deed,
      guest,
      marks: marksOf(deed, guest),
      sentHead: table === "" ? 0 : this.vault.head(table),
      deliveries: 0,
      doubles: 0,
      refusals: 0,
      done: null,
      refusal: null,
    };
    this.requests.push(request);
    return request;
  }

  done(request: Request, result: CommandResult): void {
    request.done = { head: this.vault.head(request.table), result };
  }

  refused(request: Request, code: string): void {
    request.refusal = { head: this.vault.head(request.table), code };
    if (!UNSURE.has(code)) request.refusals++;
  }

  thought(question: Question & { readonly id?: string }, keys: readonly string[]): void {
    const mark = answerMark(question.seat, question.id ?? "", keys);
    this.thoughts.set(mark, (this.thoughts.get(mark) ?? 0) + 1);
  }
}
