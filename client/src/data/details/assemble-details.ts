import type { Core } from '@/data/core';
import { createOpenReports } from './open-reports';
import { createSettingsProfiles } from '@/data/settings/profiles/create-settings-profiles';
import type { RecentEmoji } from '@/data/recent-emoji';
import { uploadsWhenWanted } from '@/data/writing/uploads/uploads-when-wanted';
import { createDetails } from './create-details';
import type { Details } from './details';

/** The details of one realm, with all that they stand on. */
export const assembleDetails = (core: Core, recentEmoji: RecentEmoji): Details =>
  createDetails({
    ...core,
    recentEmoji,
    uploads: uploadsWhenWanted(core).load,
    openReports: createOpenReports(core),
    settingsProfiles: createSettingsProfiles(core),
  });
