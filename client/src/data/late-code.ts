import { ApiError } from '@/domain/api-error';
import type { LateParts } from './late-parts';

/** Loads `late-parts.ts` once; a failed load (offline, an update in between) is tried again. */
export class LateCode {
  private run: Promise<LateParts> | null = null;

  /** `onLoaded` is called once, at once when the code is here already. */
  constructor(
    private loaded: LateParts | null,
    private readonly onLoaded: (parts: LateParts) => void,
  ) {
    if (loaded) onLoaded(loaded);
  }

  /** Throws ApiError `offline` when the code cannot be had. */
  load(): Promise<LateParts> {
    if (this.loaded) return Promise.resolve(this.loaded);
    this.run ??= this.fetch();
    return this.run;
  }

  private async fetch(): Promise<LateParts> {
    try {
      this.loaded = (await import('./late-parts')).lateParts;
    } catch {
      this.run = null;
      throw new ApiError('offline');
    }
    this.onLoaded(this.loaded);
    return this.loaded;
  }
}
