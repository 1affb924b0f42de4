/** Something whose code is fetched when it is first wanted; a failed fetch is tried again at the next call. */
export interface Late<T> {
  /** Null until it is here. */
  get(): T | null;
  load(): Promise<T>;
}

export function late<T>(fetchCode: () => Promise<T>): Late<T> {
  let here: T | null = null;
  let run: Promise<T> | null = null;
  const fetchOnce = async (): Promise<T> => {
    try {
      here = await fetchCode();
      return here;
    } finally {
      run = null;
    }
  };
  return {
    get: () => here,
    load: () => (here === null ? (run ??= fetchOnce()) : Promise.resolve(here)),
  };
}
