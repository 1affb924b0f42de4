import { covers } from '../lib/auth.ts';
import type { Instance, Viewer } from '../lib/context.ts';
import { getSettings } from '../storage/settings.ts';
import * as timelines from '../storage/timelines.ts';

/** What a caller asks for: `?stream=list&list=12`, or the same words in a subscribe message. */
export interface StreamQuery {
  stream: string;
  list?: string | undefined;
  tag?: string | undefined;
  instance?: string | undefined;
}

/** One stream that a socket listens to. */
export interface Subscription {
  /** Key that tells subscriptions of one socket apart. */
  key: string;
  /** The `stream` field of its messages about posts; notifications have another. */
  topic: string;
  kind: 'user' | 'notifications' | 'public' | 'hashtag' | 'list' | 'direct';
  /** Frames show the viewer's own marks; open streams are the same for everybody. */
  isPersonal: boolean;
  /** Whether a post belongs in it: the same rules as the timeline of that name. */
  wants: (inst: Instance, statusId: string) => boolean;
}

/** Why there is no subscription: the HTTP status of the refused handshake. */
export type Refusal = 401 | 404;

type Reader = timelines.Reader & { viewerId: string };

const never = () => false;
const one = (onlyId: string): timelines.Page => ({ limit: 1, onlyId });

function personal(query: StreamQuery, userId: string): Subscription | Refusal {
  const reader = (inst: Instance): Reader => ({ viewerId: userId, now: inst.now() });
  if (query.stream === 'user') {
    const wants = (inst: Instance, id: string) =>
      timelines.homeIds(inst.db, {}, one(id), reader(inst)).length > 0;
    return { key: 'user', topic: `user:${userId}`, kind: 'user', isPersonal: true, wants };
  }
  if (query.stream === 'user:notification') {
    return { key: query.stream, topic: query.stream, kind: 'notifications', isPersonal: true, wants: never };
  }
  if (query.stream === 'direct') {
    const wants = (inst: Instance, id: string) =>
      timelines.directIds(inst.db, {}, one(id), reader(inst)).length > 0;
    return { key: 'direct', topic: `direct:${userId}`, kind: 'direct', isPersonal: true, wants };
  }
  if (!/^\d{1,15}$/.test(query.list ?? '')) return 404;
  const list = Number(query.list);
  const wants = (inst: Instance, id: string) =>
    timelines.listIds(inst.db, list, {}, one(id), reader(inst)).length > 0;
  return { key: `list:${list}`, topic: `list:${list}`, kind: 'list', isPersonal: true, wants };
}

function open(query: StreamQuery, viewerId: string | null): Subscription | Refusal {
  const reader = (inst: Instance) => ({ viewerId, now: inst.now() });
  const tagged = /^hashtag(:local)?$/.exec(query.stream);
  if (tagged) {
    const tag = query.tag?.replace(/^#/, '').toLowerCase() ?? '';
    if (tag === '') return 404;
    const tags = { any: [tag], all: [], none: [] };
    const filter = { local: tagged[1] !== undefined };
    const wants = (inst: Instance, id: string) =>
      timelines.tagIds(inst.db, tags, filter, one(id), reader(inst)).length > 0;
    return {
      key: `${query.stream}:${tag}`,
      topic: `hashtag:${tag}`,
      kind: 'hashtag',
      isPersonal: false,
      wants,
    };
  }
  const words = /^public(:local|:remote)?(:media)?$/.exec(query.stream);
  if (!words) return 404;
  const filter = {
    local: words[1] === ':local',
    remote: words[1] === ':remote',
    onlyMedia: words[2] === ':media',
    host: words[1] === ':remote' ? query.instance : undefined,
  };
  const wants = (inst: Instance, id: string) =>
    timelines.publicIds(inst.db, filter, one(id), reader(inst)).length > 0;
  return { key: query.stream, topic: query.stream, kind: 'public', isPersonal: false, wants };
}

const PERSONAL = new Set(['user', 'user:notification', 'direct', 'list']);

function ownsList(inst: Instance, list: string | undefined, userId: string): boolean {
  return inst.db.get('SELECT 1 FROM lists WHERE id = ? AND account_id = ?', list ?? '', userId) !== undefined;
}

/** Reads what is asked for: 401 when it needs somebody signed in, 404 when there is no such stream. */
export function subscriptionFor(
  inst: Instance,
  query: StreamQuery,
  viewer: Viewer | null,
): Subscription | Refusal {
  const userId = viewer?.accountId ?? null;
  if (!PERSONAL.has(query.stream)) {
    const isClosed = userId === null && getSettings(inst.db).isPrivate;
    return isClosed ? 401 : open(query, userId);
  }
  const scope = query.stream === 'user:notification' ? 'read:notifications' : 'read:statuses';
  if (userId === null || !covers(viewer?.scopes ?? [], scope)) return 401;
  if (query.stream === 'list' && !ownsList(inst, query.list, userId)) return 404;
  return personal(query, userId);
}
