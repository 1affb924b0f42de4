import type { Readable } from '@/data/readable';

/**
 * Whether the server of a realm can be reached: the one place that knows, for everything that waits for it. What
 * tells is the browser (no network), each call that fails without an answer of the server, and a small question that
 * is asked at once then, and again every second or two until it is answered. The person is told once of the loss and
 * once of the return (SYS-02); nobody else need say so.
 */
export interface Reach {
  /** `lost` from a moment after the first call in vain until something is answered. */
  state: Readable<'here' | 'lost'>;
  /** When the server was last heard, at an earlier visit too; Unix milliseconds. */
  heardAt(): number;
  /** Milliseconds between an earlier visit of which something is shown and this one; 0 without. */
  awayFor(): number;
  /** For who has heard nothing: asks the server now. True when it answers; else the person is told of the loss. */
  check(): Promise<boolean>;
  /**
   * Calls back as soon as the server answers again after it was lost: at once after the browser says so, else within
   * two seconds. What waits for a time of its own (lists, posts, files, the stream) goes on here, whatever its pause.
   * Returns the way to stop.
   */
  onReturn(listener: () => void): () => void;
}
