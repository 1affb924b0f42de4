import { describe, expect, test } from 'vitest';
import { makeAccount, makeServer } from '../../../test/make';
import {
  administrationEntry,
  drawerEntries,
  panelEntries,
  shortcutEntries,
  timelineEntries,
  type NavEntry,
} from './nav-entries';

const ids = (entries: readonly NavEntry[]): string[] => entries.map((entry) => entry.id);
const me = makeAccount({ id: '7', acct: 'ada' });
const server = makeServer();

describe('the navigation panel (NAV-22)', () => {
  test('a signed-in reader has all timelines', () => {
    expect(ids(timelineEntries({ me, server }))).toEqual([
      'home',
      'local',
      'bubble',
      'federated',
      'bookmarks',
      'direct',
    ]);
  });
  test('a visitor has what the instance shows', () => {
    const shy = makeServer({ publicTimelineVisibility: { local: true, federated: false, bubble: true } });
    expect(ids(timelineEntries({ me: null, server: shy }))).toEqual(['local', 'bubble']);
  });
  test('no bubble without bubble instances, no known network where there is none', () => {
    const plain = makeServer({ localBubbleInstances: [], federatedTimelineAvailable: false });
    expect(ids(timelineEntries({ me, server: plain }))).toEqual(['home', 'local', 'bookmarks', 'direct']);
  });
  test('a visitor of a private instance has no timelines', () => {
    expect(timelineEntries({ me: null, server: makeServer({ isPrivate: true }) })).toEqual([]);
  });
  test('only locked accounts have friend requests, with their number (NAV-09)', () => {
    expect(ids(panelEntries({ me, server }))).not.toContain('friend-requests');
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
    expect(panelEntries({ me: locked, server }).find((entry) => entry.id === 'friend-requests')?.count).toBe(
      3,
    );
  });
});

describe('the drawer (NAV-21)', () => {
  test('a private instance offers a visitor neither timelines nor search (NAV-25)', () => {
    expect(drawerEntries({ me: null, server: makeServer({ isPrivate: true }) }, null)).toEqual([]);
  });
  test('timelines lead to the last visited one', () => {
    expect(drawerEntries({ me, server }, '/main/all')[0]?.href).toBe('/main/all');
    expect(drawerEntries({ me, server }, null)[0]?.href).toBe('/main/friends');
    expect(drawerEntries({ me: null, server }, null)[0]?.href).toBe('/main/public');
  });
});

test('shortcuts can be kept to the timelines (showWiderShortcuts)', () => {
  expect(ids(shortcutEntries({ me, server }, true))).toEqual([
    'home',
    'local',
    'bubble',
    'federated',
    'interactions',
    'lists',
    'bookmarks',
  ]);
  expect(ids(shortcutEntries({ me, server }, false))).toEqual(['home', 'local', 'bubble', 'federated']);
});

test('administration is for admins of servers that have it', () => {
  const admin = makeAccount({ id: '1', role: 'admin' });
  expect(administrationEntry({ me, server })).toBeNull();
  expect(administrationEntry({ me: admin, server })?.href).toBe(
    'https://tidepool.example/pleroma/admin/#/login-pleroma',
  );
});
