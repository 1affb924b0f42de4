import { describe, expect, it } from 'vitest';
import { decodeAccount, slimAccount } from './account';

const bare = { id: 'a1', username: 'ada', acct: 'ada' };

describe('an account', () => {
  it('with hardly anything is still one', () => {
    expect(decodeAccount(bare)).toMatchObject({
      account: {
        displayName: 'ada',
        isLocal: true,
        role: 'member',
        createdAt: null,
        own: null,
        movedTo: null,
      },
      relationship: null,
      moved: null,
    });
  });

  it('whose name has nothing to see is called by its handle', () => {
    for (const display_name of ['', ' ', '\u200B', '\u00A0\u3164\u2800'])
      expect(decodeAccount({ ...bare, display_name })?.account.displayName).toBe('ada');
  });

  it.each([{}, null, [], 'ada', { id: 'a1' }, { username: 'ada' }, { ...bare, id: '_' }])(
    '%j is none',
    (input) => {
      expect(decodeAccount(input)).toBeNull();
    },
  );

  it('takes staff from the flags of Pleroma, or from the role that its owner is told', () => {
    const roleWith = (pleroma: object): string | undefined =>
      decodeAccount({ ...bare, pleroma })?.account.role;
    expect(roleWith({ is_admin: true, is_moderator: true })).toBe('admin');
    expect(roleWith({ is_moderator: true })).toBe('moderator');
    const owner = { ...bare, source: { privacy: 'public' } };
    const withBits = (permissions: unknown): string | undefined =>
      decodeAccount({ ...owner, role: { permissions } })?.account.role;
    // Owner, Admin, Moderator and everybody else as Mastodon makes them.
    expect(['1048575', '983036', '1308', '65536'].map(withBits)).toEqual([
      'admin',
      'admin',
      'moderator',
      'member',
    ]);
    expect([null, 'much', '-1', {}, '1e99'].map(withBits)).toEqual(Array(5).fill('member'));
    // A role beside somebody else's name is a badge.
    expect(decodeAccount({ ...bare, role: { permissions: '1' } })?.account.role).toBe('member');
  });

  it('reads what only the owner is told', () => {
    const source = { privacy: 'private', note: 'raw' };
    const pleroma = { unread_notifications_count: 3, settings_store: { 'pleroma-fe': {} } };
    expect(decodeAccount({ ...bare, source, pleroma, follow_requests_count: 2 })?.account.own).toEqual({
      defaultVisibility: 'private',
      noteSource: 'raw',
      followRequestsCount: 2,
      unreadNotificationsCount: 3,
      allowFollowingMove: false,
      settingsStore: { 'pleroma-fe': {} },
    });
    expect(decodeAccount({ ...bare, source: { note: 'raw' } })?.account.own).toBeNull();
  });

  it('keeps a relationship only where there is one', () => {
    expect(decodeAccount({ ...bare, pleroma: { relationship: {} } })?.relationship).toBeNull();
    const relationship = { id: 'a1', following: true, notifying: true };
    expect(decodeAccount({ ...bare, pleroma: { relationship } })?.relationship).toMatchObject({
      following: true,
      subscribing: true,
      showingReblogs: true,
    });
  });

  it('that moved names its new self, which does not move on', () => {
    const moved = { id: 'a2', username: 'ada', acct: 'ada@new.example', moved: bare };
    const bundle = decodeAccount({ ...bare, moved });
    expect(bundle?.account.movedTo).toBe('a2');
    expect(bundle?.moved?.acct).toBe('ada@new.example');
    const toItself = decodeAccount({ ...bare, moved: bare });
    expect([toItself?.moved, toItself?.account.movedTo]).toEqual([null, null]);
  });

  it('keeps host and software of its server, and nothing else of the nodeinfo', () => {
    const instance = {
      name: 'x.example',
      nodeinfo: { software: { name: 'akkoma' }, metadata: { big: true } },
    };
    const input = { ...bare, akkoma: { instance } };
    expect(decodeAccount(input)?.account.instance).toEqual({ host: 'x.example', software: 'akkoma' });
    expect(JSON.stringify(slimAccount(input))).not.toContain('big');
    expect(decodeAccount(slimAccount(input))).toEqual(decodeAccount(input));
  });

  it('strips the prefix of moderation tags', () => {
    const pleroma = { tags: ['mrf_tag:sandbox', 'own', 7] };
    expect(decodeAccount({ ...bare, pleroma })?.account.tags).toEqual(['sandbox', 'own']);
  });
});
