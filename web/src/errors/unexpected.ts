import { problem } from "./problem.js";

/** Exceptions that nothing caught are shown by the banner. */
export function showUnexpected(): void {
  addEventListener("error", ({ error }) => {
    // Browsers report harmless things and scripts of extensions here, without an exception.
    if (error) show(error);
  });
  addEventListener("unhandledrejection", ({ reason }) => show(reason));
}

function show(error: unknown): void {
  // A problem that is shown already may well be the cause.
  problem.value ??= { what: "unexpected", error };
}
