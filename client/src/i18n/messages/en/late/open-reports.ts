import { addEnglish } from '../../../english';

/** What waits for staff, in the title of every page. */
export const open_reports = {
  count: '{count, plural, one {# open report} other {# open reports}}',
} as const;

addEnglish({ open_reports });
