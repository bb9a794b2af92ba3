import { REGISTERS } from "./program.js";

/** A fault in a piece, found while its effects were read: which piece, where in it, and what. */
export interface ContentFault {
  readonly piece: string;
  readonly path: string;
  readonly message: string;
}

interface Binding {
  readonly register: number;
  readonly kind: string;
}

/** The names that hold at one place of an effect, and where that place is. */
export interface Scope {
  readonly piece: string;
  readonly pieceNumber: number;
  readonly path: string;
  readonly names: Readonly<Record<string, Binding>>;
  readonly faults: ContentFault[];
}

export function newScope(piece: string, pieceNumber: number, path: string): Scope {
  return { piece, pieceNumber, path, names: {}, faults: [] };
}

export function inside(scope: Scope, path: string): Scope {
  return { ...scope, path: `${scope.path}.${path}` };
}

/** A scope in which one more name holds. */
export function bind(scope: Scope, name: string, kind: string): Scope {
  const known = scope.names[name];
  const register = known?.register ?? Object.keys(scope.names).length;
  if (register >= REGISTERS) {
    fault(scope, `binds "${name}", but only ${REGISTERS} names may hold at once`);
  }
  return { ...scope, names: { ...scope.names, [name]: { register, kind } } };
}

export function fault(scope: Scope, message: string): void {
  scope.faults.push({ piece: scope.piece, path: scope.path, message });
}

/** The binding of a name, which must be of one of the kinds; a fault is noted otherwise. */
export function lookUp(scope: Scope, name: string, kinds: readonly string[]): Binding | undefined {
  const binding = scope.names[name];
  if (binding !== undefined && kinds.includes(binding.kind)) return binding;
  const fitting = Object.keys(scope.names).filter((known) =>
    kinds.includes(scope.names[known].kind),
  );
  const expected =
    fitting.length === 0 ? "none is bound here" : `bound here: ${fitting.join(", ")}`;
  fault(scope, `"${name}" is no ${kinds.join(" or ")}; ${expected}`);
  return undefined;
}
