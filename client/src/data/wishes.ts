import { afterSignIn } from './after-sign-in';
import { createDetails } from './details/create-details';
import { createIntents } from '@/data/intents/create-intents';
import { requestAnswered } from './notifications/request-answered';
import { lookUp } from './queries/look-up';
import { createOpenReports } from './queries/open-reports';
import { createSettingsProfiles } from './queries/settings-profiles';
import { createRecentEmoji } from './recent-emoji';
import { installEviction } from './store/eviction';
import { lateUploads } from './writing/uploads/late-uploads';

/** Code that comes with the first sign of somebody who may have wishes, look closer, or read far. */
export const wishes = {
  afterSignIn,
  createIntents,
  createDetails,
  createRecentEmoji,
  installEviction,
  lookUp,
  requestAnswered,
  createOpenReports,
  createSettingsProfiles,
  lateUploads,
};

export type Wishes = typeof wishes;
