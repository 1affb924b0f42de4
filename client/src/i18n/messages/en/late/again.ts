import { addEnglish } from '../../../english';

/** After a sign-in that the server does not accept any more. */
export const again = {
  log_in: 'Log in again',
} as const;

addEnglish({ again });
