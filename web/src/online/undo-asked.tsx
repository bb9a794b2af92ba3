import words from "words:online";
import type { JSX } from "preact";
import type { Company } from "./company.js";
import { seatName, seatsOf } from "./names.js";
import styles from "./online.module.css";

/** Somebody asks to take something back that others have learned from. */
export function UndoAsked({ company }: { company: Company }): JSX.Element | null {
  const { info, guest, act } = company;
  if (info.undo === null || guest === null) return null;
  const mine = seatsOf(info, guest);
  if (mine.length === 0) return null;
  const { seat, agreed } = info.undo;
  if (mine.includes(seat))
    return (
      <p class={styles.banner} role="status">
        {words.othersAsked()}
      </p>
    );
  if (agreed.includes(guest))
    return (
      <p class={styles.banner} role="status">
        {words.youAgreed()}
      </p>
    );
  return (
    <div class={styles.banner} role="alert">
      <p>{words.asksUndo({ name: seatName(info, seat) })}</p>
      <button
        type="button"
        class={styles.small}
        onClick={() => act({ do: "consent", agree: true })}
      >
        {words.agree()}
      </button>
      <button
        type="button"
        class={styles.small}
        onClick={() => act({ do: "consent", agree: false })}
      >
        {words.refuse()}
      </button>
    </div>
  );
}
