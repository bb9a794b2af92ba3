import words from "words:online";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { encode } from "uqr";
import styles from "./online.module.css";

/** A link to hand on, and the same as a picture for a phone's camera. */
export function Invite({ link, label }: { link: string; label: string }): JSX.Element {
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = (): void => {
    // A page without https has no clipboard: the link is marked, to be copied by hand.
    if (navigator.clipboard === undefined) field.current?.select();
    else
      navigator.clipboard.writeText(link).then(
        () => setCopied(true),
        // biome-ignore lint/plugin: whatever keeps the clipboard away, the link can be copied by hand
        () => field.current?.select(),
      );
  };
  return (
    <div class={styles.invite}>
      <div>
        <label class={styles.label}>
          {label}
          <input
            ref={field}
            class={styles.link}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <button type="button" class={styles.small} onClick={copy}>
          {isCopied ? words.copied() : words.copyTheLink()}
        </button>
        {isOnlyHere() && <p class={styles.faint}>{words.onlyHere({ host: location.hostname })}</p>}
      </div>
      <QrCode text={link} label={words.qrCode({ label })} />
    </div>
  );
}

/** Whoever opened the page by this name has a link that leads nowhere on another machine. */
function isOnlyHere(): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}

/** The address of a place in this site, to hand on. */
export function linkTo(path: string): string {
  return new URL(`#/${path}`, document.baseURI).href;
}

/** Drawn here: a picture made of data is what the server's policy keeps out. */
function QrCode({ text, label }: { text: string; label: string }): JSX.Element {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg class={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squares.join("")} shape-rendering="crispEdges" />
    </svg>
  );
}
