import type { Instance } from '../lib/context.ts';
import { follows } from '../storage/relations.ts';
import { isHeldBack, notificationRow } from '../storage/notifications.ts';
import { conversationViews, type ParticipationRow } from '../views/conversation.ts';
import { notificationViews } from '../views/notification.ts';
import { statusView } from '../views/status.ts';
import type { HubEvent } from '../lib/hub.ts';
import type { Listener } from './listener.ts';

type Of<Type extends HubEvent['type']> = Extract<HubEvent, { type: Type }>;

/** A post goes to every stream of the connection whose timeline it belongs to. */
function deliverStatus(inst: Instance, client: Listener, event: Of<'update' | 'status.update'>): void {
  for (const subscription of client.subscriptions.values()) {
    if (!subscription.wants(inst, event.statusId)) continue;
    const view = subscription.isPersonal ? client.view : { ...client.view, viewer: null };
    const status = statusView(view, event.statusId) ?? statusView(client.view, event.statusId);
    if (status) client.send(event.type, JSON.stringify(status), subscription.topic);
  }
}

function hearsOfDeletion(inst: Instance, client: Listener, event: Of<'delete'>): boolean {
  const isOpen =
    event.visibility === 'public' || event.visibility === 'unlisted' || event.visibility === 'local';
  if (isOpen) return client.of('public', 'hashtag', 'list', 'user').length > 0;
  const me = client.viewer?.accountId ?? null;
  if (me === null || client.of('user', 'direct', 'list').length === 0) return false;
  if (event.authorId === me || event.audience.includes(me)) return true;
  return event.visibility !== 'direct' && follows(inst.db, me, event.authorId);
}

function deliverNotification(inst: Instance, client: Listener, event: Of<'notification'>): void {
  if (client.viewer?.accountId !== event.accountId) return;
  const listening = client.of('user', 'notifications');
  if (listening.length === 0) return;
  if (isHeldBack(inst.db, event.accountId, event.notificationId, inst.now())) return;
  const row = notificationRow(inst.db, event.accountId, event.notificationId, inst.now());
  const [view] = row ? notificationViews(client.view, [row]) : [];
  if (!view) return;
  for (const { kind } of listening) {
    client.send('notification', JSON.stringify(view), kind === 'user' ? 'user' : 'user:notification');
  }
}

function deliverConversation(inst: Instance, client: Listener, event: Of<'conversation'>): void {
  if (client.viewer?.accountId !== event.accountId) return;
  const [direct] = client.of('direct');
  if (!direct) return;
  const row = inst.db.get<ParticipationRow>(
    'SELECT * FROM participations WHERE id = ?',
    event.participationId,
  );
  const [view] = row ? conversationViews(client.view, [row]) : [];
  if (view) client.send('conversation', JSON.stringify(view), direct.topic);
}

interface Counts {
  id: string;
  follower_count: number;
  following_count: number;
}

function deliverFollow(inst: Instance, client: Listener, event: Of<'follow'>): void {
  const me = client.viewer?.accountId;
  const [user] = client.of('user');
  if (!user || (me !== event.followerId && me !== event.followedId)) return;
  const counts = (id: string) =>
    inst.db.get<Counts>(
      'SELECT id, followers_count AS follower_count, following_count FROM accounts WHERE id = ?',
      id,
    );
  const payload = {
    state: event.state,
    follower: counts(event.followerId),
    following: counts(event.followedId),
  };
  client.send('pleroma:follow_relationships_update', JSON.stringify(payload), user.topic);
}

/** Sends an event to one connection, if it concerns it. */
export function deliver(client: Listener, event: HubEvent): void {
  const { inst } = client.view;
  switch (event.type) {
    case 'update':
    case 'status.update':
      return deliverStatus(inst, client, event);
    case 'delete':
      if (hearsOfDeletion(inst, client, event)) client.send('delete', event.statusId);
      return;
    case 'notification':
      return deliverNotification(inst, client, event);
    case 'conversation':
      return deliverConversation(inst, client, event);
    case 'follow':
      return deliverFollow(inst, client, event);
    default:
      return event satisfies never;
  }
}
