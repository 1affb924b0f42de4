import '@/i18n/messages/en/late/news';
import type { ReactElement, ReactNode } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { Rich, useT } from '@/i18n/use-t';

/** Types of Mastodon or GoToSocial alone (entities.md §4) about somebody, and about nobody in particular. */
type OfSomebody = `news.${'quote' | 'quoted_update' | 'sign_up' | `pending_${string}`}`;
const OF_SOMEBODY = new Map<string, MessageId & OfSomebody>([
  ['quote', 'news.quote'],
  ['quoted_update', 'news.quoted_update'],
  ['admin.sign_up', 'news.sign_up'],
  ['pending.favourite', 'news.pending_favourite'],
  ['pending.reblog', 'news.pending_reblog'],
  ['pending.reply', 'news.pending_reply'],
]);
const OF_SERVER = new Map<string, MessageId & `news.${'warning' | 'severed'}`>([
  ['moderation_warning', 'news.warning'],
  ['severed_relationships', 'news.severed'],
]);

/** What few servers tell of, and at the end what nobody has heard of yet. */
export function ForeignSentence({ type, name }: { type: string; name: ReactNode }): ReactElement {
  const t = useT();
  const somebody = OF_SOMEBODY.get(type);
  if (somebody) return <Rich id={somebody} args={{ name }} />;
  const server = OF_SERVER.get(type);
  return server ? <>{t(server)}</> : <Rich id="notifications.unknown" args={{ name, type }} />;
}
