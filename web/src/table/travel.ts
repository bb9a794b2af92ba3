import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Speed, speed } from "../keep/settings.js";
import type { FactSheet, GameScene } from "../sheet/sheet.js";

/** How long something travels, in milliseconds. */
const TRAVEL: Readonly<Record<Speed, number>> = { off: 0, fast: 200, usual: 450, slow: 900 };

/** Less than this is no journey but the width of a line. */
const SHORTEST = 6;

/** What stands on the board moves from where it was to where it is now. */
export function useTravel(board: RefObject<HTMLElement | null>, on: GameScene): void {
  const before = useRef(new Map<string, DOMRect>());
  useLayoutEffect(() => {
    const now = new Map<string, DOMRect>();
    for (const one of tokensOf(board.current)) {
      const rect = one.getBoundingClientRect();
      const was = before.current.get(one.dataset.token ?? "");
      now.set(one.dataset.token ?? "", rect);
      if (was !== undefined) travel(one, was, rect);
    }
    before.current = now;
  }, [on]);
}

function tokensOf(board: HTMLElement | null): HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>("[data-token]") ?? [])];
}

function travel(token: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.hypot(x, y) < SHORTEST || speed.value === "off") return;
  token.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 3 },
      { transform: "none", zIndex: 3 },
    ],
    {
      duration: TRAVEL[speed.value],
      easing: "ease-in-out",
    },
  );
}

/** Things without a name of their own (an agent among others) leave a light on their way. */
export function useFlight(board: RefObject<HTMLElement | null>, fact: FactSheet | null): void {
  useLayoutEffect(() => {
    if (fact === null || fact.places.length < 2 || board.current === null) return;
    const [from, to] = [fact.places[0], fact.places[fact.places.length - 1]].map((place) =>
      board.current?.querySelector(`[data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect(),
    );
    if (from === undefined || to === undefined) return;
    const light = document.createElement("span");
    light.className = "flight";
    board.current.append(light);
    const flying = light.animate([at(from), at(to)], {
      duration: TRAVEL[speed.value],
      easing: "ease-in-out",
    });
    flying.onfinish = () => light.remove();
    return () => light.remove();
  }, [fact]);
}

function at({ left, top, width, height }: DOMRect): Keyframe {
  return { left: `${left + width / 2}px`, top: `${top + height / 2}px` };
}
