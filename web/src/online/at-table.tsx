import words from "words:online";
import type { Command, CommandResult } from "@coterie/protocol";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Problem } from "../errors/problem.js";
import ProblemPage from "../errors/problem-page.js";
import { goTo } from "../keep/route.js";
import { forgetTable } from "../keep/seats.js";
import { Away } from "../net/api.js";
import type { LineState } from "../net/line.js";
import { refusalWords } from "../net/refusal-words.js";
import { loadAgainOnce } from "../net/reload.js";
import pageStyles from "../pages/page.module.css";
import { Trouble } from "../pages/trouble.js";
import type { Company } from "./company.js";
import { LiveGame } from "./live-game.js";
import { Lobby } from "./lobby.js";
import styles from "./online.module.css";
import { UndoAsked } from "./undo-asked.js";
import { useLine } from "./use-line.js";

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
  if (state === "stranger" || state === "gone" || state === "outdated") {
    return <Ended table={table} state={state} />;
  }
  const known =
    line?.follower.sheets.get(lively.audience) ?? [...(line?.follower.sheets.values() ?? [])][0];
  if (line === null || known === undefined) {
    if (line !== null && state === "failing") {
      const failure: Problem = { what: "serverFailed", retry: line.tryAgain };
      return <ProblemPage title="cannotOpenTable" problem={failure} />;
    }
    return (
      <p class={pageStyles.page}>{state === "broken" ? words.serverAway() : wordsOf(state)}</p>
    );
  }
  const act = async (command: Command): Promise<CommandResult | undefined> => {
    try {
      setTrouble(null);
      const result = await line.do(command);
      if (command.do === "leave") leave(table);
      return result;
    } catch (error) {
      console.warn(`${command.do} was not done:`, error);
      // Pressed twice, or sent again after a lost connection: it counts once.
      const isDone = error instanceof Away && error.code === "question-answered";
      if (!isDone) setTrouble(refusalWords(error));
      return undefined;
    }
  };
  const { follower } = line;
  const company: Company = {
    info: known.document.table,
    items: known.log,
    guest: follower.guest,
    here: follower.here,
    act,
  };
  return (
    <>
      <div class={styles.banners}>
        {state === "open" ? null : (
          <p class={styles.banner} role="status">
            {wordsOf(state)}
          </p>
        )}
        {lively.isOld && (
          <p class={styles.banner} role="status">
            {words.updated()}
            <LoadAgain />
          </p>
        )}
        {trouble !== null && (
          <p class={styles.banner} role="alert">
            {trouble}
            <button type="button" class={styles.small} onClick={() => setTrouble(null)}>
              {words.close()}
            </button>
          </p>
        )}
        <UndoAsked company={company} />
      </div>
      {company.info.status === "open" ? (
        <Lobby company={company} />
      ) : (
        <LiveGame {...{ lively, company, pass, at }} document={known.document} />
      )}
    </>
  );
}

/** Why a table does not go on just now. */
function wordsOf(state: LineState): string {
  if (state === "connecting") return words.coming();
  if (state === "failing") return words.serverFailed();
  return state === "resting" ? words.resting() : words.connectionLost();
}

function leave(table: string): void {
  forgetTable(table);
  goTo("");
}

const ENDED = {
  stranger: { title: words.strangerTitle, why: words.strangerWhy },
  gone: { title: words.goneTitle, why: words.goneWhy },
  outdated: { title: words.outdatedTitle, why: words.outdatedWhy },
} as const;

function Ended({ table, state }: { table: string; state: keyof typeof ENDED }): JSX.Element {
  const { title, why } = ENDED[state];
  useEffect(() => {
    if (state === "outdated") loadAgainOnce();
  }, [state]);
  return (
    <Trouble title={title()} words={why()}>
      {state === "outdated" ? (
        <LoadAgain />
      ) : (
        <button type="button" class={pageStyles.main} onClick={() => leave(table)}>
          {words.forgetTable()}
        </button>
      )}
    </Trouble>
  );
}

/** The server has every answer, so that the new page goes on where this one was. */
function LoadAgain(): JSX.Element {
  return (
    <button type="button" class={pageStyles.main} onClick={() => location.reload()}>
      {words.loadAgain()}
    </button>
  );
}
