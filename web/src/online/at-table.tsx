import type { Command, CommandResult } from "@coterie/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { goTo } from "../keep/route.js";
import { forgetTable, keepTable } from "../keep/seats.js";
import homeStyles from "../pages/home.module.css";
import { SomeTable } from "../pages/some-table.js";
import { Trouble } from "../pages/trouble.js";
import type { Desk } from "../table/desk.js";
import type { Company } from "./company.js";
import { linkTo } from "./invite.js";
import { Lobby } from "./lobby.js";
import { guestName } from "./names.js";
import styles from "./online.module.css";
import { People } from "./people.js";
import { UndoAsked } from "./undo-asked.js";
import { useUnread } from "./unread.js";
import { type Lively, useLine } from "./use-line.js";

interface AtTableProps {
  readonly table: string;
  readonly pass: string | undefined;
  /** The line of the log that a link named. */
  readonly at: number | undefined;
}

/** At a table on the server: its lobby, or its game, live. */
export function AtTable({ table, pass, at }: AtTableProps): JSX.Element {
  const lively = useLine(table, pass);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { line, state } = lively;
  useEffect(() => {
    if (trouble === null) return;
    const timer = setTimeout(() => setTrouble(null), TROUBLE_MS);
    return () => clearTimeout(timer);
  }, [trouble]);
  if (state === "stranger" || state === "gone" || state === "outdated") {
    return <Ended table={table} state={state} />;
  }
  const known =
    line?.follower.sheets.get(lively.audience) ?? [...(line?.follower.sheets.values() ?? [])][0];
  if (line === null || known === undefined) {
    return (
      <p class={homeStyles.page}>
        {state === "broken" ? "The server is away. Trying again …" : "Coming to the table …"}
      </p>
    );
  }
  const act = async (command: Command): Promise<CommandResult | undefined> => {
    try {
      const result = await line.do(command);
      if (command.do === "leave") leave(table);
      return result;
    } catch (error) {
      setTrouble((error as Error).message);
      return undefined;
    }
  };
  const { follower } = line;
  const company: Company = {
    info: known.document.table,
    items: known.log,
    guest: follower.guest,
    here: follower.here,
    isConnected: state === "open",
    act,
  };
  return (
    <>
      {state === "open" ? null : (
        <p class={styles.banner} role="status">
          The connection is lost. What you do is kept and sent when it is back.
        </p>
      )}
      {trouble !== null && (
        <p class={styles.banner} role="alert">
          {trouble}
        </p>
      )}
      {company.info.status === "open" ? (
        <Lobby company={company} />
      ) : (
        <Game lively={lively} company={company} pass={pass} at={at} />
      )}
    </>
  );
}

const TROUBLE_MS = 8000;

function leave(table: string): void {
  forgetTable(table);
  goTo("");
}

const ENDED = {
  stranger: {
    title: "You have no place here any more",
    words: "Somebody went on with your seat on another device, or the host sent you away.",
  },
  gone: { title: "This table is not there any more", words: "It was deleted by its host." },
  outdated: {
    title: "This page is older than the server",
    words: "Load it again to go on; nothing is lost.",
  },
} as const;

function Ended({ table, state }: { table: string; state: keyof typeof ENDED }): JSX.Element {
  return (
    <Trouble {...ENDED[state]}>
      {state === "outdated" ? (
        <button type="button" class={homeStyles.main} onClick={() => location.reload()}>
          Load again
        </button>
      ) : (
        <button type="button" class={homeStyles.main} onClick={() => leave(table)}>
          Forget this table
        </button>
      )}
    </Trouble>
  );
}

interface GameProps {
  readonly lively: Lively;
  readonly company: Company;
  readonly pass: string | undefined;
  readonly at: number | undefined;
}

function Game({ lively, company, pass, at }: GameProps): JSX.Element {
  const { sheet, log, engine, audience } = lively;
  const { info, act } = company;
  useForced(lively, company);
  const unread = useUnread(info.id, log);
  if (sheet === null || engine === null) return <Unseen company={company} />;
  const isOver = info.status !== "running";
  const desk: Desk = {
    sheet: isOver && sheet.end === null ? { ...sheet, end: endedOtherwise(company) } : sheet,
    log,
    unread,
    answer: (key) =>
      void act({ do: "answer", seat: audience, question: sheet.question?.id ?? "", keys: [key] }),
    undo: () => void act({ do: sheet.undo.way, seat: audience }),
    preview: (key) => engine.preview(key),
    hint: () => engine.hint(),
    ends: [
      ...(info.rematch === null
        ? [{ words: "Rematch", act: () => void rematch(company, pass) }]
        : [{ words: "To the rematch", act: () => toRematch(info.rematch ?? "", pass) }]),
      ...(info.from === null ? [{ words: "Replay", act: `replay/table/${info.id}` }] : []),
    ],
    menu: [],
    report: (at, note) => engine.report({ at, note, link: linkTo(`table/${info.id}/at/${at}`) }),
    link: (at) => linkTo(`table/${info.id}/at/${at}`),
    marked: at,
  };
  return (
    <>
      <UndoAsked company={company} />
      <SomeTable
        desk={desk}
        notice={null}
        people={<People company={company} />}
        waiting={waitingFor(company)}
      />
    </>
  );
}

function endedOtherwise({ info }: Company): NonNullable<Desk["sheet"]["end"]> {
  const outcome = info.status === "abandoned" ? "Ended without a result" : "The table was closed";
  return { outcome, isWon: false, story: [], tallies: [] };
}

/** Who is thought to be next, for whoever waits. */
function waitingFor({ info }: Company): string {
  const names = info.seats.flatMap(({ guest, askedSince }) =>
    askedSince === null ? [] : [guest === null ? "a bot" : guestName(info, guest)],
  );
  return names.length === 0 ? "" : `Waiting for ${[...new Set(names)].join(", ")}.`;
}

/** Where there is nothing to decide, nobody is asked. */
function useForced({ audience, line }: Lively, { act }: Company): void {
  const question = line?.follower.sheets.get(audience)?.document.question ?? null;
  const id = question?.forced ? question.id : "";
  useEffect(() => {
    if (question === null || id === "") return;
    void act({ do: "answer", seat: question.seat, question: id, keys: [question.options[0].key] });
  }, [id]);
}

function Unseen({ company: { info } }: { company: Company }): JSX.Element {
  if (info.spectators) return <p class={homeStyles.page}>The city wakes …</p>;
  const words = "Its players have agreed that nobody watches before it is over.";
  return <Trouble title="This game is not shown" words={words} />;
}

async function rematch({ act }: Company, pass: string | undefined): Promise<void> {
  const result = await act({ do: "rematch" });
  if (result?.table !== undefined) toRematch(result.table, pass);
}

/** Everybody's pass is good at the rematch, too. */
function toRematch(table: string, pass: string | undefined): void {
  if (pass !== undefined) keepTable(table, pass);
  goTo(`table/${table}`);
}
