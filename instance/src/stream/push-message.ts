import type { PushMessage } from '@skein/wire';
import { absolute } from '../lib/urls.ts';
import { isRecord, parseJson } from '../lib/json.ts';
import { getAccount, type AccountRow } from '../storage/accounts.ts';
import type { NotificationRow } from '../storage/notifications.ts';
import type { PushRow } from '../storage/push.ts';
import type { ViewContext } from '../lib/view-context.ts';
import { statusView } from '../views/status.ts';

const LONGEST = 80;
/** Akkoma's own words; `%` is who did it. Kinds that are not here are never pushed. */
const KINDS: Readonly<Record<string, { alert: string; title: string; body: string }>> = {
  mention: { alert: 'mention', title: 'New Mention', body: '@%: ' },
  follow: { alert: 'follow', title: 'New Follower', body: '@% has followed you' },
  follow_request: { alert: 'follow', title: 'New Follow Request', body: '@% has requested to follow you' },
  reblog: { alert: 'reblog', title: 'New Repeat', body: '@% repeated your post: ' },
  favourite: { alert: 'favourite', title: 'New Favorite', body: '@% has favorited your post' },
  poll: { alert: 'poll', title: 'Poll Results', body: 'A poll has ended: ' },
  'pleroma:emoji_reaction': {
    alert: 'pleroma:emoji_reaction',
    title: 'New Reaction',
    body: '@% reacted to your post with ',
  },
};

/** Whether this browser asked to be told of such a thing. */
export function wantsPush({ alerts }: Pick<PushRow, 'alerts'>, type: string): boolean {
  const chosen = parseJson(alerts);
  const kind = KINDS[type];
  return kind !== undefined && isRecord(chosen) && chosen[kind.alert] === true;
}

const isHidden = (owner: AccountRow | undefined): boolean => owner?.hide_notification_contents === 1;

function words(
  view: ViewContext,
  row: NotificationRow,
  from: AccountRow,
): { title: string; body: string } | null {
  const kind = KINDS[row.type];
  if (!kind) return null;
  const status = row.status_id === null ? null : statusView(view, row.status_id);
  const text = status?.pleroma?.content?.['text/plain'] ?? '';
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
  const said = kind.body.replace('%', from.acct);
  const rest = row.type === 'pleroma:emoji_reaction' ? (row.emoji ?? '') : kind.body.endsWith(' ') ? cut : '';
  return { title: kind.title, body: said + rest };
}

/** What a browser is sent, as an Akkoma says it; null for what is not pushed. */
export function pushMessage(view: ViewContext, row: NotificationRow, push: PushRow): PushMessage | null {
  const { db } = view.inst;
  const from = getAccount(db, row.from_account_id);
  const said = from && words(view, row, from);
  if (!from || !said) return null;
  return {
    access_token: push.access_token,
    notification_id: row.id,
    notification_type: row.type,
    icon: from.avatar === null ? '' : absolute(view.base, from.avatar),
    ...(isHidden(getAccount(db, row.account_id)) ? { body: said.title } : said),
    preferred_locale: 'en',
    pleroma: { activity_id: row.status_id, direct_conversation_id: null },
  };
}
