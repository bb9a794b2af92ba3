/**
 * Reads what strace wrote of a server and judges it. An entry of a table is durable when a write of it
 * to the store's log was followed by a sync that succeeded. An update tells of an entry by its time,
 * kind and seat: that one must be durable when the update goes to a socket. With an acknowledgement
 * at least as many answers must be durable as have been acknowledged.
 */

/**
 * @typedef {object} Verdict
 * @property {number} acknowledgements
 * @property {number} updates
 * @property {number} writes to the store's log
 * @property {number} syncs of it
 * @property {string[]} violations one line for each
 */

const LINE = /^(\d+)\s+(?:[\d.]+\s+)?(.*)$/;
const RESUMED = /^<\.\.\. (\w+) resumed>(.*)$/;
const CALL = /^(\w+)\((.*)$/s;

/** The write-ahead log of the store; that of leases and presence may be lost. */
const LOG = /coterie\.db-wal>/;
const SOCKET = /<(?:TCP|TCPv6|socket):/;
/** An entry as it is stored, and an update that tells of one. Quotes have backslashes in a trace. */
const ENTRY = /\{\\"at\\":(\d+),\\"entry\\":\{\\"e\\":\\"([\w-]+)\\"(?:,\\"seat\\":(\d+))?/g;
const UPDATE =
  /\{\\"t\\":\\"update\\",[^{]*\{\\"at\\":(\d+),\\"what\\":\\"([\w-]+)\\"(?:,\\"seat\\":(\d+))?/g;
const ACKNOWLEDGEMENT = /\{\\"t\\":\\"done\\",\\"id\\":(\d+)/g;

/**
 * @param {string} text
 * @returns {Verdict}
 */
export function judge(text) {
  const verdict = {
    acknowledgements: 0,
    updates: 0,
    writes: 0,
    syncs: 0,
    violations: /** @type {string[]} */ ([]),
  };
  /** @type {Set<string>} */
  const written = new Set();
  /** @type {Set<string>} */
  const durable = new Set();
  for (const { call, args } of callsOf(text)) {
    if (call === "pwrite64" && LOG.test(args)) {
      verdict.writes++;
      for (const entry of entriesIn(ENTRY, args)) written.add(entry);
    } else if (isSync(call) && LOG.test(args)) {
      verdict.syncs++;
      for (const entry of written) durable.add(entry);
      written.clear();
    } else if (SOCKET.test(args)) {
      judgeSent(args, durable, verdict);
    }
  }
  return verdict;
}

/**
 * @param {string} sent
 * @param {ReadonlySet<string>} durable
 * @param {Verdict} verdict
 */
function judgeSent(sent, durable, verdict) {
  for (const entry of entriesIn(UPDATE, sent)) {
    verdict.updates++;
    if (!durable.has(entry)) verdict.violations.push(`an update tells of "${entry}" too early`);
  }
  for (const [, id] of sent.matchAll(ACKNOWLEDGEMENT)) {
    verdict.acknowledgements++;
    const answers = [...durable].filter((entry) => entry.includes(" answered ")).length;
    if (answers < verdict.acknowledgements) {
      verdict.violations.push(`acknowledgement ${id} came when ${answers} answers were durable`);
    }
  }
}

/**
 * What tells entries apart: time, kind and seat.
 *
 * @param {RegExp} pattern
 * @param {string} text
 */
function entriesIn(pattern, text) {
  return [...text.matchAll(pattern)].map(([, at, kind, seat]) => `${at} ${kind} ${seat ?? "-"}`);
}

/**
 * The calls in the order in which they count: a write when it begins, a sync when it has succeeded.
 *
 * @param {string} text
 * @returns {{ call: string, args: string }[]}
 */
function callsOf(text) {
  /** @type {Map<string, string>} */
  const begun = new Map();
  const calls = [];
  for (const line of text.split("\n")) {
    const [, thread, rest] = LINE.exec(line) ?? [];
    if (rest === undefined) continue;
    const resumed = RESUMED.exec(rest);
    if (resumed !== null) {
      const args = begun.get(thread) ?? "";
      begun.delete(thread);
      if (isSync(resumed[1]) && hasSucceeded(resumed[2])) calls.push({ call: resumed[1], args });
      continue;
    }
    const [, call, args] = CALL.exec(rest) ?? [];
    if (call === undefined) continue;
    const isUnfinished = args.endsWith("<unfinished ...>");
    if (isUnfinished) begun.set(thread, args);
    const counts = isSync(call) ? !isUnfinished && hasSucceeded(args) : true;
    if (counts) calls.push({ call, args });
  }
  return calls;
}

/** @param {string} call */
function isSync(call) {
  return call === "fsync" || call === "fdatasync";
}

/** @param {string} line the end of a line that tells of a sync */
function hasSucceeded(line) {
  return /= 0$/.test(line);
}
