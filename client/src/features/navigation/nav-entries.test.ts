import { describe, expect, test } from 'vitest';
import { makeAccount, makeServer } from '../../../test/make';
import {
  administrationEntry,
  currentAt,
  drawerEntries,
  panelEntries,
  shortcutEntries,
  timelineEntries,
  type NavEntry,
} from './nav-entries';

const ids = (entries: readonly NavEntry[]): string[] => entries.map((entry) => entry.id);
const me = makeAccount({ id: '7', acct: 'ada' });
const server = makeServer();
const NOTHING_WAITS = { unreadAnnouncements: 0, waitingPosts: 0 };

describe('the navigation panel (NAV-22)', () => {
  test('a signed-in reader has all timelines', () => {
    expect(ids(timelineEntries({ me, server, ...NOTHING_WAITS }))).toEqual([
      'home',
      'local',
      'bubble',
      'federated',
      'bookmarks',
      'direct',
    ]);
  });
  test('drafts are in it while posts wait, with their number', () => {
    const entry = panelEntries({ me, server, ...NOTHING_WAITS, waitingPosts: 2 })[0];
    expect(entry).toMatchObject({ id: 'drafts', href: '/drafts', count: 2 });
    expect(ids(panelEntries({ me, server, ...NOTHING_WAITS }))).not.toContain('drafts');
  });
  test('a visitor has what the instance shows', () => {
    const shy = makeServer({ publicTimelineVisibility: { local: true, federated: false, bubble: true } });
    expect(ids(timelineEntries({ me: null, server: shy, ...NOTHING_WAITS }))).toEqual(['local', 'bubble']);
  });
  test('no bubble without bubble instances, no known network where there is none', () => {
    const plain = makeServer({ localBubbleInstances: [], federatedTimelineAvailable: false });
    expect(ids(timelineEntries({ me, server: plain, ...NOTHING_WAITS }))).toEqual([
      'home',
      'local',
      'bookmarks',
      'direct',
    ]);
  });
  test('direct posts by people where they are no timeline', () => {
    const elsewhere = makeServer({ can: { directTimeline: false } });
    const entries = timelineEntries({ me, server: elsewhere, ...NOTHING_WAITS });
    expect(entries.find(({ id }) => id === 'direct')?.href).toMatch(/\/dms\?by=people$/);
  });
  test('a visitor of a private instance has no timelines', () => {
    expect(timelineEntries({ me: null, server: makeServer({ isPrivate: true }), ...NOTHING_WAITS })).toEqual(
      [],
    );
  });
  test('guests are not offered announcements, which servers keep to members', () => {
    expect(ids(panelEntries({ me: null, server, ...NOTHING_WAITS }))).toEqual(['about']);
    expect(ids(panelEntries({ me, server, ...NOTHING_WAITS }))).toContain('announcements');
  });
  test('only locked accounts have friend requests, with their number (NAV-09)', () => {
    expect(ids(panelEntries({ me, server, ...NOTHING_WAITS }))).not.toContain('friend-requests');
    const locked = makeAccount({
      id: '8',
      locked: true,
      own: {
        defaultVisibility: null,
        noteSource: '',
        followRequestsCount: 3,
        unreadNotificationsCount: null,
        allowFollowingMove: true,
        settingsStore: {},
      },
    });
    expect(
      panelEntries({ me: locked, server, ...NOTHING_WAITS }).find((entry) => entry.id === 'friend-requests')
        ?.count,
    ).toBe(3);
  });
});

describe('the drawer (NAV-21)', () => {
  test('a private instance offers a visitor neither timelines nor search (NAV-25)', () => {
    expect(
      drawerEntries({ me: null, server: makeServer({ isPrivate: true }), ...NOTHING_WAITS }, null),
    ).toEqual([]);
  });
  test('timelines lead to the last visited one', () => {
    expect(drawerEntries({ me, server, ...NOTHING_WAITS }, '/main/all')[0]?.href).toBe('/main/all');
    expect(drawerEntries({ me, server, ...NOTHING_WAITS }, null)[0]?.href).toBe('/main/friends');
    expect(drawerEntries({ me: null, server, ...NOTHING_WAITS }, null)[0]?.href).toBe('/main/public');
  });
});

test('shortcuts can be kept to the timelines (showWiderShortcuts)', () => {
  expect(ids(shortcutEntries({ me, server, ...NOTHING_WAITS }, true))).toEqual([
    'home',
    'local',
    'bubble',
    'federated',
    'interactions',
    'lists',
    'bookmarks',
  ]);
  expect(ids(shortcutEntries({ me, server, ...NOTHING_WAITS }, false))).toEqual([
    'home',
    'local',
    'bubble',
    'federated',
  ]);
});

test('administration is for admins of servers that have it', () => {
  const admin = makeAccount({ id: '1', role: 'admin' });
  expect(administrationEntry({ me, server, ...NOTHING_WAITS })).toBeNull();
  expect(administrationEntry({ me: admin, server, ...NOTHING_WAITS })?.href).toBe(
    'https://tidepool.example/pleroma/admin/#/login-pleroma',
  );
});

test('a link is current on its page and on those that belong to it', () => {
  expect(currentAt('/lists', '/lists')).toBe('page');
  expect(currentAt('/lists/3/edit', '/lists')).toBe(true);
  expect(currentAt('/listsandmore', '/lists')).toBeUndefined();
  expect(currentAt('/lists', '/lists/3')).toBeUndefined();
});
