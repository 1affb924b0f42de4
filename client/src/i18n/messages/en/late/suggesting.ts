import { addEnglish } from '../../../english';

/** Completing words while somebody writes. */
export const suggesting = {
  title: 'Suggestions',
  count: '{count, plural, one {# suggestion} other {# suggestions}}',
} as const;

addEnglish({ suggesting });
