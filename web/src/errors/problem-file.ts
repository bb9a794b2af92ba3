import { saveJson } from "../keep/files.js";
import { routeWords } from "../keep/route.js";
import { OWN_BUILD } from "../net/build.js";
import { PROBLEM_FORMAT } from "./format.js";
import type { Problem } from "./problem.js";
import { sentenceOf } from "./sentences.js";
import { storedOf } from "./stored-games.js";

/** A worker that is busy or gone does not reply: the file is made without it after this. */
const PATIENCE_MS = 3000;

/**
 * Saves the file of a report. Where an engine knows the game it is that engine's report with the problem
 * beside it; otherwise it holds what the browser stores of the unfinished games, but no seats at tables.
 * Returns the name of the file.
 */
export async function saveProblemFile(problem: Problem): Promise<string> {
  const about = aboutOf(problem);
  const report = await engineReport(problem);
  if (report !== null) return saveJson(`${report.game}.report.json`, { ...report, problem: about });
  const [, game = ""] = routeWords();
  return saveJson("coterie.problem.json", {
    format: PROBLEM_FORMAT,
    ...about,
    stored: storedOf(game),
  });
}

async function engineReport(problem: Problem): ReturnType<NonNullable<Problem["report"]>> {
  const { report } = problem;
  if (report === undefined) return null;
  try {
    return await inTime(report(sentenceOf(problem)));
  } catch (error) {
    console.warn("the engine could not make its report:", error);
    return null;
  }
}

/** The reply of an engine; rejects if it does not come. */
export function inTime<T>(reply: Promise<T>): Promise<T> {
  const tooLate = new Promise<never>((_, reject) => {
    const why = new Error(
      `the worker of the game did not reply within ${PATIENCE_MS / 1000} seconds`,
    );
    setTimeout(reject, PATIENCE_MS, why);
  });
  return Promise.race([reply, tooLate]);
}

function aboutOf(problem: Problem): object {
  return {
    words: sentenceOf(problem),
    error: told(problem.error),
    build: OWN_BUILD,
    // A code in the address takes a seat.
    place: location.href.replace(/\/code\/.*/, ""),
    browser: navigator.userAgent,
    at: new Date().toISOString(),
  };
}

function told(error: unknown): object | null {
  if (error === undefined) return null;
  if (!(error instanceof Error)) return { name: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause === undefined ? {} : { cause: told(cause) }) };
}
