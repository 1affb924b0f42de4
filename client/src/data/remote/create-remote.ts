import { fetchRelationships, follow, verifyCredentials } from '@/api/endpoints/accounts';
import { fetchUnreadAnnouncements } from '@/api/endpoints/announcements';
import { fetchMarkers, saveMarker } from '@/api/endpoints/markers';
import { fetchNotifications, markNotificationsRead } from '@/api/endpoints/notifications';
import { bookmark, favourite, fetchContext, fetchStatus, reblog } from '@/api/endpoints/statuses';
import { fetchTimeline } from '@/api/endpoints/timelines';
import type { Client } from '@/api/http';
import { isUnheard, toApiError } from '@/domain/api-error';
import { openSocket } from '@/api/socket';
import type { Server } from '@/domain/instance/server';
import { late } from '@/data/late';
import { Overheard } from './overheard';
import type { Remote } from './remote';

export interface RemoteOptions {
  client: Client;
  token: () => string | null;
  server: () => Server;
}

const seldom = late(() => import('@/api/endpoints/seldom')).load;
const posting = late(() => import('@/api/endpoints/posting')).load;
const search = late(() => import('@/api/endpoints/search')).load;
const others = late(() => import('./other-remotes')).load;
const details = late(() => import('./details-remote')).load;
const screens = late(() => import('./screens-remote')).load;
const instance = late(() => import('./instance-remote')).load;
const filters = late(() => import('./filters-remote')).load;
const push = late(() => import('./push-remote')).load;
const moderation = late(() => import('./moderation-remote')).load;
const mastodonModeration = late(() => import('./mastodon-moderation-remote')).load;

/** Milliseconds: each question of several that hang holds one of the browser's few connections. */
const PATIENCE = 4_500;

async function ping(client: Client): Promise<boolean> {
  try {
    await client.send({ path: '/api/v1/instance', token: null, timeout: PATIENCE });
    return true;
  } catch (thrown) {
    return !isUnheard(toApiError(thrown));
  }
}

/** Binds the calls of `api/` to one server and token. */
export function createRemote({ client: bare, token, server }: RemoteOptions): Remote {
  const listeners = new Set<(answered: boolean) => void>();
  const client = new Overheard(bare, (answered) => listeners.forEach((listener) => listener(answered)));
  // It knows where its numbered pages begin, so there is one.
  const mastodonStaff = late(mastodonModeration, (code) => code.createMastodonModerationRemote(client));
  return {
    ping: () => ping(bare),
    onHeard(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    askAnew: () => client.askAnew(),
    timeline: (key, query) => fetchTimeline(client, key, query),
    status: (id) => fetchStatus(client, id),
    context: (id) => fetchContext(client, id),
    favourite: (id, on) => favourite(client, id, on),
    repeat: (id, on, visibility) => reblog(client, id, on, visibility),
    bookmark: (id, on) => bookmark(client, id, on),
    pin: async (id, on) => (await seldom()).pin(client, id, on),
    muteConversation: async (id, on, seconds) => (await seldom()).muteConversation(client, id, on, seconds),
    post: async (status) => (await posting()).postStatus(client, status),
    remove: async (id) => (await seldom()).deleteStatus(client, id),
    follow: (id, on) => follow(client, id, on),
    relationships: (ids) => fetchRelationships(client, ids),
    answerFollowRequest: async (id, approve) => (await seldom()).answerFollowRequest(client, id, approve),
    me: () => verifyCredentials(client),
    notifications: async ({ reports, ...query }) =>
      reports ? (await seldom()).fetchWithReports(client, query) : fetchNotifications(client, query),
    markNotificationsRead: (which) => markNotificationsRead(client, which, server().can),
    dismissNotification: async (id) => (await seldom()).dismissNotification(client, id),
    notificationMarker: async () => (await fetchMarkers(client)).notifications?.lastReadId ?? null,
    unreadNotifications: async () =>
      (await seldom()).fetchUnreadNotifications(client, server().can.pleromaApi),
    setNotificationMarker: (id) => saveMarker(client, 'notifications', id),
    unreadAnnouncements: () => fetchUnreadAnnouncements(client),
    searchAddress: async (address) => (await search()).searchAddress(client, address),
    details: async () => (await details()).createDetailsRemote(client, server),
    push: async () => (await push()).createPushRemote(client, token),
    people: async () => (await others()).createPeopleRemote(client, server),
    posting: async () => (await others()).createPostingRemote(client, server),
    headers: async () => (await others()).createHeadersRemote(client),
    screens: async () => (await screens()).createScreensRemote(client),
    instance: async () => (await instance()).createInstanceRemote(client, server),
    filters: async () => (await filters()).createFiltersRemote(client),
    moderation: async () =>
      server().can.staffApi === 'mastodon'
        ? mastodonStaff.load()
        : (await moderation()).createModerationRemote(client),
    openSocket: (handlers, stream) =>
      openSocket({
        stream,
        base: server().streamingBase ?? '',
        token: token(),
        ...handlers,
        textPing: server().can.pleromaApi,
      }),
  };
}
