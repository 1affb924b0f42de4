import './messages/en/late/push';
import type { Translator } from './translator';

/** Stands for who did it until the service worker knows (sw/push-message.ts). */
const name = '{name}';

/** The sentences of push notifications in the reader's language, by kind as servers call them, and of their actions. */
export const pushWords = (t: Translator): Readonly<Record<string, string>> => ({
  mention: t('notifications.mention', { name }),
  status: t('notifications.status', { name }),
  favourite: t('notifications.favourite', { name }),
  reblog: t('notifications.reblog', { name }),
  follow: t('notifications.follow', { name }),
  follow_request: t('notifications.follow_request', { name }),
  'pleroma:emoji_reaction': t('notifications.reaction', { name }),
  update: t('notifications.update', { name }),
  poll: t('notifications.poll'),
  do_favourite: t('push.do_favourite'),
  do_reply: t('push.do_reply'),
  do_approve: t('push.do_approve'),
});
