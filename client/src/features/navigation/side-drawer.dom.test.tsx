import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Realm } from '@/data/realm';
import { createCommands } from '@/parts/commands/commands';
import { createFakeRealm } from '../../../test/fake-realm';
import { createFakeSessions } from '../../../test/fake-sessions';
import { makeAccount, makeServer } from '../../../test/make';
import { show } from '../../../test/show';
import { SideDrawer } from './side-drawer';

const on = { close: vi.fn(), settings: vi.fn(), moderation: vi.fn(), logOut: vi.fn() };

function open(realm: Realm, sessions = createFakeSessions(realm)): void {
  show(
    <SideDrawer
      lastTimeline={null}
      onClose={on.close}
      onSettings={on.settings}
      onModeration={on.moderation}
      onLogOut={on.logOut}
    />,
    { realm, sessions, commands },
  );
}

const entries = (): string[] =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');

let commands = createCommands();
beforeEach(() => {
  commands = createCommands();
});
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

describe('the drawer (NAV-21)', () => {
  test('shows an admin everything in its order', () => {
    open(
      createFakeRealm({
        me: makeAccount({ id: '1', role: 'admin', locked: true }),
        server: makeServer({ suggestionsEnabled: true }),
      }),
    );
    expect(entries()).toEqual([
      'Timelines',
      'Lists',
      'Interactions',
      'Friend requests',
      'Search',
      'Who to follow',
      'Settings',
      'About',
      'Moderation',
      'Administration',
      'Announcements',
      'Drafts',
      'Scheduled posts',
      'Add an account',
      'Log out',
    ]);
  });

  test('leads an admin to the administration of the server in a tab of its own, and nobody else', () => {
    open(createFakeRealm({ me: makeAccount({ id: '1', role: 'moderator' }) }));
    expect(entries()).toContain('Moderation');
    expect(entries()).not.toContain('Administration');
    cleanup();
    open(createFakeRealm({ me: makeAccount({ id: '1', role: 'admin' }) }));
    const link = screen.getByRole('link', { name: 'Administration' });
    expect(link.getAttribute('href')).toMatch(/\/pleroma\/admin\/#\/login-pleroma$/);
    expect(link.getAttribute('target')).toBe('_blank');
  });

  test('shows a visitor the way in first', () => {
    open(createFakeRealm());
    expect(entries()).toEqual(['Log in', 'Timelines', 'Search', 'About']);
  });

  test('a link closes it; what opens over the page opens when it is gone', () => {
    open(createFakeRealm({ me: makeAccount({ id: '1' }) }));
    fireEvent.click(screen.getByRole('link', { name: 'Lists' }));
    expect(on.close).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    expect(on.close).toHaveBeenCalledTimes(2);
    expect(on.settings).toHaveBeenCalledTimes(1);
  });

  test('another account of this browser is there to go on with, and one can be added', () => {
    const realm = createFakeRealm({ me: makeAccount({ id: '1' }) });
    const sessions = createFakeSessions(realm);
    sessions.accounts.set([
      { key: realm.key, base: 'https://home.example', acct: 'ada', displayName: 'Ada', avatar: '' },
      {
        key: 'https://far.example|2',
        base: 'https://far.example',
        acct: 'lin',
        displayName: 'Lin',
        avatar: '',
      },
    ]);
    open(realm, sessions);
    expect(screen.getByRole('link', { name: 'Add an account' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('button', { name: /@ada/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Switch to @lin@far.example' }));
    expect(on.close).toHaveBeenCalledTimes(1);
    expect(sessions.calls).toEqual([['switchTo', 'https://far.example|2']]);
  });

  test('the pencil on the own card opens the settings at the profile (PROF-05)', () => {
    open(createFakeRealm({ me: makeAccount({ id: '1' }) }));
    fireEvent.click(screen.getByRole('button', { name: 'Edit profile' }));
    expect(on.close).toHaveBeenCalledTimes(1);
    expect(commands.settings.get()).toEqual({ tab: 'profile' });
  });

  test.each([
    ['to the left closes it', { x: 200, y: 100 }, { x: 150, y: 105 }, 1],
    ['to the right does not', { x: 200, y: 100 }, { x: 260, y: 105 }, 0],
    ['of 20 pixels is none', { x: 200, y: 100 }, { x: 180, y: 100 }, 0],
    ['that goes down more than sideways is none', { x: 200, y: 100 }, { x: 160, y: 200 }, 0],
  ])('a swipe %s', (_, from, to, times) => {
    open(createFakeRealm());
    const sheet = screen.getByRole('dialog', { name: 'Menu' });
    const inside = screen.getByRole('navigation', { name: 'Menu' });
    const touch = { pointerType: 'touch', bubbles: true };
    fireEvent.pointerDown(inside, { ...touch, clientX: from.x, clientY: from.y });
    fireEvent.pointerUp(inside, { ...touch, clientX: to.x, clientY: to.y });
    expect(sheet).toBeTruthy();
    expect(on.close).toHaveBeenCalledTimes(times);
  });

  test('Escape closes it', () => {
    open(createFakeRealm());
    fireEvent(screen.getByRole('dialog', { name: 'Menu' }), new Event('cancel', { cancelable: true }));
    expect(on.close).toHaveBeenCalledTimes(1);
  });
});
