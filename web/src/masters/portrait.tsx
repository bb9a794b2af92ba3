import bat from "icon:bat-mask";
import type { JSX } from "preact";
import { Icon } from "../table/icon.js";
import { FACES } from "./faces.js";
import styles from "./portrait.module.css";

/** By what a vampire is known before its name is read. */
export function Portrait({ id }: { id: string }): JSX.Element {
  if (!FACES.has(id)) return <Icon of={bat} />;
  return (
    <svg class={styles.portrait} aria-hidden="true">
      <use href={`art.svg#vampire-${id}`} />
    </svg>
  );
}
