import bat from "icon:bat";
import crown from "icon:crown";
import raven from "icon:raven";
import wolf from "icon:wolf-head";
import type { JSX } from "preact";
import { Icon } from "../table/icon.js";
import styles from "./crest.module.css";

/** One for each seat: nobody has to tell players apart by colour alone. */
const CRESTS = [crown, raven, wolf, bat];

/** The mark of a player: the same on tokens, on the Fear track and on the sheet. */
export function Crest({ seat, name }: { seat: number; name: string }): JSX.Element {
  return (
    <span class={styles.crest} data-seat={seat} role="img" aria-label={name} title={name}>
      <Icon of={CRESTS[seat % CRESTS.length]} />
    </span>
  );
}
