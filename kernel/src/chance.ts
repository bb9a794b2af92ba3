import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import { RulesFault } from "./errors.js";
import { sha256Hex } from "./hash.js";

/**
 * Chance is a keyed stream that is looked up by counters: what lies at counter n does not change,
 * and seeing some of it predicts nothing of the rest. `sealed` streams (real games) come from
 * SHA-256, `swift` ones (search, imagining) from a cheap mixer. Each stream has its own counter,
 * so that rolling dice does not move the shuffles.
 */
export interface ChanceState {
  kind: "sealed" | "swift";
  /** 64 hexadecimal digits. Never shown to anybody before the end of the game. */
  key: string;
  /** How many words each stream has given. */
  drawn: number[];
  /** Results that a scenario prescribes for the next draws of the dice stream, first to come first. */
  loaded: number[];
}

export const SHUFFLES = 0;
export const DICE = 1;
const STREAMS = 2;

export function sealedChance(key: string): ChanceState {
  checkKey(key);
  return { kind: "sealed", key, drawn: new Array<number>(STREAMS).fill(0), loaded: [] };
}

export function swiftChance(key: string): ChanceState {
  return { kind: "swift", key, drawn: new Array<number>(STREAMS).fill(0), loaded: [] };
}

/** A key for another fate, made from this one: the same position, other dice to come. */
export function anotherFate(chance: ChanceState, salt: string): ChanceState {
  return { ...chance, key: sha256Hex(`fate:${chance.key}:${salt}`), loaded: [] };
}

/** A whole number from 0 to below - 1, each equally likely. */
export function draw(chance: ChanceState, stream: number, below: number): number {
  if (chance.key === "") throw new RulesFault("chance was drawn where there is none: in a view");
  // Any other bound would never be met by a word: the loop below would not end.
  if (below >>> 0 !== below || below === 0) {
    throw new RulesFault(`chance was asked for a number below ${below}; expected 1 or more`);
  }
  const limit = 0x100000000 - (0x100000000 % below);
  for (;;) {
    const word = wordAt(chance, stream, chance.drawn[stream]++);
    if (word < limit) return word % below;
  }
}

/** One die of the given number of faces: 1 to faces. */
export function rollDie(chance: ChanceState, faces: number): number {
  const loaded = chance.loaded.shift();
  if (loaded === undefined) return 1 + draw(chance, DICE, faces);
  if (loaded < 1 || loaded > faces) {
    throw new RulesFault(`a prescribed die shows ${loaded}; expected 1 to ${faces}`);
  }
  return loaded;
}

/** Draws n of the cards blind: a shuffle that stops when it has as many as are wanted. */
export function drawSome(chance: ChanceState, cards: readonly number[], n: number): number[] {
  const left = cards.slice();
  for (let i = 0; i < n; i++) {
    const j = i + draw(chance, SHUFFLES, left.length - i);
    const card = left[i];
    left[i] = left[j];
    left[j] = card;
  }
  return left.slice(0, n);
}

/** Shuffles part of an array in place (all of it unless told otherwise). */
export function shuffle(chance: ChanceState, cards: number[], from = 0, to = cards.length): void {
  for (let i = to - 1; i > from; i--) {
    const j = from + draw(chance, SHUFFLES, i - from + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
}

function wordAt(chance: ChanceState, stream: number, counter: number): number {
  return chance.kind === "sealed"
    ? sealedWord(chance.key, stream, counter)
    : swiftWord(chance.key, stream, counter);
}

const WORDS_PER_BLOCK = 8;
const KEY_BYTES = 32;

/** The block that a stream looked at last, kept because eight words in a row lie in it. */
interface Block {
  key: string;
  index: number;
  words: DataView;
}

// Pure: only a memory of what SHA-256 gave.
const lastBlocks: Block[] = Array.from({ length: STREAMS }, () => ({
  key: "",
  index: -1,
  words: new DataView(new ArrayBuffer(32)),
}));
const blockInput = new Uint8Array(KEY_BYTES + 5);
const blockInputView = new DataView(blockInput.buffer);
let inputKey = "";

function checkKey(key: string): void {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new RulesFault("a sealed stream needs a key of 256 bits");
}

/** SHA-256 over the key's 32 bytes, the stream and the number of the block. */
function sealedWord(key: string, stream: number, counter: number): number {
  const index = Math.floor(counter / WORDS_PER_BLOCK);
  const last = lastBlocks[stream];
  if (last.index !== index || last.key !== key) {
    if (inputKey !== key) {
      // It may come from a file: a shorter one would leave bytes of the key before it in place.
      checkKey(key);
      blockInput.set(hexToBytes(key));
      inputKey = key;
    }
    blockInput[KEY_BYTES] = stream;
    blockInputView.setUint32(KEY_BYTES + 1, index);
    const digest = sha256(blockInput);
    last.words = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    last.key = key;
    last.index = index;
  }
  return last.words.getUint32((counter % WORDS_PER_BLOCK) * 4);
}

let swiftKey = "";
let swiftStart = 0;

function swiftWord(key: string, stream: number, counter: number): number {
  if (key !== swiftKey) {
    swiftKey = key;
    swiftStart = fold(key);
  }
  let z = (swiftStart + Math.imul(counter, 0x9e3779b9) + Math.imul(stream, 0x7f4a7c15)) | 0;
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return (z ^ (z >>> 16)) >>> 0;
}

function fold(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return hash;
}

/** A stream of numbers for players and tests that are not part of a game: never for rules. */
export function dice(seed: string | number): (below: number) => number {
  const chance = swiftChance(sha256Hex(`dice:${seed}`));
  return (below) => draw(chance, DICE, below);
}

/**
 * Where a game's key comes from. The server commits to its secret by hash, then each seat adds a
 * nonce; nobody can choose the key alone. What this shows afterwards is exactly that: the secret
 * is the one committed to, and the key was made from it and the nonces.
 */
export interface Seed {
  /** 128 bits or more, hexadecimal. */
  readonly secret: string;
  /** One for each seat, in seat order; may be empty where seats sent none. */
  readonly nonces: readonly string[];
}

export function commitmentOf(secret: string): string {
  return sha256Hex(`commitment:${secret}`);
}

export function keyOf(seed: Seed): string {
  // Each nonce with its length, so that two lists never read alike.
  const nonces = seed.nonces.map((nonce) => `${nonce.length}:${nonce}`);
  return sha256Hex(`key:${seed.secret}:${nonces.join(",")}`);
}

/** A seed from a word that a person can type, for simulations, scenarios and repeated games. */
export function seedFrom(word: string): Seed {
  return { secret: sha256Hex(`seed:${word}`), nonces: [] };
}

export function isSecret(text: string): boolean {
  return /^([0-9a-f]{2}){16,}$/.test(text);
}
