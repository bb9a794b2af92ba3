/** Rises when a client that speaks the version before could no longer follow. */
export const PROTOCOL = 1;

/** Why a server ends a connection, as WebSocket close codes. */
export const CLOSE = {
  /** The server stops or the table moves: connect again. */
  again: 4000,
  /** What was sent is no message of this protocol. */
  malformed: 4001,
  /** The page speaks another version: load it again. */
  outdated: 4002,
  /** More messages than anybody needs. */
  flood: 4003,
  /** Did not read fast enough: connect again and catch up. */
  slow: 4004,
  /** The pass is not, or no longer, one of this table. */
  stranger: 4005,
  /** The table is not there (any more). */
  gone: 4006,
  /** An error of the server or of the table's rules: connect again, but not at once. */
  fault: 4007,
} as const;
