import type { Kit, Moment } from "@coterie/kernel";
import type { LogSheet } from "../sheet/sheet.js";

/** One chapter: the answer that it came of (none for the setup), and what is told of it. */
interface Chapter<K extends Kit> {
  readonly moment: Moment<K> | undefined;
  readonly line: Omit<LogSheet, "at">;
  readonly facts: readonly K["Fact"][];
}

/** The story of a game: a chapter for each answer that counts. */
export class Story<K extends Kit> {
  private chapters: Chapter<K>[] = [];
  /** How many chapters the page has. */
  private told = 0;

  add(chapter: Chapter<K>): void {
    this.chapters.push(chapter);
  }

  /** Forgets the chapters of answers that were taken back. */
  keepOnly(moments: readonly Moment<K>[]): void {
    const isKept = ({ moment }: Chapter<K>): boolean =>
      moment === undefined || moments.includes(moment);
    const firstGone = this.chapters.findIndex((chapter) => !isKept(chapter));
    if (firstGone < 0) return;
    this.told = Math.min(this.told, firstGone);
    this.chapters = this.chapters.filter(isKept);
  }

  /** What the page does not have yet, and how many lines before it still hold. */
  takeNews(): { readonly logFrom: number; readonly news: LogSheet[] } {
    const logFrom = this.told;
    this.told = this.chapters.length;
    const news = this.chapters.slice(logFrom).map(({ line }, i) => ({ at: logFrom + i, ...line }));
    return { logFrom, news };
  }

  allFacts(): K["Fact"][] {
    return this.chapters.flatMap(({ facts }) => facts);
  }
}
