import { addEnglish } from '../../../english';

/** Each of a group of notifications, and taking rows away. */
export const grouping = {
  show_more: '{count, plural, one {Show # more} other {Show # more}}',
  members: 'Everybody',
  dismiss: 'Dismiss',
  dismiss_all: 'Dismiss all {count}',
} as const;

addEnglish({ grouping });
