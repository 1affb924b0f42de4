import { addEnglish } from '../../../english';

/** What somebody shares from another app. */
export const arriving = {
  taking: 'Taking over what you shared',
  not_kept: 'What you shared could not be taken over',
  not_kept_hint: 'The browser has no room for it, or is offline. It is not lost: try again.',
  several: 'You shared more than once. The others are among your drafts.',
  looking: 'Looking up {address}',
} as const;

addEnglish({ arriving });
