import { firstMutes } from './people/learn-mutes';
import { takeSnapshot } from './persistence/take-snapshot';
import { latePosting } from './posting/late-posting';

/**
 * Code that the first screen does without: writing the last screen, what waits to be sent,
 * whom the reader muted. It comes when the page has
 * been idle for a while, so that it weighs nothing before the first post. `wishes.ts` is another such part.
 */
export const lateParts = { firstMutes, takeSnapshot, latePosting };

export type LateParts = typeof lateParts;
