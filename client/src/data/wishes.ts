import { createDetails } from './details/create-details';
import { createIntents } from './intents/intents';
import { loadStanding } from './load-standing';
import { lookUp } from './queries/look-up';
import { createRecentEmoji } from './recent-emoji';
import { installEviction } from './store/eviction';
import { lateUploads } from './uploads/late-uploads';

/** Code that comes with the first sign of somebody who may have wishes, look closer, or read far. */
export const wishes = {
  createIntents,
  createDetails,
  createRecentEmoji,
  installEviction,
  loadStanding,
  lookUp,
  lateUploads,
};

export type Wishes = typeof wishes;
