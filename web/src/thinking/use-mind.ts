import { useEffect, useRef } from "preact/hooks";
import { Mind } from "./mind.js";

/** Somebody who thinks for as long as a page is shown. */
export function useMind(game: string): Mind {
  const mind = useRef<Mind | null>(null);
  mind.current ??= new Mind(game);
  useEffect(() => () => mind.current?.end(), []);
  return mind.current;
}
