import { addEnglish } from '../../../english';

/** Above a post whose last action failed (ST-12). */
export const banner = {
  dismiss: 'Dismiss',
} as const;

addEnglish({ banner });
