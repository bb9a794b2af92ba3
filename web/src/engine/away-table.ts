import words from "words:engine";
import {
  type GameReport,
  isReady,
  isSimultaneous,
  type Kit,
  type OpenQuestion,
  participates,
  type View,
} from "@coterie/kernel";
import type { LogItem, TableDocument, TableInfo } from "@coterie/protocol";
import type { LogSheet, PreviewSheet, TableSheet } from "../sheet/sheet.js";
import type { Task } from "../thinking/task.js";
import type { Door } from "./door.js";
import { endSheet } from "./end-sheet.js";
import { factSheets } from "./fact-sheet.js";
import { named, namesAt } from "./named.js";
import { questionSheet } from "./question-sheet.js";
import { type Complaint, reportOf } from "./report.js";
import { saidBy } from "./said.js";
import { previewOf, taskOf } from "./thinking.js";

/** What a server told an audience of a table. */
export interface Told {
  readonly audience: number;
  readonly document: TableDocument;
  /** What happened that this table has not been told yet, in order. */
  readonly items: readonly LogItem[];
}

interface Chapter<K extends Kit> {
  readonly item: LogItem;
  readonly facts: readonly K["Fact"][];
}

/** A game on a server, as one audience sees it: the engine puts it into words and plays nothing. */
export class AwayTable<K extends Kit> {
  private chapters: Chapter<K>[] = [];
  private lines: LogSheet[] = [];
  private fresh = 0;
  private view: View<K["State"]> | undefined;
  private document: TableDocument | undefined;

  constructor(
    private readonly door: Door<K>,
    private readonly audience: number,
  ) {}

  take({ document, items }: Told): void {
    const view = document.view as unknown as View<K["State"]> | null;
    this.document = document;
    this.view = view ?? undefined;
    for (const item of items) this.note(item, item === items.at(-1));
  }

  preview(key: string): PreviewSheet {
    const preview = previewOf(this.door, this.asked(), key);
    return this.document === undefined ? preview : named(preview, namesAt(this.document.table));
  }

  /** What whoever gives a hint is sent: it is thought here, with what this seat was told. */
  hintTask(): Task | null {
    const asked = this.asked();
    return asked === undefined ? null : taskOf(this.door, asked, `${asked.question.id}/hint`);
  }

  report(complaint: Complaint): GameReport | null {
    const { document, view } = this;
    if (document === undefined || view === undefined) return null;
    const { question, table } = document;
    const facts = this.chapters.at(-1)?.facts ?? [];
    return reportOf(this.door, complaint, { setup: table.setup, view, question, facts });
  }

  /** Nothing before the game has begun, or where nobody may watch it. */
  sheet(): TableSheet | null {
    const { door, view, document, audience } = this;
    if (view === undefined || document === undefined) return null;
    const { seen } = view;
    const { question, table } = document;
    const from = this.fresh;
    this.fresh = this.lines.length;
    const sheet: TableSheet = {
      on: door.scene(seen, audience),
      seat: audience,
      answers: this.lines.length,
      question: question === null ? null : questionSheet(door, seen, question),
      logFrom: from,
      news: this.lines.slice(from),
      undo: this.undo(document, seen),
      isThinking: false,
      said: this.saidNow(table),
      hasSecrets: door.hasSecrets,
      hasHint: true,
      end: table.outcome === null ? null : this.end(seen, table.outcome),
    };
    return named(sheet, namesAt(table));
  }

  /** What the bot that is to answer said of its turn. */
  private saidNow({ seats }: TableInfo): string | null {
    const asked = seats.findIndex(({ bot, askedSince }) => bot !== null && askedSince !== null);
    if (asked < 0) return null;
    const given = this.chapters.map(({ item: { seat, says } }) => ({ seat, says }));
    return saidBy(asked, given);
  }

  private end(seen: K["State"], outcome: string): TableSheet["end"] {
    const facts = this.chapters.flatMap((chapter) => chapter.facts);
    return endSheet(this.door, seen, outcome, this.audience, facts);
  }

