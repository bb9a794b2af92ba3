import type { ClientMessage, Trouble } from "@coterie/protocol";
import type { Counted, FaultPlace, Tables, WarningDetails } from "../core/index.js";
import type { Settings } from "../settings.js";

/** What the house and its annex, which runs in a thread of its own, say to each other. */

/** The calls that are answered once. A connection is something else. */
export type Call = Exclude<keyof Tables, "connect">;

export type ToAnnex =
  | { readonly t: "call"; readonly id: number; readonly call: Call; readonly args: unknown[] }
  | { readonly t: "connect"; readonly connection: number }
  | { readonly t: "message"; readonly connection: number; readonly message: ClientMessage }
  | { readonly t: "closed"; readonly connection: number }
  | { readonly t: "ping" }
  | { readonly t: "close" };

export type FromAnnex =
  | { readonly t: "ready" }
  | {
      readonly t: "reply";
      readonly id: number;
      /** Null when it was done; an error that no client caused crosses as a fault. */
      readonly error: Trouble | { readonly fault: SentError } | null;
      readonly result: unknown;
    }
  | { readonly t: "send"; readonly connection: number; readonly text: string }
  | {
      readonly t: "end";
      readonly connection: number;
      readonly code: number;
      readonly reason: string;
    }
  | { readonly t: "pong" }
  | { readonly t: "count"; readonly what: Counted; readonly times: number }
  | { readonly t: "warn"; readonly message: string; readonly details: WarningDetails | undefined }
  | {
      readonly t: "fault";
      readonly where: FaultPlace;
      readonly error: SentError;
      readonly table: string | undefined;
    }
  | { readonly t: "closed" };

/** An error as it crosses between threads. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
}

/** What the thread needs to know to serve tables of the same store. */
export interface AnnexData {
  readonly settings: Settings;
  readonly build: string;
  /** Where it writes down at which table it is. */
  readonly whereabouts: SharedArrayBuffer;
}
