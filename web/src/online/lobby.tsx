import words from "words:online";
import type { JSX } from "preact";
import { levelName, levelWords } from "../pages/levels.js";
import { OPTIONS } from "../pages/options.js";
import pageStyles from "../pages/page.module.css";
import { strengthWords } from "../pages/strength.js";
import { Chat } from "./chat.js";
import type { Company } from "./company.js";
import { Invite, linkTo } from "./invite.js";
import { ChanceNotice } from "./missing-chance.js";
import { guestName, newNonce, seatsOf } from "./names.js";
import styles from "./online.module.css";
import { NoBots, useBots } from "./use-bots.js";

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
    <main class={pageStyles.page}>
      <p>
        <a href="#/">Coterie</a>
      </p>
      <h1>{words.tableOf({ game: OPTIONS[info.game]?.title() ?? info.game })}</h1>
      <p class={pageStyles.facts}>{agreedWords(company)}</p>
      <div class={styles.lobby}>
        <div>
          <h2>{words.seats()}</h2>
          <ul class={styles.seats}>
            {info.seats.map((_, seat) => (
              <Seat key={seat} company={company} seat={seat} />
            ))}
          </ul>
          <NoBots game={info.game} />
          <ChanceNotice table={info.id} />
          <Watching company={company} />
          <div class={pageStyles.ways}>
            {mine.length > 0 && !isHost && (
              <button
                type="button"
                class={pageStyles.main}
                aria-pressed={me?.ready}
                onClick={() => act({ do: "ready", ready: !me?.ready })}
              >
                {me?.ready ? words.isReady() : words.iAmReady()}
              </button>
            )}
            {isHost && (
              <button
                type="button"
                class={pageStyles.main}
                disabled={empty > 0}
                onClick={() => act({ do: "start" })}
              >
                {words.begin()}
              </button>
            )}
            {me !== undefined && !isHost && (
              <button type="button" class={pageStyles.other} onClick={() => act({ do: "leave" })}>
                {words.leave()}
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
          <h2>{words.invite()}</h2>
          <Invite link={linkTo(`table/${info.id}`)} label={words.whoeverCanJoin()} />
          <h2>{words.talk()}</h2>
          <Chat company={company} />
        </div>
      </div>
    </main>
  );
}

function waitingWords(empty: number, notReady: readonly string[], isHost: boolean): string {
  if (empty > 0) return words.seatsOpen({ n: empty });
  if (notReady.length > 0) return words.notReady({ names: notReady.join(", ") });
  return isHost ? words.everybodyHere() : words.hostCanBegin();
}

const UNDO = { free: words.undoFree, consent: words.undoConsent, never: words.undoNever };

function agreedWords({ info }: Company): string {
  return [
    info.listed ? words.isListed() : words.byLinkOnly(),
    info.spectators ? words.othersMayWatch() : words.nobodyMayWatch(),
    UNDO[info.policy.behindMarks](),
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
        {words.seatNumber({ seat: seat + 1 })}{" "}
        <strong>
          {person?.name ?? (bot === null ? words.open() : words.botNamed({ bot: levelName(bot) }))}
        </strong>
        {isMine && ` ${words.isYou()}`}
        {sitter === info.host && <span class={styles.mark}>{words.host()}</span>}
        {person?.ready && <span class={styles.mark}>{words.ready()}</span>}
        {person !== undefined && !here.guests.includes(person.guest) && (
          <span class={styles.mark}>{words.away()}</span>
        )}
        {bot !== null && <small class={styles.strength}>{strengthWords(info.game, bot)}</small>}
      </span>
      <span class={styles.deeds}>
        {isMine && (
          <button type="button" class={styles.small} onClick={() => act({ do: "stand", seat })}>
            {words.standUp()}
          </button>
        )}
        {sitter === null && guest !== null && (
          <button
            type="button"
            class={styles.small}
            onClick={() => act({ do: "sit", seat, nonce: newNonce() })}
          >
            {words.sitHere()}
          </button>
        )}
        {isHost && sitter === null && <BotChoice company={company} seat={seat} />}
        {isHost && sitter !== null && !isMine && (
          <button
            type="button"
            class={styles.small}
            onClick={() => act({ do: "remove", guest: sitter })}
          >
            {words.sendAway()}
          </button>
        )}
      </span>
    </li>
  );
}

const NOBODY = "";

function BotChoice({ company, seat }: { company: Company; seat: number }): JSX.Element {
  const { info, act } = company;
  const bots = useBots(info.game);
  return (
    <select
      class={styles.small}
      aria-label={words.whoPlays({ seat: seat + 1 })}
      value={info.seats[seat].bot ?? NOBODY}
      onChange={({ currentTarget: { value } }) =>
        act({ do: "place", seat, bot: value === NOBODY ? null : value })
      }
    >
      <option value={NOBODY}>{words.aPerson()}</option>
      {bots.map((bot) => (
        <option key={bot} value={bot}>
          {words.botChoice({ bot: levelWords(bot) })}
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
  const all = [...names, ...(here.watching > 0 ? [words.withoutName({ n: here.watching })] : [])];
  return all.length === 0 ? null : (
    <p class={styles.faint}>{words.watching({ names: all.join(", ") })}</p>
  );
}
