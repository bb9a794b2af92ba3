import words from "words:table";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Later } from "../pages/later.js";
import barStyles from "./bar.module.css";
import type { Deed, Desk } from "./desk.js";
import styles from "./menu.module.css";

/** Loaded when it is opened first. */
const MenuItems = Later(() => import("./menu-items.js"), true);

/** What is rarely needed, behind a button. */
export function Menu({ desk }: { desk: Desk }): JSX.Element {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <button type="button" class={barStyles.tool} popovertarget="menu">
        {words.menu()}
      </button>
      <div id="menu" popover="auto" class={styles.menu} ref={menu} onToggle={() => setOpened(true)}>
        {isOpened && <MenuItems desk={desk} close={() => menu.current?.hidePopover()} />}
      </div>
    </>
  );
}

interface DeedProps {
  readonly deed: Deed;
  readonly class?: string | undefined;
  /** What follows when it is done. */
  after?(): void;
}

export function DeedButton({ deed, class: name, after }: DeedProps): JSX.Element {
  const { words: label, act } = deed;
  if (typeof act === "string") {
    return (
      <a class={name} href={`#/${act}`}>
        {label}
      </a>
    );
  }
  return (
    <button
      type="button"
      class={name}
      onClick={() => {
        act();
        after?.();
      }}
    >
      {label}
    </button>
  );
}
