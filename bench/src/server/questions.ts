import type { Json, OpenQuestion } from "@coterie/kernel";
import { type Change, changed, type ServerMessage } from "@coterie/protocol";

type Whole = Extract<ServerMessage, { t: "whole" }>;
type Update = Extract<ServerMessage, { t: "update" }>;

/**
 * What a random player needs of a table: the question of each seat. It follows like the protocol's
 * Follower but lets go of everything else, because one process here is a thousand clients.
 */
export class Questions {
  private readonly bySeat = new Map<number, OpenQuestion | null>();

  of(seat: number): OpenQuestion | null {
    return this.bySeat.get(seat) ?? null;
  }

  /** The seats that are asked something. */
  asked(): number[] {
    return [...this.bySeat].filter(([, question]) => question !== null).map(([seat]) => seat);
  }

  takeWhole({ to, document }: Whole): void {
    this.bySeat.set(to, document.question);
  }

  takeUpdate({ to, d }: Update): void {
    const changes = d.filter(isOfQuestion);
    if (changes.length === 0) return;
    const before = { question: this.of(to) } as unknown as Json;
    const after = changed(before, changes) as unknown as { question: OpenQuestion | null };
    this.bySeat.set(to, after.question);
  }
}

/** A change of the question, or of the whole document. */
function isOfQuestion([path]: Change): boolean {
  return path.length === 0 || path[0] === "question";
}
