import { addEnglish } from '../../../english';

/** Muting a conversation for a time. */
export const muting = {
  title: 'Mute this conversation?',
  body: 'You will get no notifications from it, and its posts are folded.',
  how_long: 'For how long',
  forever: 'Until I unmute it',
  confirm: 'Mute',
} as const;

addEnglish({ muting });
