import type { Kit } from "@coterie/kernel";
import { expose } from "comlink";
import type { PreviewSheet, TableSheet } from "../sheet/sheet.js";
import type { Door } from "./door.js";
import { type Saved, SoloTable } from "./solo.js";

/** A sheet, and what the page keeps so that the game can go on after a reload. */
export interface Served {
  readonly sheet: TableSheet;
  readonly saved: Saved;
}

/** What a page can ask of the worker that runs a game. */
export interface Engine {
  begin(setup?: Saved["setup"]): Served;
  goOn(saved: Saved): Served;
  answer(question: string, key: string): Served;
  undo(): Served;
  preview(key: string): PreviewSheet;
  rules(): RuleBook;
}

/** The rules by chapter, for whoever looks one up. */
export interface RuleBook {
  readonly chapters: readonly {
    readonly title: string;
    readonly rules: readonly { readonly rule: string; readonly words: string }[];
  }[];
}

function ruleBook<K extends Kit>({ rules, chapters }: Door<K>): RuleBook {
  const all = Object.entries(rules).map(([rule, words]) => ({ rule, words }));
  const chapterOf = (rule: string): number => Number(/-(\d+)/.exec(rule)?.[1]);
  return {
    chapters: chapters.map(({ chapter, title }) => ({
      title: `${chapter}. ${title}`,
      rules: all.filter(({ rule }) => chapterOf(rule) === chapter),
    })),
  };
}

const SECRET_BYTES = 32;

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function serve<K extends Kit>(door: Door<K>): void {
  let table: SoloTable<K> | undefined;

  function served(): Served {
    if (table === undefined) throw new Error("no game has begun");
    return { sheet: table.sheet(), saved: table.saved() };
  }

  const engine: Engine = {
    begin(setup = door.usual) {
      table = new SoloTable(door, setup, newSecret());
      return served();
    },
    goOn({ setup, secret, answers }) {
      table = new SoloTable(door, setup, secret, answers);
      return served();
    },
    answer(question, key) {
      table?.answer(question, key);
      return served();
    },
    undo() {
      table?.undo();
      return served();
    },
    preview: (key) => table?.preview(key) ?? { words: [], isWhole: false },
    rules: () => ruleBook(door),
  };
  expose(engine);
}
