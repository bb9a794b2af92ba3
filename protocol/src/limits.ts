/** What is accepted, documented in docs/api.md. Anything beyond it gets a clear error. */
export const LIMITS = {
  /** Bytes of one WebSocket message from a client. */
  message: 16 * 1024,
  /** Bytes of an HTTP body; a pack is the largest that anybody needs. */
  body: 1024 * 1024,
  /** Messages of one connection: this many at once, then so many a second. */
  burst: 60,
  perSecond: 30,
  /** Characters of a name and of a line of chat. */
  name: 24,
  chat: 300,
  /** Characters of the sentence in which a bot tells what it plans. */
  says: 300,
  /** Lines of chat that one guest may say in ten seconds. */
  chatPerTenSeconds: 5,
  /** Guests of one table, those who left included. */
  guests: 64,
  /**
   * Entries of one table: answers, undos, chat, everything. The longest game that any rules allow has
   * 8,100 answers, a usual one some 600.
   */
  entries: 10_000,
  /** Connections to one table on one server, of all who only watch, and of each player. */
  followers: 200,
  /** Answers that may be given together. */
  batch: 64,
  /** Characters of a key or of a question's id. */
  key: 400,
  /** Bytes that may wait for one reader before it is let go. */
  backlog: 1024 * 1024,
  /** Bytes of texts longer than a message that one address is told: so many at once, then a second. */
  told: 64 * 1024 * 1024,
  toldPerSecond: 2 * 1024 * 1024,
} as const;
