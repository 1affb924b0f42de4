import { addEnglish } from '../../../english';

/** What the players of films, sounds and Flash files say. Comes with their code, which imports this file. */
export const players = {
  failed: 'This file could not be played.',
  open_original: 'Open original',
  flash_loading: 'Starting the Flash player',
  flash_failed: 'This Flash file could not be started here.',
  flash_close: 'Close the Flash player',
} as const;

addEnglish({ players });
