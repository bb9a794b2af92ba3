import words from "words:orders";
import type { OrdersScene } from "@coterie/blood-orders";
import type { JSX } from "preact";
import type { Desk } from "../table/desk.js";
import styles from "./note.module.css";
import { notedQuarters, noteOwner, noteQuarter, type Order } from "./notes.js";

interface NoteProps {
  readonly desk: Desk;
  readonly scene: OrdersScene;
  readonly order: Order;
}

/** The Quarter that the player notes for a token: chosen in planning, shown while tokens are placed (BO-3.1). */
export function Note({ desk, scene, order }: NoteProps): JSX.Element | null {
  const owner = noteOwner(desk, scene);
  if (owner === null) return null;
  const { [order]: noted } = notedQuarters(owner);
  const { quarters, time } = scene;
  const quarter = quarters.find(({ place }) => place === noted);
  if (time.phase === "orders" && quarter !== undefined) {
    return <p class={styles.noted}>{words.noted({ quarter: quarter.name })}</p>;
  }
  if (time.phase !== "planning") return null;
  return (
    <select
      class={styles.choice}
      aria-label={words.noteFor({ order })}
      title={words.noteFor({ order })}
      value={quarter?.place ?? ""}
      data-note={order}
      onChange={({ currentTarget: { value } }) =>
        noteQuarter(owner, order, value === "" ? undefined : value)
      }
    >
      <option value="">{words.noNote()}</option>
      {quarters.map(({ name, place }) => (
        <option key={place} value={place}>
          {words.noted({ quarter: name })}
        </option>
      ))}
    </select>
  );
}
