import { describe, expect, test } from 'vitest';
import { makeServer } from '../../../test/make';
import { landingPath, redirectOf } from './landing';
import { routeOf } from './routes';

describe('the route table', () => {
  test.each([
    ['/main/all', 'federated'],
    ['/main/public', 'local'],
    ['/main/bubble', 'bubble'],
    ['/main/friends', 'home'],
    ['/tag/%E6%B8%AF', 'tag:港'],
    ['/bookmarks', 'bookmarks'],
    ['/users/ada/dms', 'direct'],
    ['/lists/5', 'list:5'],
  ])('%s is the timeline %s (NAV-02)', (path, key) => {
    expect(routeOf(path).page).toMatchObject({ is: 'timeline', key });
  });

  test.each(['/notice/9x', '/@ada/9x', '/@ada/posts/9x', '/ada/status/9x', '/notice/9x/'])(
    '%s is the conversation of 9x',
    (path) => {
      expect(routeOf(path).page).toEqual({ is: 'conversation', id: '9x' });
    },
  );

  test.each([
    ['/users/7', 'profile'],
    ['/ada', 'profile'],
    ['/@ada', 'profile'],
  ])('%s is a profile', (path, is) => {
    expect(routeOf(path).page.is).toBe(is);
  });

  test('a profile is called by its handle, and by no id', () => {
    expect(routeOf('/users/lin').page).toMatchObject({ title: 'pages.profile', titleArgs: { name: 'lin' } });
    expect(routeOf('/@lin').page).toMatchObject({ title: 'pages.profile', titleArgs: { name: 'lin' } });
    expect(routeOf('/users/BCeNpsKYuf6xQepD5o').page).toMatchObject({ title: 'pages.user' });
  });

  test.each([
    ['/friend-requests', { screen: 'friend-requests' }],
    ['/who-to-follow', { screen: 'who-to-follow' }],
    ['/muted-and-blocked', { screen: 'muted-and-blocked' }],
    ['/mutes', { screen: 'muted-and-blocked', id: '' }],
    ['/blocks', { screen: 'muted-and-blocked', id: 'blocked' }],
    ['/search?query=low%20tide', { screen: 'search', query: 'low tide' }],
    ['/main/library?query=tide', { screen: 'library', query: 'tide' }],
    ['/lists', { screen: 'lists' }],
    ['/lists/new', { screen: 'list-new' }],
    ['/lists/5/edit', { screen: 'list-edit', id: '5' }],
    ['/announcements', { screen: 'announcements' }],
    ['/users/ada/interactions', { screen: 'interactions' }],
    ['/users/ada/dms?by=people', { screen: 'inbox' }],
  ])('%s is a late screen', (address, page) => {
    const [path = '', search] = address.split('?');
    expect(routeOf(path, search).page).toMatchObject({ is: 'more', ...page });
  });

  test('the front door has its pages (NAV-07, NAV-08)', () => {
    const screen = (path: string, query = ''): unknown => {
      const { page } = routeOf(path, query);
      return page.is === 'door' ? page.screen : page;
    };
    expect(screen('/registration')).toEqual({ is: 'registration', token: null });
    expect(screen('/registration/tok')).toEqual({ is: 'registration', token: 'tok' });
    expect(screen('/registration-request-sent')).toEqual({ is: 'request-sent' });
    expect(screen('/awaiting-email-confirmation')).toEqual({ is: 'awaiting-email' });
    expect(screen('/password-reset')).toEqual({ is: 'password-reset', requested: false });
    expect(screen('/password-reset', 'requested=true')).toEqual({ is: 'password-reset', requested: true });
  });

  test.each(['/remote-users/@ada@reef.example', '/remote-users/reef.example/ada'])(
    '%s looks for ada@reef.example (NAV-04)',
    (path) => {
      expect(routeOf(path).page).toMatchObject({ is: 'remote-user', acct: 'ada@reef.example' });
    },
  );

  test.each(['/remote-users/@ada@reef.example:8443', '/remote-users/reef.example:8443/ada'])(
    '%s names the port of its host, too',
    (path) => {
      expect(routeOf(path).page).toMatchObject({ is: 'remote-user', acct: 'ada@reef.example:8443' });
    },
  );

  test('notifications are below a name', () => {
    expect(routeOf('/ada/notifications').page).toEqual({ is: 'notifications' });
  });
  test('a deep path that nobody knows is not found, and broken escapes break nothing', () => {
    expect(routeOf('/a/b/c/d').page).toEqual({ is: 'not-found' });
    expect(routeOf('/tag/%E0%A4%A').page).toMatchObject({ key: 'tag:%E0%A4%A' });
  });
});

