import { createDetails } from './details/create-details';
import { createIntents } from './intents/intents';
import { takeSnapshot } from './persistence/take-snapshot';
import { createRecentEmoji } from './recent-emoji';
import { installEviction } from './store/eviction';

/**
 * Code that the first screen does without: wishes, writing the last screen, eviction. It comes with the
 * first wish or when the page has been idle for a while, so that it weighs nothing before the first post.
 */
export const lateParts = {
  createIntents,
  createDetails,
  createRecentEmoji,
  takeSnapshot,
  installEviction,
};

export type LateParts = typeof lateParts;
