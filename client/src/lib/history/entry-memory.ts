/**
 * A small memory keyed by history entry, for what a screen wants back when the reader returns to it, such
 * as where they were. With a `name` it survives a reload of this tab.
 */
const LIMIT = 60;

export class EntryMemory<T> {
  private readonly kept = new Map<string, T>();
  /** The page goes: what is said from now on, by listeners after ours, is written at once. */
  private leaving = false;
  private save: () => void = () => undefined;

  /** `is` looks at what an earlier page has left; anything else is forgotten. */
  constructor(name?: string, is?: (value: unknown) => value is T) {
    if (name === undefined || !is) return;
    // A browser that refuses storage, or odd content: then nothing survives.
    try {
      const left: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
      if (Array.isArray(left))
        for (const [key, value] of left) if (is(value)) this.kept.set(String(key), value);
    } catch {}
    this.save = () => {
      try {
        sessionStorage.setItem(name, JSON.stringify([...this.kept]));
      } catch {}
    };
    window.addEventListener('pagehide', () => {
      this.leaving = true;
      this.save();
    });
    window.addEventListener('pageshow', () => {
      this.leaving = false;
    });
  }

  get(key: string): T | undefined {
    return this.kept.get(key);
  }

  delete(key: string): void {
    this.kept.delete(key);
  }

  set(key: string, value: T): void {
    this.delete(key);
    this.kept.set(key, value);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= LIMIT) break;
      this.kept.delete(oldest);
    }
    if (this.leaving) this.save();
  }
}
