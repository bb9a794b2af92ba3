import words from "words:stored";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import styles from "./copy-link.module.css";

type Copied = "no" | "yes" | "by-hand";

/** A page without https, or without the permission, has no clipboard: the link is shown then. */
export default function CopyLink({ link }: { link: string }): JSX.Element {
  const [copied, setCopied] = useState<Copied>("no");
  const byHand = (error: unknown): void => {
    console.info("the clipboard cannot be used:", error);
    setCopied("by-hand");
  };
  const copy = (): void => {
    if (navigator.clipboard === undefined) byHand("there is none");
    else navigator.clipboard.writeText(link).then(() => setCopied("yes"), byHand);
  };
  if (copied === "by-hand") {
    return (
      <input
        class={styles.link}
        readOnly
        aria-label={words.copyByHand()}
        value={link}
        ref={(field) => field?.select()}
      />
    );
  }
  return (
    <button type="button" onClick={copy}>
      {copied === "yes" ? words.copied() : words.copyLink()}
    </button>
  );
}
