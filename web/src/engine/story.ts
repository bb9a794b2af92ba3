import type { Kit, Moment } from "@coterie/kernel";
import type { GameScene, LogSheet } from "../sheet/sheet.js";

/** One chapter: the answer that it came of (none for the setup), and what each seat is told of it. */
interface Chapter<K extends Kit> {
  readonly moment: Moment<K> | undefined;
  readonly facts: readonly K["Fact"][];
  /** By seat. */
  readonly lines: readonly Omit<LogSheet, "at">[];
  /** What a seat sees after it. */
  readonly after: (seat: number) => GameScene;
}

interface News {
  readonly logFrom: number;
  readonly news: LogSheet[];
}

/** Of so many of the latest chapters it is shown how the table looked after each. */
const SHOWN_AFTER = 16;

/** The story of a game: a chapter for each answer that counts. */
export class Story<K extends Kit> {
  private chapters: Chapter<K>[] = [];
  /** How many chapters the page has, and through whose eyes. */
  private told = 0;
  private teller = -1;

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
  takeNews(seat: number): News {
    const logFrom = seat === this.teller ? this.told : 0;
    this.teller = seat;
    this.told = this.chapters.length;
    const news = this.chapters.slice(logFrom).map((chapter, i): LogSheet => {
      const at = logFrom + i;
      const line = { at, ...chapter.lines[seat] };
      const isShown = line.facts.length > 0 && this.chapters.length - at <= SHOWN_AFTER;
      return isShown ? { ...line, after: chapter.after(seat) } : line;
    });
    return { logFrom, news };
  }

  allFacts(): K["Fact"][] {
    return this.chapters.flatMap(({ facts }) => facts);
  }
}
