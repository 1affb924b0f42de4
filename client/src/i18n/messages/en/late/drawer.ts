import { addEnglish } from '../../../english';

/** What is there on phones alone. */
export const drawer = {
  close_notifications: 'Close notifications',
} as const;

addEnglish({ drawer });
