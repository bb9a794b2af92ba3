import { sha256Hex } from "@coterie/kernel";
import type { TableInfo } from "@coterie/protocol";
import type { Chronicle, Page } from "./chronicle.js";
import type { Deed } from "./deeds.js";
import type { Ledger, Request } from "./ledger.js";
import type { Complain } from "./verdict.js";

/** What was said to be done is there, what was said not to be done is not, and nothing else is. */
export function checkDeeds(
  ledger: Ledger,
  table: string,
  chronicle: Chronicle,
  complain: Complain,
): void {
  const requests = ledger.requests.filter((request) => request.table === table);
  checkDone(requests, chronicle, complain);
  checkNothingElse(requests, ledger, chronicle, complain);
  for (const request of requests) checkRefusal(request, chronicle, complain);
}

/**
 * Everything that was acknowledged was in the store by then, after it was asked for, each by an
 * entry of its own: so the order of entries is one that those who were told can believe.
 */
function checkDone(requests: readonly Request[], { pages }: Chronicle, complain: Complain): void {
  const taken = new Set<number>();
  const done = requests.filter((request) => request.done !== null);
  done.sort((a, b) => headOf(a) - headOf(b));
  for (const request of done) {
    if (request.marks.length === 0 || request.deed.do === "open") continue;
    const entry = entryFor(request, pages, taken);
    if (entry > 0) taken.add(entry);
    else if (!isSoAnyway(request, pages)) {
      complain(`was acknowledged and is not in the store: ${wordsOf(request)}`);
    }
  }
}

function headOf({ done, sentHead }: Request): number {
  return done?.head ?? sentHead;
}

function entryFor(request: Request, pages: readonly Page[], taken: ReadonlySet<number>): number {
  for (let n = request.sentHead + 1; n <= headOf(request); n++) {
    const page = pages[n];
    if (page !== undefined && !taken.has(n) && isEntryOf(request, page)) return n;
  }
  return 0;
}

/** The entry that an acknowledgement promises. */
function isEntryOf({ deed, guest, marks, done }: Request, { mark, stored }: Page): boolean {
  const { entry } = stored;
  const result = done?.result ?? {};
  switch (deed.do) {
    case "join":
      return entry.e === "came";
    case "redeem":
      return mark === "redeemed";
    case "sit":
      return entry.e === "sat" && entry.seat === deed.seat && entry.guest === guest;
    case "undo":
      return entry.e === (result.asked ? "undo-asked" : "undone") && entry.seat === deed.seat;
    case "rematch":
      return entry.e === "rematch" && entry.table === result.table;
    case "device-link":
    case "seat-link":
      return "code" in entry && entry.code === sha256Hex(result.code ?? "");
    default:
      return marks.includes(mark);
  }
}

/** Some deeds write nothing when it is so already. */
function isSoAnyway(request: Request, pages: readonly Page[]): boolean {
  for (let n = request.sentHead; n <= headOf(request); n++) {
    if (pages[n] !== undefined && isSo(request, pages[n].info)) return true;
  }
  return false;
}

function isSo({ deed, guest, done }: Request, info: TableInfo): boolean {
  switch (deed.do) {
    case "rematch":
      return info.rematch === done?.result.table;
    case "ready":
      return info.guests[guest].ready === deed.ready;
    case "back":
      return info.seats[deed.seat].bot === null;
    case "resign":
      return info.seats[deed.seat].resigned;
    case "rename":
      return info.guests[guest].name.startsWith(deed.name);
    case "mute":
      return info.guests[deed.guest].muted === deed.muted;
    case "chat":
      return info.chat === deed.on;
    case "close":
      return info.status === "closed";
    default:
      return false;
  }
}

/** What may not be done again when a page sends again what got no answer. */
const ONCE: ReadonlySet<Deed["do"]> = new Set(["undo", "consent", "say"]);

/** Every entry comes from somebody who asked for it, and from each deed at most one of a kind. */
function checkNothingElse(
  requests: readonly Request[],
  ledger: Ledger,
  { pages }: Chronicle,
  complain: Complain,
): void {
  const left = new Map(ledger.thoughts);
  for (const { marks, deed, deliveries, doubles, refusals } of requests) {
    const most = Math.min(deliveries - refusals, ONCE.has(deed.do) ? 1 + doubles : deliveries);
    for (const mark of marks) left.set(mark, (left.get(mark) ?? 0) + most);
  }
  for (let n = 1; n < pages.length; n++) {
    const { mark } = pages[n];
    if (mark === "") continue;
    const count = left.get(mark) ?? 0;
    if (count <= 0) complain(`entry ${n} was asked for by nobody, or not so often: ${mark}`);
    left.set(mark, count - 1);
  }
}

const NOT_ASKED: ReadonlySet<string> = new Set(["question-answered", "unknown-question"]);

/** An answer is not refused because a server does not know yet what its seat was asked. */
function checkRefusal(request: Request, { pages }: Chronicle, complain: Complain): void {
  const { deed, refusal, sentHead, deliveries } = request;
  if (refusal === null || deed.do !== "answer" || deliveries > 1) return;
  if (!NOT_ASKED.has(refusal.code)) return;
  for (let n = sentHead; n <= refusal.head; n++) {
    if (pages[n] !== undefined && pages[n].open[deed.seat] !== deed.question) return;
  }
  complain(`was refused although it was asked all the time: ${wordsOf(request)}`);
}

function wordsOf({ deed, guest, sentHead, done, refusal }: Request): string {
  const until = done?.head ?? refusal?.head;
  const what = JSON.stringify({ ...deed, result: done?.result, refusal: refusal?.code });
  return `guest ${guest}, entries ${sentHead} to ${until}: ${what}`;
}
