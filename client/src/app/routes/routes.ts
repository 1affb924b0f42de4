import type { TimelineKey } from '@/domain/status/timeline-key';
import type { DoorScreen } from '@/features/door/door-page';
import { mayBeId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { compilePattern, type Params } from './match';

/** What a path shows. Each kind has its screen in app/routes/screens.tsx. */
export type Page =
  | { is: 'root' }
  | { is: 'timeline'; key: TimelineKey; title: PageTitle; titleArgs?: Params }
  | { is: 'conversation'; id: string }
  | { is: 'notifications' }
  | { is: 'login' }
  | { is: 'oauth-callback' }
  | { is: 'about' }
  | { is: 'profile'; name: string; title: PageTitle; titleArgs?: Params }
  /** A screen whose code and words come late (app/routes/more-screens.tsx). */
  | { is: 'more'; screen: MoreScreen; title: PageTitle; id: string; query: string }
  | { is: 'door'; screen: DoorScreen; title: PageTitle; titleArgs?: Params }
  | { is: 'remote-user'; acct: string; title: PageTitle; titleArgs?: Params }
  | { is: 'not-found' };

type MoreScreen =
  | 'friend-requests'
  | 'who-to-follow'
  | 'muted-and-blocked'
  | 'search'
  | 'lists'
  | 'list-new'
  | 'list-edit'
  | 'announcements'
  | 'drafts'
  | 'scheduled'
  | 'interactions'
  | 'inbox'
  | 'library'
  | 'share'
  | 'catch-up'
  | 'open';

type PageTitle =
  | 'pages.home'
  | 'pages.local'
  | 'pages.federated'
  | 'pages.bubble'
  | 'pages.bookmarks'
  | 'pages.tag'
  | 'pages.list'
  | 'pages.conversation'
  | 'pages.profile'
  | 'pages.user'
  | 'pages.remote_user'
  | 'pages.interactions'
  | 'pages.direct'
  | 'pages.registration'
  | 'pages.registration_request_sent'
  | 'pages.awaiting_email'
  | 'pages.password_reset'
  | 'pages.login'
  | 'pages.friend_requests'
  | 'pages.notifications'
  | 'pages.who_to_follow'
  | 'pages.muted_and_blocked'
  | 'pages.search'
  | 'pages.about'
  | 'pages.lists'
  | 'pages.list_new'
  | 'pages.list_edit'
  | 'pages.announcements'
  | 'pages.drafts'
  | 'pages.scheduled'
  | 'pages.catch_up'
  | 'pages.not_found';

/** Who may open a page (NAV-11). `visitor`: registration, only for those who are not signed in (REG-05). */
export type Guard = 'anybody' | 'signed-in' | 'visitor';

export interface Route {
  page: Page;
  guard: Guard;
}

interface Row {
  match: (path: string) => Params | null;
  route: (params: Params, query: URLSearchParams) => Route;
}

type Make = (params: Params, query: URLSearchParams) => Page;

const row = (pattern: string, make: Make, guard: Guard = 'anybody'): Row => ({
  match: compilePattern(pattern),
  route: (params, query) => ({ page: make(params, query), guard }),
});

const signedIn = 'signed-in';
const more =
  (screen: MoreScreen, title: PageTitle): Make =>
  ({ id = '' }, query) => ({ is: 'more', screen, title, id, query: query.get('query') ?? '' });
/** `@name` is how other software writes it. */
const profile: Make = ({ name: named = '' }) => {
  const name = named.replace(/^@/, '');
  // Nobody would know an id in the title; the person's name follows when it is known.
  return { is: 'profile', name, title: mayBeId(name) ? 'pages.user' : 'pages.profile', titleArgs: { name } };
};
const remoteUser: Make = ({ user = '', host = '' }) => ({
  is: 'remote-user',
  acct: `${user}@${host}`,
  title: 'pages.remote_user',
});
const door =
  (title: PageTitle, screen: (params: Params, query: URLSearchParams) => DoorScreen): Make =>
  (params, query) => ({ is: 'door', title, screen: screen(params, query) });
const registration = door('pages.registration', ({ token = null }) => ({ is: 'registration', token }));
const conversation: Make = ({ id = '' }) => ({ is: 'conversation', id });
const timeline =
  (key: TimelineKey, title: PageTitle): Make =>
  () => ({ is: 'timeline', key, title });

/** The plain timeline, or by people. */
const direct: Make = (params, query) =>
  (query.get('by') === 'people' ? more('inbox', 'pages.direct') : timeline('direct', 'pages.direct'))(
    params,
    query,
  );

/** Every route of S1 §2 and the compatibility forms of static-files.md §5; the first match wins. */
const ROWS: readonly Row[] = [
  row('/', () => ({ is: 'root' })),
  row('/main/all', timeline('federated', 'pages.federated')),
  row('/main/public', timeline('local', 'pages.local')),
  row('/main/bubble', timeline('bubble', 'pages.bubble')),
  row('/main/friends', timeline('home', 'pages.home'), signedIn),
  row(paths.catchUp, more('catch-up', 'pages.catch_up')),
  // What browsers lead to of themselves (sw/manifest.ts): a share sheet, an address of the network.
  row('/main/share', more('share', 'pages.home'), signedIn),
  row('/main/open', more('open', 'pages.search')),
  row('/tag/:tag', ({ tag = '' }) => ({
    is: 'timeline',
    key: `tag:${tag}`,
    title: 'pages.tag',
    titleArgs: { tag },
  })),
  // Named by itself, once its words are here.
  row('/main/library', more('library', 'pages.search'), signedIn),
  row(
    '/bookmarks/:id',
    ({ id = '' }) => ({ is: 'timeline', key: `folder:${id}`, title: 'pages.bookmarks' }),
    signedIn,
  ),
  row('/bookmarks', timeline('bookmarks', 'pages.bookmarks'), signedIn),
  row('/notice/:id', conversation),
  row('/remote-users/@:user@:host', remoteUser, signedIn),
  row('/remote-users/:host/:user', remoteUser, signedIn),
  row('/users/:name/interactions', more('interactions', 'pages.interactions'), signedIn),
  row('/users/:name/dms', direct, signedIn),
  row('/users/:name', profile),
  row('/registration/:token', registration, 'visitor'),
  row('/registration', registration, 'visitor'),
  row(
    '/registration-request-sent',
    door('pages.registration_request_sent', () => ({ is: 'request-sent' })),
  ),
  row(
    '/awaiting-email-confirmation',
    door('pages.awaiting_email', () => ({ is: 'awaiting-email' })),
  ),
  row(
    '/password-reset',
    door('pages.password_reset', (_, query) => ({
      is: 'password-reset',
      requested: query.get('requested') === 'true',
    })),
  ),
  row('/login', () => ({ is: 'login' })),
  row('/oauth-callback', () => ({ is: 'oauth-callback' })),
  row('/friend-requests', more('friend-requests', 'pages.friend_requests'), signedIn),
  row('/who-to-follow', more('who-to-follow', 'pages.who_to_follow'), signedIn),
  row('/muted-and-blocked', more('muted-and-blocked', 'pages.muted_and_blocked'), signedIn),
  // As other clients name them.
  row('/mutes', more('muted-and-blocked', 'pages.muted_and_blocked'), signedIn),
  row(
    '/blocks',
    (_, query) => more('muted-and-blocked', 'pages.muted_and_blocked')({ id: 'blocked' }, query),
    signedIn,
  ),
  row('/search', more('search', 'pages.search')),
  row('/about', () => ({ is: 'about' })),
  row('/lists', more('lists', 'pages.lists'), signedIn),
  row('/lists/new', more('list-new', 'pages.list_new'), signedIn),
  row('/lists/:id', ({ id = '' }) => ({ is: 'timeline', key: `list:${id}`, title: 'pages.list' }), signedIn),
  row('/lists/:id/edit', more('list-edit', 'pages.list_edit'), signedIn),
  row('/drafts', more('drafts', 'pages.drafts'), signedIn),
  row('/scheduled', more('scheduled', 'pages.scheduled'), signedIn),
  row('/announcements', more('announcements', 'pages.announcements')),
  row('/:name/notifications', () => ({ is: 'notifications' }), signedIn),
  row('/:name/status/:id', conversation),
  row('/@:name/posts/:id', conversation),
  row('/@:name/:id', conversation),
  row('/:name', profile),
];

const NOT_FOUND: Route = { page: { is: 'not-found' }, guard: 'anybody' };

/** The route of a path; `search` as the address bar has it, with or without the question mark. */
export function routeOf(path: string, search = ''): Route {
  for (const { match, route } of ROWS) {
    const params = match(path);
    if (params) return route(params, new URLSearchParams(search));
  }
  return NOT_FOUND;
}
