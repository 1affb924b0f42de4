import { addEnglish } from '../../../english';

/** Without a connection: what was never read here. Comes with its code, which imports this file. */
export const away = {
  title: 'Not kept on this device',
  hint: 'This needs a connection to the server. It comes by itself once there is one.',
} as const;

addEnglish({ away });
