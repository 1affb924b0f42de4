import { partMissing } from '@/domain/api-error';

/** Loads a part of the code once; a failed load (offline, an update in between) is tried again. */
export class LateCode<T> {
  private run: Promise<T> | null = null;

  /** `onLoaded` is called once, at once when the code is here already. */
  constructor(
    private loaded: T | null,
    private readonly fetchCode: () => Promise<T>,
    private readonly onLoaded: (parts: T) => void,
  ) {
    if (loaded) onLoaded(loaded);
  }

  /** Throws `partMissing` when the code cannot be had. */
  load(): Promise<T> {
    if (this.loaded) return Promise.resolve(this.loaded);
    this.run ??= this.fetch();
    return this.run;
  }

  private async fetch(): Promise<T> {
    let loaded: T;
    try {
      loaded = await this.fetchCode();
    } catch {
      this.run = null;
      throw partMissing();
    }
    this.loaded = loaded;
    this.onLoaded(loaded);
    return loaded;
  }
}
