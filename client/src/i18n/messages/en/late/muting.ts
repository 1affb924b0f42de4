import { addEnglish } from '../../../english';

/** Muting a conversation for a time. */
export const muting = {
  title: 'Mute this conversation?',
  body: 'You will get no notifications from it, and its posts are folded.',
  confirm: 'Mute',
} as const;

addEnglish({ muting });
