/** Whether the code of any part did not come, for what looks into it and comes late itself. */
export const missed = { any: false };

/** A part whose code is fetched when it is first wanted. */
export interface Late<T> {
  /** Null until it is here. */
  get: () => T | null;
  /** Rejects with what `fetchCode` or `make` threw; the next call tries again. */
  load: () => Promise<T>;
}

/**
 * A part that is built once, when its code is here. A part that could not be built is not there: the next call builds
 * it anew.
 */
export function late<T>(fetchCode: () => Promise<T>): Late<T>;
export function late<C, T>(fetchCode: () => Promise<C>, make: (code: C) => T): Late<T>;
export function late<C, T>(fetchCode: () => Promise<C>, make?: (code: C) => T): Late<C | T>;
export function late<C, T>(fetchCode: () => Promise<C>, make?: (code: C) => T): Late<C | T> {
  let here: C | T | null = null;
  let run: Promise<C | T> | null = null;
  const build = async (): Promise<C | T> => {
    try {
      const code = await fetchCode().catch((cause: unknown) => {
        missed.any = true;
        throw cause;
      });
      here = make ? make(code) : code;
      return here;
    } finally {
      run = null;
    }
  };
  return {
    get: () => here,
    load: () => (here === null ? (run ??= build()) : Promise.resolve(here)),
  };
}
