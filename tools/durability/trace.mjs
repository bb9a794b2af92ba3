/**
 * Reads what strace wrote of a server and judges it: whenever an acknowledgement went to a socket,
 * everything that had been written to the store's log by then must have been synced, and something
 * must have been, since the acknowledgement before.
 */

/**
 * @typedef {object} Verdict
 * @property {number} acknowledgements
 * @property {number} writes to the store's log
 * @property {number} syncs of it
 * @property {string[]} violations one line for each
 */

const LINE = /^(\d+)\s+(?:[\d.]+\s+)?(.*)$/;
const RESUMED = /^<\.\.\. (\w+) resumed>/;
const CALL = /^(\w+)\((.*)$/s;

/** The write-ahead log of the store; that of leases and presence may be lost. */
const LOG = /coterie\.db-wal>/;
const SOCKET = /<(?:TCP|TCPv6|socket):/;
/** What begins every acknowledgement; quotes come with backslashes in a trace. */
const ACKNOWLEDGEMENT = /\{\\"t\\":\\"done\\",\\"id\\":(\d+)/g;

/**
 * @param {string} text
 * @returns {Verdict}
 */
export function judge(text) {
  const verdict = {
    acknowledgements: 0,
    writes: 0,
    syncs: 0,
    violations: /** @type {string[]} */ ([]),
  };
  let unsynced = 0;
  let syncedSince = 0;
  for (const { call, args } of callsOf(text)) {
    if (call === "pwrite64" && LOG.test(args)) {
      verdict.writes++;
      unsynced++;
    } else if (call === "fsync" || call === "fdatasync") {
      if (!LOG.test(args)) continue;
      verdict.syncs++;
      if (unsynced > 0) syncedSince++;
      unsynced = 0;
    } else if (SOCKET.test(args)) {
      for (const [, id] of args.matchAll(ACKNOWLEDGEMENT)) {
        verdict.acknowledgements++;
        if (unsynced > 0) verdict.violations.push(`${id}: ${unsynced} writes were not synced`);
        else if (syncedSince === 0) verdict.violations.push(`${id}: nothing was synced for it`);
        syncedSince = 0;
      }
    }
  }
  return verdict;
}

/**
 * The calls in the order in which they count: a write when it begins, a sync when it has ended.
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
      if (isSync(resumed[1])) calls.push({ call: resumed[1], args });
      continue;
    }
    const [, call, args] = CALL.exec(rest) ?? [];
    if (call === undefined) continue;
    const isUnfinished = args.endsWith("<unfinished ...>");
    if (isUnfinished) begun.set(thread, args);
    if (!isUnfinished || !isSync(call)) calls.push({ call, args });
  }
  return calls;
}

/** @param {string} call */
function isSync(call) {
  return call === "fsync" || call === "fdatasync";
}
