import type { SocketHandlers, Remote } from '@/data/remote/remote';

type Calls = { [Name in keyof Remote]: Parameters<Remote[Name]>[] };

export interface FakeRemote extends Remote {
  calls: Calls;
  /** The sockets that were opened, oldest first; `closed` by this side. */
  sockets: (SocketHandlers & { closed: boolean })[];
}

const unexpected = (name: string) => (): Promise<never> =>
  Promise.reject(new Error(`the test did not expect a call of ${name}`));

/** Nothing was called yet. */
const noCalls = (): Calls => ({
  timeline: [],
  status: [],
  context: [],
  favourite: [],
  repeat: [],
  bookmark: [],
  pin: [],
  muteConversation: [],
  post: [],
  remove: [],
  follow: [],
  relationships: [],
  answerFollowRequest: [],
  me: [],
  notifications: [],
  markNotificationsRead: [],
  dismissNotification: [],
  notificationMarker: [],
  unreadNotifications: [],
  setNotificationMarker: [],
  unreadAnnouncements: [],
  searchAddress: [],
  details: [],
  people: [],
  push: [],
  headers: [],
  posting: [],
  screens: [],
  instance: [],
  filters: [],
  moderation: [],
  openSocket: [],
  ping: [],
  onHeard: [],
  askAnew: [],
});

/** Every call fails unless the test says how it is answered; all are noted. */
export function fakeRemote(answers: Partial<Remote> = {}): FakeRemote {
  const sockets: FakeRemote['sockets'] = [];
  const all: Remote = {
    timeline: unexpected('timeline'),
    status: unexpected('status'),
    context: unexpected('context'),
    favourite: unexpected('favourite'),
    repeat: unexpected('repeat'),
    bookmark: unexpected('bookmark'),
    pin: unexpected('pin'),
    muteConversation: unexpected('muteConversation'),
    post: unexpected('post'),
    remove: unexpected('remove'),
    follow: unexpected('follow'),
    relationships: unexpected('relationships'),
    answerFollowRequest: unexpected('answerFollowRequest'),
    me: unexpected('me'),
    notifications: unexpected('notifications'),
    markNotificationsRead: unexpected('markNotificationsRead'),
    dismissNotification: unexpected('dismissNotification'),
    notificationMarker: unexpected('notificationMarker'),
    unreadNotifications: unexpected('unreadNotifications'),
    setNotificationMarker: unexpected('setNotificationMarker'),
    unreadAnnouncements: unexpected('unreadAnnouncements'),
    searchAddress: unexpected('searchAddress'),
    details: unexpected('details'),
    people: unexpected('people'),
    push: unexpected('push'),
    headers: unexpected('headers'),
    posting: unexpected('posting'),
    screens: unexpected('screens'),
    instance: unexpected('instance'),
    filters: unexpected('filters'),
    moderation: unexpected('moderation'),
    ping: () => Promise.resolve(true),
    onHeard: () => () => undefined,
    askAnew: () => undefined,
    openSocket(handlers) {
      const socket = { ...handlers, closed: false };
      sockets.push(socket);
      return {
        close() {
          socket.closed = true;
        },
      };
    },
    ...answers,
  };
  const calls = noCalls();
  return { ...noted(all, calls), calls, sockets };
}

function noted(remote: Remote, calls: Calls): Remote {
  return {
    timeline: (...args) => (calls.timeline.push(args), remote.timeline(...args)),
    status: (...args) => (calls.status.push(args), remote.status(...args)),
    context: (...args) => (calls.context.push(args), remote.context(...args)),
    favourite: (...args) => (calls.favourite.push(args), remote.favourite(...args)),
    repeat: (...args) => (calls.repeat.push(args), remote.repeat(...args)),
    bookmark: (...args) => (calls.bookmark.push(args), remote.bookmark(...args)),
    pin: (...args) => (calls.pin.push(args), remote.pin(...args)),
    muteConversation: (...args) => (calls.muteConversation.push(args), remote.muteConversation(...args)),
    post: (...args) => (calls.post.push(args), remote.post(...args)),
    remove: (...args) => (calls.remove.push(args), remote.remove(...args)),
    follow: (...args) => (calls.follow.push(args), remote.follow(...args)),
    relationships: (...args) => (calls.relationships.push(args), remote.relationships(...args)),
    answerFollowRequest: (...args) => (
      calls.answerFollowRequest.push(args),
      remote.answerFollowRequest(...args)
    ),
    me: () => (calls.me.push([]), remote.me()),
    unreadAnnouncements: () => (calls.unreadAnnouncements.push([]), remote.unreadAnnouncements()),
    people: () => (calls.people.push([]), remote.people()),
    push: () => (calls.push.push([]), remote.push()),
    details: () => (calls.details.push([]), remote.details()),
    notifications: (...args) => (calls.notifications.push(args), remote.notifications(...args)),
    markNotificationsRead: (...args) => (
      calls.markNotificationsRead.push(args),
      remote.markNotificationsRead(...args)
    ),
    dismissNotification: (...args) => (
      calls.dismissNotification.push(args),
      remote.dismissNotification(...args)
    ),
    notificationMarker: () => (calls.notificationMarker.push([]), remote.notificationMarker()),
    unreadNotifications: () => (calls.unreadNotifications.push([]), remote.unreadNotifications()),
    setNotificationMarker: (...args) => (
      calls.setNotificationMarker.push(args),
      remote.setNotificationMarker(...args)
    ),
    searchAddress: (...args) => (calls.searchAddress.push(args), remote.searchAddress(...args)),
    screens: () => (calls.screens.push([]), remote.screens()),
    headers: () => (calls.headers.push([]), remote.headers()),
    posting: () => (calls.posting.push([]), remote.posting()),
    instance: () => (calls.instance.push([]), remote.instance()),
    filters: () => (calls.filters.push([]), remote.filters()),
    moderation: () => (calls.moderation.push([]), remote.moderation()),
    ping: () => (calls.ping.push([]), remote.ping()),
    askAnew: () => (calls.askAnew.push([]), remote.askAnew()),
    onHeard: (...args) => (calls.onHeard.push(args), remote.onHeard(...args)),
    openSocket: (...args) => (calls.openSocket.push(args), remote.openSocket(...args)),
  };
}
