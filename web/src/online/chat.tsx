import words from "words:online";
import type { LogItem, TableInfo } from "@coterie/protocol";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { heldInTab, holdInTab } from "../keep/tab.js";
import type { Company } from "./company.js";
import { happened } from "./happened.js";
import { guestName } from "./names.js";
import styles from "./online.module.css";

/** What people say, and what happens around the game. */
export function Chat({ company }: { company: Company }): JSX.Element {
  const { info, items, guest, act } = company;
  const [text, setText] = useDraft(info.id);
  const talk = useRef<HTMLOListElement>(null);
  const lines = items.filter((item) => item.what === "said" || happened(info, item) !== undefined);
  // The list alone: somebody who looks at the seats above stays there.
  useEffect(() => talk.current?.scrollTo({ top: talk.current.scrollHeight }), [lines.length]);
  const me = info.guests.find((one) => one.guest === guest);
  const say = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === "") return;
    act({ do: "say", text });
    setText("");
  };
  return (
    <section class={styles.chat} aria-label={words.chat()}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ol ref={talk} class={styles.talk} tabIndex={0} aria-live="polite">
        {lines.map((item) => (
          <Said key={item.n} info={info} item={item} />
        ))}
      </ol>
      {me !== undefined && info.chat && !me.muted && (
        <form class={styles.say} onSubmit={say}>
          <label class="quiet" for="say">
            {words.saySomething()}
          </label>
          <input
            id="say"
            value={text}
            maxLength={300}
            autocomplete="off"
            placeholder={words.saySomething()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class={styles.small}>
            {words.say()}
          </button>
        </form>
      )}
      {!info.chat && <p class={styles.faint}>{words.chatIsOff()}</p>}
      {me?.muted && <p class={styles.faint}>{words.beQuiet()}</p>}
    </section>
  );
}

/** What is typed outlives a reload, for instance into a newer page. */
function useDraft(table: string): [string, (text: string) => void] {
  const name = `draft.${table}`;
  const [text, setText] = useState(heldInTab(name) ?? "");
  const draft = (next: string): void => {
    holdInTab(name, next === "" ? null : next);
    setText(next);
  };
  return [text, draft];
}

function Said({ info, item }: { info: TableInfo; item: LogItem }): JSX.Element {
  if (item.what !== "said") return <li class={styles.faint}>{happened(info, item)}</li>;
  return (
    <li>
      <strong>{guestName(info, item.guest ?? -1)}</strong> {item.text}
    </li>
  );
}
