import moon from "icon:moon";
import sun from "icon:sun";
import words from "words:table";
import type { JSX } from "preact";
import { switchTheme, theme } from "../keep/theme.js";
import styles from "./bar.module.css";
import { Icon } from "./icon.js";

export function ThemeButton(): JSX.Element {
  const isDark = theme.value === "dark";
  const label = isDark ? words.lightTheme() : words.darkTheme();
  return (
    <button
      type="button"
      class={styles.tool}
      onClick={switchTheme}
      aria-label={label}
      title={label}
    >
      <Icon of={isDark ? sun : moon} />
    </button>
  );
}
