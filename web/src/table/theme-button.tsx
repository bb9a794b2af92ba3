import moon from "icon:moon";
import sun from "icon:sun";
import type { JSX } from "preact";
import { switchTheme, theme } from "../keep/theme.js";
import styles from "./bar.module.css";
import { Icon } from "./icon.js";

export function ThemeButton(): JSX.Element {
  const isDark = theme.value === "dark";
  return (
    <button
      type="button"
      class={styles.tool}
      onClick={switchTheme}
      aria-label={isDark ? "Light theme" : "Dark theme"}
      title={isDark ? "Light theme" : "Dark theme"}
    >
      <Icon of={isDark ? sun : moon} />
    </button>
  );
}
