import words from "words:online";
import type { TableDocument } from "@coterie/protocol";
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { namesAt } from "../engine/named.js";
import { problem } from "../errors/problem.js";
import ProblemPage from "../errors/problem-page.js";
import { goTo } from "../keep/route.js";
import { keepTable } from "../keep/seats.js";
import pageStyles from "../pages/page.module.css";
import { SomeTable } from "../pages/some-table.js";
import { Trouble } from "../pages/trouble.js";
import type { EndSheet, TableSheet } from "../sheet/sheet.js";
import type { Desk } from "../table/desk.js";
import { addChance } from "./chance.js";
import type { Company } from "./company.js";
import { useForced } from "./forced.js";
import { linkTo } from "./invite.js";
import { guestName, seatsOf } from "./names.js";
import styles from "./online.module.css";
import { People } from "./people.js";
import { useUnread } from "./unread.js";
import type { Lively } from "./use-line.js";

interface GameProps {
  readonly lively: Lively;
  readonly company: Company;
  /** What the server says now; the sheet that is made of it comes a little later. */
  readonly document: TableDocument;
  readonly pass: string | undefined;
  readonly at: number | undefined;
}

/** The game of a table on the server, running or over. */
export function LiveGame({ lively, company, document, pass, at }: GameProps): JSX.Element {
  const { log, engine, audience, failure } = lively;
  const { info, act } = company;
  const notAsked = useForced(document.question, company);
  const sheet = useSheet(lively.sheet, notAsked, company);
  const unread = useUnread(info.id, log);
  /** Answers that the server has not confirmed yet. */
  const [pending, setPending] = useState(0);
  const isShown = sheet !== null;
  useEffect(() => {
    if (isShown && failure !== null) problem.value = failure;
  }, [isShown, failure]);
  if (document.view === null) return <Unseen />;
  if (sheet === null && failure !== null) {
    return <ProblemPage title="cannotOpenTable" problem={failure} />;
  }
  if (sheet === null || engine === null) return <p class={pageStyles.page}>{words.cityWakes()}</p>;
  const desk: Desk = {
    id: info.id,
    sheet,
    log,
    unread,
    answer: async (...keys) => {
      setPending((count) => count + 1);
      await act({ do: "answer", seat: audience, question: sheet.question?.id ?? "", keys });
      setPending((count) => count - 1);
    },
    undo: () => void act({ do: sheet.undo.way, seat: audience }),
    preview: (key) => engine.preview(key),
    hintTask: () => engine.hintTask(),
    names: namesAt(info),
    ends: endsOf(company, pass),
    menu: [],
    report: (line, note) =>
      engine.report({ at: line, note, link: linkTo(`table/${info.id}/at/${line}`) }),
    link: (line) => linkTo(`table/${info.id}/at/${line}`),
    marked: at,
  };
  return (
    <div class={styles.live} data-pending={pending > 0}>
      {pending > 0 && (
        <p class={styles.sending} role="status">
          {words.sending()}
        </p>
      )}
      <SomeTable
        desk={desk}
        notice={null}
        people={<People company={company} />}
        waiting={sheet.said ?? waitingFor(company)}
      />
    </div>
  );
}

/** What is shown: it stays the same object while nothing changes, or shows would be cut short. */
function useSheet(
  told: TableSheet | null,
  notAsked: string | null,
  { info: { status } }: Company,
): TableSheet | null {
  return useMemo(() => {
    if (told === null) return null;
    const question = told.question?.id === notAsked ? null : told.question;
    return { ...told, question, end: told.end ?? endedOtherwise(status) };
  }, [told, notAsked, status]);
}

function endedOtherwise(status: string): EndSheet | null {
  if (status === "running") return null;
  const outcome = status === "abandoned" ? words.endedWithoutResult() : words.tableClosed();
  return { outcome, isWon: false, story: [], tallies: [] };
}

/** Who is thought to be next, for whoever waits. */
function waitingFor({ info, guest: me }: Company): string {
  const names = info.seats.flatMap(({ guest, bot, askedSince }) => {
    if (askedSince === null) return [];
    if (guest === null) return [words.aBot()];
    if (bot === null) return [guestName(info, guest)];
    return [guest === me ? words.myBot() : words.botOf({ name: guestName(info, guest) })];
  });
  return names.length === 0 ? "" : words.waitingFor({ names: [...new Set(names)].join(", ") });
}

function Unseen(): JSX.Element {
  return <Trouble title={words.unseenTitle()} words={words.unseenWhy()} />;
}

/** What is left to do after the end; a rematch is for those who played. */
function endsOf(company: Company, pass: string | undefined): Desk["ends"] {
  const { info, guest } = company;
  const next = info.rematch;
  const again =
    next === null
      ? { words: words.rematch(), act: () => void rematch(company, pass) }
      : { words: words.toRematch(), act: () => void toRematch(company, next, pass) };
  const isOffered = next !== null || seatsOf(info, guest).length > 0;
  const replay = { words: words.replay(), act: `replay/table/${info.id}` };
  return [...(isOffered ? [again] : []), ...(info.from === null ? [replay] : [])];
}

async function rematch(company: Company, pass: string | undefined): Promise<void> {
  const result = await company.act({ do: "rematch" });
  if (result?.table !== undefined) await toRematch(company, result.table, pass);
}

/** Everybody's pass is good at the rematch, too, and everybody has the same seats there. */
async function toRematch(
  { info, guest }: Company,
  table: string,
  pass: string | undefined,
): Promise<void> {
  if (pass !== undefined) {
    keepTable(table, pass);
    await addChance(table, pass, seatsOf(info, guest));
  }
  goTo(`table/${table}`);
}
