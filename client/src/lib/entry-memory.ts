/**
 * A small memory keyed by history entry, for things that a screen wants back when the reader returns to
 * it: scroll offsets and measured row heights. Kept for the page's life only.
 */
const LIMIT = 60;

export class EntryMemory<T> {
  private readonly kept = new Map<string, T>();

  get(key: string): T | undefined {
    return this.kept.get(key);
  }

  set(key: string, value: T): void {
    this.kept.delete(key);
    this.kept.set(key, value);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= LIMIT) break;
      this.kept.delete(oldest);
    }
  }
}
