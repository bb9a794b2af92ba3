/** A store that cannot be opened: the message says which, why, and what was expected. */
export class CannotOpenStore extends Error {
  override readonly name = "CannotOpenStore";
}

export function tableIsThere(id: string): Error {
  return new Error(`there is already a table "${id}" in the store; expected an id that is free`);
}

export function storeIsClosed(): Error {
  return new Error("the store is closed; expected to be asked before that");
}
