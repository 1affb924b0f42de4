import { players } from './players';
import { viewer } from './viewer';

/**
 * English texts that come with the code that shows them. Such code imports its own file for effect
 * (`import '@/i18n/messages/late/viewer'`); this list is for types and made-up languages.
 */
export const lateEnglish = {
  players,
  viewer,
} as const;
