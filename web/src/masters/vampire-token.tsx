import crown from "icon:crown";
import type { VampireScene } from "@coterie/masters-of-the-night";
import type { JSX } from "preact";
import { classes } from "../table/classes.js";
import type { Desk } from "../table/desk.js";
import { Icon } from "../table/icon.js";
import { Place } from "../table/place.js";
import { Portrait } from "./portrait.js";
import styles from "./vampire-token.module.css";

/** A vampire where it stands. */
export function VampireToken({
  desk,
  vampire,
}: {
  desk: Desk;
  vampire: VampireScene;
}): JSX.Element {
  const { name, blood, isActive, isDrained, isLeader } = vampire;
  const state = isDrained ? "drained" : `${blood} blood`;
  return (
    <Place
      desk={desk}
      place={vampire.place}
      token
      label={`${name}, ${state}${isActive ? ", whose turn it is" : ""}`}
      class={classes(styles.token, isActive && styles.active, isDrained && styles.drained)}
    >
      <span class={styles.face}>
        <Portrait id={vampire.id} />
      </span>
      {name}
      {isLeader && (
        <span class={styles.crown} title="leads">
          <Icon of={crown} />
        </span>
      )}
    </Place>
  );
}
