import { fetchRelationships, follow, verifyCredentials } from '@/api/endpoints/accounts';
import { fetchUnreadAnnouncements } from '@/api/endpoints/announcements';
import { fetchMarkers, saveMarker } from '@/api/endpoints/markers';
import { fetchNotifications, markNotificationsRead } from '@/api/endpoints/notifications';
import { bookmark, favourite, fetchContext, fetchStatus, reblog } from '@/api/endpoints/statuses';
import { fetchTimeline } from '@/api/endpoints/timelines';
import type { Client } from '@/api/http';
import { toApiError } from '@/domain/api-error';
import { openSocket } from '@/api/socket';
import type { Server } from '@/domain/instance/server';
import { isUnheard } from '@/data/reach/reach';
import { late } from '@/lib/late';
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
const pages = late(() => import('./pages-remote')).load;
const instance = late(() => import('./instance-remote')).load;

/** Milliseconds. */
const PATIENCE = 8_000;

async function ping(client: Client): Promise<boolean> {
  try {
    await client.send({ path: '/api/v1/instance', token: null, timeout: PATIENCE });
    return true;
  } catch (thrown) {
    return !isUnheard(toApiError(thrown));
  }
}

/** The same client, which tells of each call whether it was answered; one that was ended here tells nothing. */
function overheard(client: Client, tell: (answered: boolean) => void): Client {
  return {
    ...client,
    async send(request) {
      try {
        const answer = await client.send(request);
        tell(true);
        return answer;
      } catch (thrown) {
        const error = toApiError(thrown);
        if (error.kind !== 'aborted') tell(!isUnheard(error));
        throw thrown;
      }
    },
  };
}

/** Binds the calls of `api/` to one server and token. */
export function createRemote({ client: bare, token, server }: RemoteOptions): Remote {
  const listeners = new Set<(answered: boolean) => void>();
  const client = overheard(bare, (answered) => listeners.forEach((listener) => listener(answered)));
  return {
    ping: () => ping(bare),
    onHeard(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
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
    people: async () => (await others()).createPeopleRemote(client, server),
    posting: async () => (await others()).createPostingRemote(client, server),
    headers: async () => (await others()).createHeadersRemote(client),
    pages: async () => (await pages()).createPagesRemote(client),
    instance: async () => (await instance()).createInstanceRemote(client, server),
    openSocket: (handlers) =>
      openSocket({
        base: server().streamingBase ?? '',
        token: token(),
        onFrame: (event, raw) => handlers.onFrame(event, raw),
        onOpen: () => handlers.onOpen(),
        onClose: (code) => handlers.onClose(code),
        textPing: server().can.pleromaApi,
      }),
  };
}