describe('guards and landing', () => {
  const server = makeServer();
  const visitor = { signedIn: false };
  const reader = { signedIn: true };

  test('/ leads to what the instance configured (NAV-01)', () => {
    expect(redirectOf('/', '', server, visitor)).toBe('/main/all');
    expect(redirectOf('/', '', server, reader)).toBe('/main/friends');
    const own = makeServer({ ui: { redirectRootNoLogin: '/about', redirectRootLogin: '/main/bubble' } });
    expect(redirectOf('/', '', own, visitor)).toBe('/about');
    expect(redirectOf('/', '', own, reader)).toBe('/main/bubble');
  });
  test.each(['//evil.example', 'https://evil.example', '', '/'])(
    'a configured landing path %j is not followed',
    (path) => {
      const odd = makeServer({ ui: { redirectRootNoLogin: path, redirectRootLogin: path } });
      expect(landingPath(odd, visitor)).toBe('/main/all');
      expect(landingPath(odd, reader)).toBe('/main/friends');
    },
  );
  test('a landing path that a visitor may not open does not go in circles', () => {
    const odd = makeServer({ ui: { redirectRootNoLogin: '/main/friends' } });
    expect(landingPath(odd, visitor)).toBe('/login');
  });
  test.each(['/main/friends', '/bookmarks', '/friend-requests', '/ada/notifications', '/lists', '/lists/5'])(
    'a visitor of %s is sent to the landing path (NAV-11)',
    (path) => {
      expect(redirectOf(path, '', server, visitor)).toBe('/main/all');
      expect(redirectOf(path, '', server, reader)).toBeNull();
    },
  );
  test('registration is for visitors, when open or with a token (REG-05)', () => {
    const closed = makeServer({ registrationOpen: false });
    expect(redirectOf('/registration', '', server, visitor)).toBeNull();
    expect(redirectOf('/registration', '', server, reader)).toBe('/');
    expect(redirectOf('/registration', '', closed, visitor)).toBe('/');
    expect(redirectOf('/registration/tok', '', closed, visitor)).toBeNull();
    const unknown = makeServer({ registrationOpen: false, software: { name: '', version: '' } });
    expect(redirectOf('/registration', '', unknown, visitor)).toBeNull();
  });
  test('a private instance shows visitors the sign-in instead of timelines and search (NAV-25)', () => {
    const shut = makeServer({ isPrivate: true });
    expect(redirectOf('/', '', shut, visitor)).toBe('/login');
    expect(redirectOf('/main/public', '', shut, visitor)).toBe('/login');
    expect(redirectOf('/search', '', shut, visitor)).toBe('/login');
    expect(redirectOf('/about', '', shut, visitor)).toBeNull();
    expect(redirectOf('/main/public', '', shut, reader)).toBeNull();
  });
  test('without a plain timeline of direct messages they are shown by people', () => {
    const other = makeServer({ can: { directTimeline: false } });
    expect(redirectOf('/users/ada/dms', '', other, reader)).toBe('/users/ada/dms?by=people');
    expect(redirectOf('/users/ada/dms', 'by=people', other, reader)).toBeNull();
    expect(redirectOf('/users/ada/dms', '', server, reader)).toBeNull();
    expect(redirectOf('/users/ada/dms', '', other, visitor)).toBe('/main/all');
  });
});
