/**
 * Web storage that never throws. What the browser refuses to keep is kept in memory, so the page works
 * until it is closed; the first refusal is told once (SYS-03). A failed write leaves the stored value as
 * it was (SYS-04).
 */
export interface SafeStorage {
  get(key: string): string | null;
  /** False when the value will not survive the page. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** Called once at the first refusal, at once if it has happened already. */
  onRefusal(listener: () => void): void;
}

/** `area` is a function because a browser may throw when it is only looked at. */
export function createStorage(area: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const listeners = new Set<() => void>();
  let refused = false;
  const refuse = (): void => {
    if (refused) return;
    refused = true;
    for (const listener of listeners) listener();
    listeners.clear();
  };
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(area());
    } catch {
      refuse();
      return otherwise;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (kept) memory.delete(key);
      else memory.set(key, value);
      return kept;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    onRefusal(listener) {
      if (refused) listener();
      else listeners.add(listener);
    },
  };
}
