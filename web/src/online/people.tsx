import words from "words:online";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { levelName, levelWords } from "../pages/levels.js";
import { Chat } from "./chat.js";
import type { Company } from "./company.js";
import { Invite, linkTo } from "./invite.js";
import { guestName, seatName, seatsOf } from "./names.js";
import styles from "./online.module.css";
import { NoBots, useBots, usualBot } from "./use-bots.js";

/** The people around a running game: who is here, whom it waits for, what they say. */
export function People({ company }: { company: Company }): JSX.Element {
  const { info } = company;
  return (
    <div class={styles.people}>
      <ul class={styles.row} aria-label={words.people()}>
        {info.seats.map((_, seat) => (
          <Sitter key={seat} company={company} seat={seat} />
        ))}
      </ul>
      <Watchers company={company} />
      <Chat company={company} />
      <Affairs company={company} />
    </div>
  );
}

function Sitter({ company, seat }: { company: Company; seat: number }): JSX.Element {
  const { info, guest, here, act } = company;
  const { guest: sitter, bot, askedSince, resigned } = info.seats[seat];
  const isMine = sitter !== null && sitter === guest;
  const isHere = sitter !== null && here.guests.includes(sitter);
  return (
    <li class={styles.sitter} data-here={isHere}>
      <span aria-hidden="true" class={isHere ? styles.dotHere : styles.dot} />
      <strong>{seatName(info, seat)}</strong> {words.playerNumber({ seat: seat + 1 })}
      {isMine && <span class={styles.mark}>{words.you()}</span>}
      {sitter !== null && !isHere && !resigned && <span class={styles.mark}>{words.away()}</span>}
      {resigned && <span class={styles.mark}>{words.gaveUp()}</span>}
      {sitter !== null && bot !== null && (
        <span class={styles.mark}>{words.botAnswers({ bot: levelName(bot) })}</span>
      )}
      {askedSince !== null && bot === null && <span class={styles.turn}>{words.thinks()}</span>}
      {isMine && bot !== null && !resigned && (
        <button type="button" class={styles.small} onClick={() => act({ do: "back", seat })}>
          {words.iAmBack()}
        </button>
      )}
      <BotVote company={company} seat={seat} />
    </li>
  );
}

/** Where a time was agreed on, the others may let a bot answer for somebody who does not. */
function BotVote({ company, seat }: { company: Company; seat: number }): JSX.Element | null {
  const { info, guest, act } = company;
  const { guest: sitter, bot, askedSince } = info.seats[seat];
  const isOthers = sitter !== null && sitter !== guest && seatsOf(info, guest).length > 0;
  const bots = useBots(info.game);
  const isOver = useIsOver(askedSince === null ? null : askedSince + (info.seatTime ?? 0) * 1000);
  if (info.seatTime === null || !isOthers || bot !== null || !isOver) return null;
  const hasVoted = guest !== null && info.botVotes[seat].includes(guest);
  return (
    <button
      type="button"
      class={styles.small}
      onClick={() => act({ do: "vote-bot", seat, bot: usualBot(bots), agree: !hasVoted })}
    >
      {hasVoted ? words.waitForThem() : words.letBotAnswer()}
    </button>
  );
}

/** Browsers cannot wait longer than this for a timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Whether a time has come; somebody who looks on sees it come. */
function useIsOver(time: number | null): boolean {
  const [now, setNow] = useState(Date.now());
  const left = time === null ? 0 : time - now;
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(
      () => setNow(Date.now()),
      Math.min(Math.max(0, time - Date.now()), LONGEST_WAIT_MS),
    );
    return () => clearTimeout(timer);
  }, [time]);
  return time !== null && left <= 0;
}

function Watchers({ company: { info, here } }: { company: Company }): JSX.Element | null {
  const names = here.guests
    .filter((guest) => seatsOf(info, guest).length === 0)
    .map((guest) => guestName(info, guest));
  const all = [...names, ...(here.watching > 0 ? [words.withoutName({ n: here.watching })] : [])];
  return all.length === 0 ? null : (
    <p class={styles.faint}>{words.watching({ names: all.join(", ") })}</p>
  );
}

/** What is rarely needed: links, going away, giving up, ending. */
function Affairs({ company }: { company: Company }): JSX.Element | null {
  const { info, guest, act } = company;
  const [link, setLink] = useState<{ link: string; label: string } | null>(null);
  const mine = seatsOf(info, guest).filter((seat) => !info.seats[seat].resigned);
  if (guest === null) return null;
  const ask = async (what: "device-link" | "seat-link", label: string): Promise<void> => {
    const command = what === "seat-link" ? { do: what, seat: mine[0] } : { do: what };
    const result = await act(command as Parameters<Company["act"]>[0]);
    if (result?.code !== undefined) {
      setLink({ link: linkTo(`table/${info.id}/code/${result.code}`), label });
    }
  };
  const wantsEnd = info.abandonVotes.includes(guest);
  return (
    <details class={styles.affairs}>
      <summary>{words.thisTable()}</summary>
      <div class={styles.deeds}>
        {info.spectators && (
          <button
            type="button"
            class={styles.small}
            onClick={() =>
              setLink({ link: linkTo(`table/${info.id}`), label: words.linkToWatch() })
            }
          >
            {words.linkToTable()}
          </button>
        )}
        <button
          type="button"
          class={styles.small}
          onClick={() => ask("device-link", words.deviceLink())}
        >
          {words.goOnElsewhere()}
        </button>
        {mine.length > 0 && info.status === "running" && (
          <>
            <button
              type="button"
              class={styles.small}
              onClick={() => ask("seat-link", words.seatLink())}
            >
              {words.handOver()}
            </button>
            <StandIn company={company} seat={mine[0]} />
            <button
              type="button"
              class={styles.small}
              aria-pressed={wantsEnd}
              onClick={() => act({ do: "abandon", agree: !wantsEnd })}
            >
              {wantsEnd ? words.doNotEnd() : words.endWithoutResult()}
            </button>
            <Twice deed={words.giveUp()} act={() => act({ do: "resign", seat: mine[0] })} />
          </>
        )}
      </div>
      {link !== null && <Invite {...link} />}
    </details>
  );
}

/** A bot for somebody who has to go: which one is chosen, then it answers. */
function StandIn({ company, seat }: { company: Company; seat: number }): JSX.Element {
  const { info, act } = company;
  const bots = useBots(info.game);
  const [chosen, setChosen] = useState<string | null>(null);
  const bot = chosen ?? usualBot(bots);
  return (
    <span class={styles.deeds}>
      <button type="button" class={styles.small} onClick={() => act({ do: "away", seat, bot })}>
        {words.letBotAnswerForMe()}
      </button>
      <select
        class={styles.small}
        aria-label={words.whichBot()}
        value={bot}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      >
        {bots.map((one) => (
          <option key={one} value={one}>
            {levelWords(one)}
          </option>
        ))}
      </select>
      <NoBots game={info.game} />
    </span>
  );
}

/** What cannot be taken back is asked twice. */
function Twice({ deed, act }: { deed: string; act: () => void }): JSX.Element {
  const [isAsked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class={styles.small}
      onClick={() => {
        if (isAsked) act();
        setAsked(!isAsked);
      }}
    >
      {isAsked ? words.pressAgain({ deed }) : deed}
    </button>
  );
}