  private asked(): { view: View<K["State"]>; question: OpenQuestion } | undefined {
    const question = this.document?.question ?? null;
    return question === null || this.view === undefined ? undefined : { view: this.view, question };
  }

  private note(item: LogItem, isLast: boolean): void {
    if (item.what === "undone") this.chapters.pop();
    if (item.what === "withdrew" && item.seat === this.audience) this.forgetDraft();
    const facts = (item.facts ?? []) as unknown as readonly K["Fact"][];
    if (item.what === "answered") this.chapters.push({ item, facts });
    const line = this.line(item, facts);
    if (line === undefined) return;
    const isShown = isLast && this.view !== undefined && facts.length > 0;
    const after = isShown && this.view ? this.door.scene(this.view.seen, this.audience) : undefined;
    this.lines.push(after === undefined ? line : { ...line, after });
  }

  /** What was answered in a phase that others have no part in yet was told to nobody else. */
  private forgetDraft(): void {
    const isDraft = (chapter: Chapter<K>): boolean =>
      this.isMine(chapter) && chapter.facts.length === 0;
    while (this.chapters.length > 0 && isDraft(this.chapters[this.chapters.length - 1])) {
      this.chapters.pop();
    }
  }

  private line(item: LogItem, facts: readonly K["Fact"][]): LogSheet | undefined {
    const { door, view } = this;
    if (view === undefined || item.seat === undefined) {
      return facts.length === 0 || view === undefined ? undefined : this.told(item, "", facts);
    }
    const who = door.show.seat(view.seen, item.seat);
    return this.told(item, who, facts);
  }

  private told(item: LogItem, who: string, facts: readonly K["Fact"][]): LogSheet {
    const { door, view, audience } = this;
    const seen = view?.seen as K["State"];
    return {
      at: item.n,
      who,
      answer: DEEDS[item.what]?.() ?? "",
      ...(item.says === undefined ? {} : { said: item.says }),
      facts: factSheets(door, seen, facts, audience),
    };
  }

  private isMine({ item }: Chapter<K>): boolean {
    return item.seat === this.audience;
  }

  /** In a simultaneous phase only what was answered in it can be withdrawn; otherwise any answer. */
  private hasAnswered(seen: K["State"]): boolean {
    const { audience, chapters } = this;
    if (audience < 0) return false;
    if (!isSimultaneous(seen)) return chapters.some((chapter) => this.isMine(chapter));
    const last = chapters.at(-1);
    const isDrafting = last !== undefined && this.isMine(last) && last.facts.length === 0;
    return participates(seen, audience) && (isDrafting || isReady(seen, audience));
  }

  private undo(document: TableDocument, seen: K["State"]): TableSheet["undo"] {
    const way = isSimultaneous(seen) ? "withdraw" : "undo";
    if (document.table.status !== "running" || !this.hasAnswered(seen)) {
      return { isPossible: false, words: words.nothingOfYours(), way };
    }
    const isFree = way === "withdraw" || document.undoMark === null;
    return { ...(isFree ? { isPossible: true, words: "" } : behindMark(document)), way };
  }
}

/** Something was learned since: what the table has agreed on for that. */
function behindMark({ undoMark, table }: TableDocument): { isPossible: boolean; words: string } {
  const reason = MARKS[undoMark ?? ""]?.() ?? "";
  const { behindMarks } = table.policy;
  if (behindMarks === "free") return { isPossible: true, words: "" };
  if (behindMarks === "consent") {
    return { isPossible: true, words: words.othersWillBeAsked({ reason }) };
  }
  return { isPossible: false, words: words.notTakenBack({ reason }) };
}

/** What people do with a game beside answering. */
const DEEDS: Readonly<Record<string, () => string>> = {
  undone: words.undone,
  withdrew: words.withdrew,
  "undo-asked": words.undoAsked,
};

const MARKS: Readonly<Record<string, () => string>> = {
  chance: words.chance,
  reveal: words.reveal,
  "other-seat": words.otherSeat,
  end: words.end,
};
