import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { api } from "../net/api.js";
import homeStyles from "../pages/home.module.css";
import { OPTIONS } from "../pages/options.js";
import { Chat } from "./chat.js";
import type { Company } from "./company.js";
import { Invite, linkTo } from "./invite.js";
import { guestName, newNonce, seatsOf } from "./names.js";
import styles from "./online.module.css";

/** Before the game: who sits where, who is ready, and the link for those who are still to come. */
export function Lobby({ company }: { company: Company }): JSX.Element {
  const { info, guest, act } = company;
  const isHost = guest === info.host;
  const mine = seatsOf(info, guest);
  const me = info.guests.find((one) => one.guest === guest);
  const empty = info.seats.filter((one) => one.guest === null && one.bot === null).length;
  const notReady = info.guests.filter(
    (one) =>
      !one.gone && !one.ready && one.guest !== info.host && seatsOf(info, one.guest).length > 0,
  );
  return (
    <main class={homeStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>A table of {OPTIONS[info.game]?.title ?? info.game}</h1>
      <p class={homeStyles.facts}>{agreedWords(company)}</p>
      <div class={styles.lobby}>
        <div>
          <h2>Seats</h2>
          <ul class={styles.seats}>
            {info.seats.map((_, seat) => (
              <Seat key={seat} company={company} seat={seat} />
            ))}
          </ul>
          <Watching company={company} />
          <div class={homeStyles.ways}>
            {mine.length > 0 && !isHost && (
              <button
                type="button"
                class={homeStyles.main}
                aria-pressed={me?.ready}
                onClick={() => act({ do: "ready", ready: !me?.ready })}
              >
                {me?.ready ? "Ready ✓" : "I am ready"}
              </button>
            )}
            {isHost && (
              <button
                type="button"
                class={homeStyles.main}
                disabled={empty > 0}
                onClick={() => act({ do: "start" })}
              >
                Begin
              </button>
            )}
            {me !== undefined && !isHost && (
              <button type="button" class={homeStyles.other} onClick={() => act({ do: "leave" })}>
                Leave
              </button>
            )}
          </div>
          <p class={styles.faint} aria-live="polite">
            {waitingWords(
              empty,
              notReady.map(({ name }) => name),
              isHost,
            )}
          </p>
        </div>
        <div>
          <h2>Invite</h2>
          <Invite link={linkTo(`table/${info.id}`)} words="Whoever has this link can join" />
          <h2>Talk</h2>
          <Chat company={company} />
        </div>
      </div>
    </main>
  );
}

function waitingWords(empty: number, notReady: readonly string[], isHost: boolean): string {
  if (empty > 0) {
    const seats = empty === 1 ? "One seat is" : `${empty} seats are`;
    return `${seats} still open: send the link, or put a bot there.`;
  }
  if (notReady.length > 0) return `Not ready yet: ${notReady.join(", ")}.`;
  return isHost ? "Everybody is here." : "The host can begin now.";
}

function agreedWords({ info }: Company): string {
  const { behindMarks } = info.policy;
  const undo = {
    free: "anything may be taken back",
    consent: "what was learned is taken back only if all agree",
    never: "what was learned is never taken back",
  }[behindMarks];
  return [
    info.listed ? "in the public list" : "by link only",
    info.spectators ? "others may watch" : "nobody may watch",
    undo,
  ].join(" · ");
}

function Seat({ company, seat }: { company: Company; seat: number }): JSX.Element {
  const { info, guest, act, here } = company;
  const { guest: sitter, bot } = info.seats[seat];
  const isMine = sitter !== null && sitter === guest;
  const isHost = guest === info.host;
  const person = info.guests.find((one) => one.guest === sitter);
  return (
    <li class={styles.seat} data-seat={seat}>
      <span class={styles.seatName}>
        Seat {seat + 1}: <strong>{person?.name ?? (bot === null ? "open" : `${bot} (bot)`)}</strong>
        {isMine && " (you)"}
        {sitter === info.host && <span class={styles.mark}>host</span>}
        {person?.ready && <span class={styles.mark}>ready</span>}
        {person !== undefined && !here.guests.includes(person.guest) && (
          <span class={styles.mark}>away</span>
        )}
      </span>
      <span class={styles.deeds}>
        {isMine && (
          <button type="button" class={styles.small} onClick={() => act({ do: "stand", seat })}>
            Stand up
          </button>
        )}
        {sitter === null && guest !== null && (
          <button
            type="button"
            class={styles.small}
            onClick={() => act({ do: "sit", seat, nonce: newNonce() })}
          >
            Sit here
          </button>
        )}
        {isHost && sitter === null && <BotChoice company={company} seat={seat} />}
        {isHost && sitter !== null && !isMine && (
          <button
            type="button"
            class={styles.small}
            onClick={() => act({ do: "remove", guest: sitter })}
          >
            Send away
          </button>
        )}
      </span>
    </li>
  );
}

const NOBODY = "";

function BotChoice({ company, seat }: { company: Company; seat: number }): JSX.Element {
  const { info, act } = company;
  const [bots, setBots] = useState<readonly string[]>([]);
  useEffect(() => {
    api.games().then(
      (games) => setBots(games.find(({ id }) => id === info.game)?.bots ?? []),
      // Without bots to choose from the seat is for people.
      () => {},
    );
  }, [info.game]);
  return (
    <select
      class={styles.small}
      aria-label={`Who plays seat ${seat + 1}`}
      value={info.seats[seat].bot ?? NOBODY}
      onChange={({ currentTarget: { value } }) =>
        act({ do: "place", seat, bot: value === NOBODY ? null : value })
      }
    >
      <option value={NOBODY}>a person</option>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          bot: {bot}
        </option>
      ))}
    </select>
  );
}

function Watching({ company: { info, here } }: { company: Company }): JSX.Element | null {
  const guests = info.guests.filter(
    ({ guest, gone }) => !gone && seatsOf(info, guest).length === 0 && here.guests.includes(guest),
  );
  const names = guests.map(({ guest }) => guestName(info, guest));
  const all = [...names, ...(here.watching > 0 ? [`${here.watching} without a name`] : [])];
  return all.length === 0 ? null : <p class={styles.faint}>Watching: {all.join(", ")}</p>;
}
