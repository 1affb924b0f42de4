import type { Account } from '@/domain/account/account';
import type { Server } from '@/domain/instance/server';

/**
 * Paths of the app's pages (S1 §2), written once. Everything that links, links through here, so that the
 * route table in `app` and the links cannot drift apart.
 */
const part = (text: string): string => encodeURIComponent(text);

/** The first parts of addresses that belong to windows: a person of such a name is led to in another way. */
const SETTINGS = 'settings';
const MODERATION = 'moderation';
const WINDOWS: readonly string[] = [SETTINGS, MODERATION];

export const paths = {
  root: '/',
  home: '/main/friends',
  local: '/main/public',
  federated: '/main/all',
  bubble: '/main/bubble',
  bookmarks: '/bookmarks',
  /** Those of one folder. */
  folder: (id: string): string => `/bookmarks/${part(id)}`,
  catchUp: '/main/catch-up',
  library: (query = ''): string => `/main/library${query === '' ? '' : `?query=${part(query)}`}`,
  login: '/login',
  oauthCallback: '/oauth-callback',
  registration: '/registration',
  registrationRequestSent: '/registration-request-sent',
  awaitingEmail: '/awaiting-email-confirmation',
  passwordReset: '/password-reset',
  passwordResetRequested: '/password-reset?requested=true',
  friendRequests: '/friend-requests',
  whoToFollow: '/who-to-follow',
  mutedAndBlocked: '/muted-and-blocked',
  about: '/about',
  lists: '/lists',
  listNew: '/lists/new',
  announcements: '/announcements',
  drafts: '/drafts',
  scheduled: '/scheduled',
  /** Where a timeline is brought to a moment. */
  moment: (timelineKey: string): string => `/main/catch-up?moment=${part(timelineKey)}`,
  conversation: (statusId: string): string => `/notice/${part(statusId)}`,
  tag: (tag: string): string => `/tag/${part(tag)}`,
  list: (id: string): string => `/lists/${part(id)}`,
  listEdit: (id: string): string => `/lists/${part(id)}/edit`,
  userById: (id: string): string => `/users/${part(id)}`,
  interactions: (username: string): string => `/users/${part(username)}/interactions`,
  directMessages: (username: string): string => `/users/${part(username)}/dms`,
  /** The same by people. */
  inbox: (username: string): string => `/users/${part(username)}/dms?by=people`,
  notifications: (username: string): string =>
    `/${WINDOWS.includes(username) ? '@' : ''}${part(username)}/notifications`,
  settings: (tab = ''): string => (tab === '' ? `/${SETTINGS}` : `/${SETTINGS}/${part(tab)}`),
  /** `item`: a report's id or the state of those listed, or a person's name. */
  moderation: (tab = '', item: string | null = null): string =>
    [`/${MODERATION}`, ...[tab, item ?? ''].filter(Boolean).map(part)].join('/'),
  search: (query = ''): string => (query === '' ? '/search' : `/search?query=${part(query)}`),
  remoteUser: (username: string, host: string): string => `/remote-users/${part(host)}/${part(username)}`,
} as const;

/**
 * Link to a profile (NAV-14): by id when the handle has `@` (remote) or is a name the server restricts
 * (it would collide with a page), else by name.
 */
export function profilePath(
  account: Pick<Account, 'id' | 'acct'>,
  server: Pick<Server, 'restrictedNicknames'>,
): string {
  const byId =
    account.acct.includes('@') ||
    WINDOWS.includes(account.acct) ||
    server.restrictedNicknames.includes(account.acct);
  return byId ? paths.userById(account.id) : `/${part(account.acct)}`;
}

/**
 * Link to a hashtag (NAV-13): the tag from the link's own data, else the last path segment after `tag` or
 * `tags`; null when neither gives one, then the address opens in a new window.
 */
export function tagPath(dataTag: string | null, href: string): string | null {
  if (dataTag !== null && dataTag.trim() !== '') return paths.tag(dataTag.trim());
  const found = /\/tags?\/([^/?#]+)\/?(?:[?#].*)?$/.exec(href)?.[1];
  if (found === undefined) return null;
  try {
    return paths.tag(decodeURIComponent(found));
  } catch {
    return paths.tag(found);
  }
}

/** Where a visitor goes to act from an account elsewhere (NAV-15, ACT-07); an address of the server. */
export const remoteInteractionUrl = (base: string, statusId: string): string =>
  `${base}/main/ostatus?status_id=${part(statusId)}`;

/** The administration pages that the server brings itself (S1 §2). */
export const adminUrl = (base: string): string => `${base}/pleroma/admin/#/login-pleroma`;
