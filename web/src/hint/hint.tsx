import type { JSX } from "preact";
import { type Desk, isHintOpen } from "../table/desk.js";
import { useMind } from "../thinking/use-mind.js";
import { HintPanel } from "./hint-panel.js";

/** Whoever has asked for a hint may ask again: who thinks stays awake as long as the table is shown. */
export default function Hint({ desk }: { desk: Desk }): JSX.Element | null {
  const { question, on } = desk.sheet;
  const mind = useMind(on.game);
  if (!isHintOpen.value || question === null) return null;
  return <HintPanel desk={desk} question={question} mind={mind} />;
}
