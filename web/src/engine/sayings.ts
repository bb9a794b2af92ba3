import { type Decision, notePlan, type Told, type ToldPlans, toldBy } from "@coterie/bots";
import { saidBy } from "./said.js";

/** What bots say at a table on this device. Answers are told by their number, from 0. */
export class Sayings {
  /** By the answer that it was said with. */
  private readonly sentences = new Map<number, string>();
  private readonly plans: ToldPlans = [];

  add(answer: number, sentence: string): void {
    this.sentences.set(answer, sentence);
  }

  /** What a bot decides with this answer changes what it has told of its plan. */
  notePlan(seat: number, answer: number, seen: object, decision: Decision): void {
    notePlan(this.plans, seat, answer, seen, decision);
  }

  /** What a bot that is to give this answer has told of its plan. */
  toldBy(seat: number, answer: number): Told | undefined {
    return toldBy(this.plans, seat, answer);
  }

  /** Forgets what was said with answers that were taken back; whoever has the turn again tells of it again. */
  keepOnly(answers: number): void {
    for (const at of this.sentences.keys()) if (at >= answers) this.sentences.delete(at);
    this.plans.length = 0;
  }

  /** What a seat that is to answer said of its turn, after these have answered. */
  now(seat: number, given: readonly { readonly seat: number }[]): string | null {
    return saidBy(
      seat,
      given.map((one, at) => ({ seat: one.seat, says: this.sentences.get(at) })),
    );
  }

  /** For whoever keeps the game; nothing where nothing was said. */
  kept(): Readonly<Record<number, string>> | undefined {
    return this.sentences.size === 0 ? undefined : Object.fromEntries(this.sentences);
  }
}
