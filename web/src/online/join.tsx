import words from "words:online";
import type { TableInfo } from "@coterie/protocol";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { keepName, keptName } from "../keep/seats.js";
import { api } from "../net/api.js";
import { refusalWords } from "../net/refusal-words.js";
import formStyles from "../pages/new-game.module.css";
import { OPTIONS } from "../pages/options.js";
import pageStyles from "../pages/page.module.css";
import { NameField } from "./name-field.js";
import { newNonce, seatName } from "./names.js";
import styles from "./online.module.css";

interface JoinProps {
  readonly info: TableInfo;
  /** A code that hands a seat over, or a device. */
  readonly code?: string | undefined;
  /** Whoever comes with a code may be at the table already. */
  readonly pass: string | undefined;
  readonly joined: (pass: string) => void;
  readonly watch: () => void;
}

/** Somebody came by a link: a name, and they are at the table. */
export function Join({ info, code, pass: known, joined, watch }: JoinProps): JSX.Element {
  const [trouble, setTrouble] = useState("");
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget as HTMLFormElement).get("name"));
    keepName(name);
    try {
      const nonce = newNonce();
      const { pass } =
        code === undefined
          ? await api.join(info.id, { name, nonce })
          : await api.redeem(info.id, { code, name, nonce }, known);
      joined(pass === "" && known !== undefined ? known : pass);
    } catch (error) {
      setTrouble(refusalWords(error));
    }
  };
  const isOpen = info.seats.some(({ guest, bot }) => guest === null && bot === null);
  const isSeat = code !== undefined || (info.status === "open" && isOpen);
  return (
    <main class={pageStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>{words.tableOf({ game: OPTIONS[info.game]?.title() ?? info.game })}</h1>
      <ul class={styles.seats}>
        {info.seats.map((_, seat) => (
          <li key={seat} class={styles.seat}>
            {words.seatIs({ seat: seat + 1, name: seatName(info, seat) })}
          </li>
        ))}
      </ul>
      <p class={pageStyles.facts}>{stateWords(info, isOpen)}</p>
      {!info.spectators && <p class={pageStyles.facts}>{words.unseenWhy()}</p>}
      {(isSeat || info.spectators) && (
        <form class={formStyles.form} onSubmit={(event) => void join(event)}>
          <NameField value={keptName()} />
          {trouble !== "" && <p role="alert">{trouble}</p>}
          <div class={pageStyles.ways}>
            <button type="submit" class={pageStyles.main}>
              {code !== undefined
                ? words.takeSeat()
                : isSeat
                  ? words.join()
                  : words.watchWithName()}
            </button>
            {info.spectators && (
              <button type="button" class={pageStyles.other} onClick={watch}>
                {words.onlyLook()}
              </button>
            )}
          </div>
        </form>
      )}
    </main>
  );
}

function stateWords({ status }: TableInfo, isOpen: boolean): string {
  if (status === "open") return isOpen ? words.seatIsFree() : words.allTaken();
  return status === "running" ? words.isPlayed() : words.isOver();
}
