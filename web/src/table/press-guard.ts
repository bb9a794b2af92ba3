import { useLayoutEffect, useState } from "preact/hooks";

/** Nobody reads what appears under a resting pointer in a shorter time, in milliseconds. */
const UNREAD_MS = 350;
/** A pointer that moves less than this, in pixels, rests. */
const REST = 8;

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Press {
  /** The question that was shown when the press began. */
  readonly question: string | null;
  readonly at: number;
  /** The question had just appeared under the pointer. */
  readonly isUnread: boolean;
}

/**
 * Tells a click that is meant for the shown question from one that is not: begun before the question
 * was shown, made before it can be read, or the second one of a double click. Times are milliseconds.
 */
export class PressGuard {
  private question: string | null = null;
  private shownAt = 0;
  private pointer: Spot | null = null;
  /** Where the pointer has been since the question was shown; nothing once it has moved. */
  private rest: Spot | null = null;
  /** The press of the click to come. */
  private press: Press | null = null;
  /** The press of the click before, and of the first of several clicks in one position. */
  private last: Press | null = null;
  private first: Press | null = null;

  show(question: string | null, now: number): void {
    if (question === this.question) return;
    this.question = question;
    this.shownAt = now;
    this.rest = this.pointer;
  }

  move({ x, y }: Spot): void {
    this.pointer = { x, y };
    if (this.rest !== null && Math.hypot(this.rest.x - x, this.rest.y - y) >= REST)
      this.rest = null;
  }

  down(spot: Spot, now: number): void {
    this.move(spot);
    const isUnread = this.rest !== null && now - this.shownAt < UNREAD_MS;
    this.press = { question: this.question, at: now, isUnread };
  }

  /** `clicks` is the `detail` of a click event: 0 for a key or a script, 2 for a double click. */
  isMeant(clicks: number): boolean {
    const { press, last } = this;
    // Screen readers may click without a press.
    if (clicks === 0 || press === null) return true;
    this.press = null;
    this.last = press;
    if (clicks === 1) this.first = press;
    if (press.question !== this.question || press.isUnread) return false;
    if (clicks === 1) return true;
    // An option that asks again may be confirmed by a second click that comes after a look.
    const isSlow = last !== null && press.at - last.at >= UNREAD_MS;
    return isSlow && this.first?.question === this.question;
  }
}

/** Everything that answers a question, or picks among its options. */
const ANSWERS = "[data-key], button[data-place], [data-advice], [data-plan] button";

/** Clicks that are not meant for the question do not reach its options. */
export function usePressGuard(question: string | null): void {
  const [guard] = useState(() => new PressGuard());
  useLayoutEffect(() => guard.show(question, performance.now()), [question]);
  useLayoutEffect(() => {
    const move = (event: PointerEvent): void => guard.move(event);
    const down = (event: PointerEvent): void => guard.down(event, event.timeStamp);
    const click = (event: MouseEvent): void => {
      const isMeant = guard.isMeant(event.detail);
      if (isMeant || !(event.target as Element).closest(ANSWERS)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const isFirst = { capture: true };
    addEventListener("pointermove", move, isFirst);
    addEventListener("pointerdown", down, isFirst);
    addEventListener("click", click, isFirst);
    return () => {
      removeEventListener("pointermove", move, isFirst);
      removeEventListener("pointerdown", down, isFirst);
      removeEventListener("click", click, isFirst);
    };
  }, []);
}
