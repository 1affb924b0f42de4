import { takeSnapshot } from './persistence/take-snapshot';
import { latePosting } from './writing/posting/late-posting';

/**
 * Code that the first screen does without: writing the last screen, what waits to be sent. It comes when the page has
 * been idle for a while, so that it weighs nothing before the first post. `wishes.ts` is another such part.
 */
export const lateParts = { takeSnapshot, latePosting };

export type LateParts = typeof lateParts;
