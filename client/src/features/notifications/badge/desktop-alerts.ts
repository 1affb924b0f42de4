import type { Realm } from '@/data/realm';
import type { Notification as Received } from '@/domain/notification/notification';
import { plainName } from '@/domain/account/plain-name';
import type { Status } from '@/domain/status/status';
import { currentTranslator } from '@/i18n/locale';
import type { MessageId } from '@/i18n/message-id';
import { inOneTab, isLookedAt, tellOfFocus } from '@/lib/tab-locks';

/** NOTIF-06: what comes with the start is no news. */
const SILENT_FOR = 10_000;

const SENTENCES = {
  mention: 'notifications.mention',
  status: 'notifications.status',
  favourite: 'notifications.favourite',
  reblog: 'notifications.reblog',
  follow: 'notifications.follow',
  follow_request: 'notifications.follow_request',
  reaction: 'notifications.reaction',
  update: 'notifications.update',
  report: 'notifications.report',
  move: 'notifications.move_unknown',
} as const satisfies Partial<Record<Received['kind'], MessageId>>;

/** Title, body and pictures of an alert, as the browser takes them. */
export interface DesktopAlert {
  title: string;
  body: string;
  icon: string | null;
  image: string | null;
}

function excerpt(status: Status, hideBehindSubject: boolean): string {
  if (status.spoilerText === '') return status.text;
  return hideBehindSubject ? status.spoilerText : `${status.spoilerText}:\n${status.text}`;
}

/** The words of an alert (behaviour.md §5); null when this one makes none. */
export function desktopAlert(realm: Realm, received: Received): DesktopAlert | null {
  const { records, settings } = realm;
  const account = records.account(received.accountId).get();
  const status = received.statusId === null ? undefined : records.status(received.statusId).get();
  if (received.seen === true || received.muted || !account) return null;
  const muted = records.relationship(account.id).get()?.muting === true || status?.muted === true;
  const met = status ? realm.filters.active.get().of(status, account) : [];
  if (muted || met.some(({ places }) => places.includes('notifications'))) return null;
  const t = currentTranslator();
  const args = { name: plainName(account), type: received.type };
  const { kind } = received;
  const sentence =
    kind === 'poll' || kind === 'unknown'
      ? t.dynamic(`notifications.${kind}`, args)
      : t.dynamic(SENTENCES[kind], args);
  const text = status ? excerpt(status, settings.get('webPushHideIfCW')) : '';
  const picture = status?.attachments[0];
  return {
    title: sentence,
    body: text,
    icon: account.avatar || null,
    image: picture?.kind === 'image' && status?.sensitive === false ? picture.previewUrl : null,
  };
}

/** Null on phones: browsers there know the word, and throw. */
function make(alert: DesktopAlert, tag: string): Notification | null {
  try {
    return new Notification(alert.title, {
      body: alert.body,
      tag,
      ...(alert.icon === null ? {} : { icon: alert.icon }),
      ...(alert.image === null ? {} : { image: alert.image }),
    });
  } catch {
    return null;
  }
}

/** Tells of a notification while no tab of this site is looked at; `who` names the account where it is not the shown one. */
export async function showUnlessLookedAt(
  realm: Realm,
  received: Received,
  open: (path: string) => void,
  who = '',
): Promise<void> {
  if (await isLookedAt()) return;
  const alert = desktopAlert(realm, received);
  if (!alert) return;
  const title = who === '' ? alert.title : `${alert.title} · ${who}`;
  const shown = make({ ...alert, title }, `${who} ${received.id}`.trim());
  if (shown === null) return;
  shown.addEventListener('click', () => {
    window.focus();
    shown.close();
    open(received.statusId === null ? `/users/${received.accountId}` : `/notice/${received.statusId}`);
  });
}

/**
 * Tells of new notifications while no tab of this site is looked at, in one tab of all; needs the browser's permission.
 * Returns the way to stop.
 */
export function startDesktopAlerts(realm: Realm, open: (path: string) => void): () => void {
  const startedAt = Date.now();
  const endTelling = tellOfFocus();
  const endAlerts = inOneTab(`skein-alerts ${realm.key}`, () => alertOfNews(realm, startedAt, open));
  return () => {
    endAlerts();
    endTelling();
  };
}

/** The service worker tells of it then (sw/push.ts), also while a page is open: nobody is told twice. */
const isPushed = ({ late }: Realm): boolean => late.push.get()?.state.get()?.is === 'on';

/** Alerts of what comes from now on. `startedAt` is when the page began to. */
function alertOfNews(realm: Realm, startedAt: number, open: (path: string) => void): () => void {
  const known = new Set(realm.notifications.view.get().ids);
  return realm.notifications.view.subscribe(() => {
    for (const id of realm.notifications.view.get().ids) {
      if (known.has(id)) continue;
      known.add(id);
      const received = realm.records.notification(id).get();
      const isNews = received !== undefined && received.createdAt > startedAt;
      if (!isNews || Date.now() - startedAt < SILENT_FOR || isPushed(realm)) continue;
      void showUnlessLookedAt(realm, received, open);
    }
  });
}
