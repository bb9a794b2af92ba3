import type { ComponentChildren, JSX } from "preact";
import { useEffect, useErrorBoundary } from "preact/hooks";
import { storageFailed } from "../keep/box.js";
import { route } from "../keep/route.js";
import { Later } from "../pages/later.js";
import { type Problem, problem } from "./problem.js";

/** What is said of failures is loaded with the first of them. */
const Banners = Later(() => import("./banner.js"), true);
const ProblemPage = Later(() => import("./problem-page.js"));

interface BoundaryProps {
  /** The report of an engine that knows what is shown here. */
  readonly report?: Problem["report"];
  readonly children: ComponentChildren;
}

/** An exception while this is drawn leaves a page with ways on, and no blank one. */
export function Boundary({ report, children }: BoundaryProps): JSX.Element {
  const [error, reset] = useErrorBoundary((thrown) => console.error(thrown));
  useEffect(() => {
    if (error !== undefined) reset();
  }, [route.value]);
  if (error === undefined) return <>{children}</>;
  return <ProblemPage title="crashedTitle" problem={{ what: "crashed", error, report }} />;
}

/** What failed, above whatever page is shown. */
export function ProblemBanners(): JSX.Element | null {
  return problem.value !== null || storageFailed.value ? <Banners /> : null;
}
