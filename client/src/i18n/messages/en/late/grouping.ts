import { addEnglish } from '../../../english';

/** Each of a group of notifications. */
export const grouping = {
  show_more: '{count, plural, one {Show # more} other {Show # more}}',
  members: 'Everybody',
} as const;

addEnglish({ grouping });
