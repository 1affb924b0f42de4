import { describe, expect, it } from 'vitest';
import { decodeNotification } from './notification';
import { decodeFrame } from './stream';

const account = { id: 'a1', username: 'ada', acct: 'ada' };
const status = { id: 's1', account, content: 'x', visibility: 'public' };
const note = (type: string, more: object = {}): object => ({ id: '7', type, account, ...more });

describe('a notification', () => {
  it.each([
    ['favourite', 'favourite'],
    ['pleroma:emoji_reaction', 'reaction'],
    ['status', 'status'],
    ['severed_relationships', 'unknown'],
    ['constructor', 'unknown'],
  ])('of type %s is a %s', (type, kind) => {
    const bundle = decodeNotification(note(type, { status }));
    expect(bundle?.notification).toMatchObject({
      id: '7',
      kind,
      type,
      accountId: 'a1',
      statusId: 's1',
      seen: null,
    });
    expect(bundle?.statuses.map(({ id }) => id)).toEqual(['s1']);
  });

  it('of a report names who was reported, as Akkoma and Mastodon tell it', () => {
    const reported = { id: 'a2', username: 'bo', acct: 'bo' };
    for (const [type, key] of [
      ['pleroma:report', 'account'],
      ['admin.report', 'target_account'],
    ] as const) {
      const told = decodeNotification(note(type, { report: { id: '1', [key]: reported } }));
      expect(told?.notification).toMatchObject({
        kind: 'report',
        accountId: 'a1',
        targetId: 'a2',
        reportId: '1',
      });
      expect(told?.accounts.map(({ id }) => id)).toContain('a2');
    }
    expect(decodeNotification(note('pleroma:report'))?.notification.targetId).toBeNull();
  });

  it('about a post that did not come is dropped; one about a person needs none', () => {
    expect(decodeNotification(note('mention'))).toBeNull();
    expect(decodeNotification(note('follow'))?.notification.statusId).toBeNull();
    expect(decodeNotification(note('follow', { account: {} }))).toBeNull();
  });

  it('knows whether it was seen, the emoji without colons, and where an account moved', () => {
    const pleroma = { is_seen: false, is_muted: true };
    const reaction = note('pleroma:emoji_reaction', {
      status,
      pleroma,
      emoji: ':cat:',
      emoji_url: 'https://x/c.png',
    });
    expect(decodeNotification(reaction)?.notification).toMatchObject({
      seen: false,
      muted: true,
      emoji: 'cat',
      emojiUrl: 'https://x/c.png',
    });
    const target = { id: 'a2', username: 'ada', acct: 'ada@new.example' };
    const move = decodeNotification(note('move', { target }));
    expect(move?.notification.targetId).toBe('a2');
    expect(move?.accounts.map(({ id }) => id)).toEqual(['a1', 'a2']);
  });
});

describe('a frame of the stream', () => {
  const frame = (event: string, payload: unknown): string =>
    JSON.stringify({ stream: ['user'], event, payload });

  it('holds its payload as JSON inside JSON', () => {
    expect(decodeFrame(frame('update', JSON.stringify(status)))).toMatchObject({ is: 'update' });
    expect(decodeFrame(frame('status.update', JSON.stringify(status)))).toMatchObject({
      is: 'status.update',
      bundle: { status: { id: 's1' } },
    });
    expect(decodeFrame(frame('notification', JSON.stringify(note('follow'))))).toMatchObject({
      is: 'notification',
    });
    expect(decodeFrame('{"event":"delete","payload":"s1"}')).toEqual({ is: 'delete', id: 's1' });
    expect(decodeFrame('{"event":"filters_changed"}')).toEqual({ is: 'filters_changed' });
  });

  it('tells who follows whom', () => {
    const payload = JSON.stringify({
      state: 'follow_accept',
      follower: { id: 'a1' },
      following: { id: 'a2' },
    });
    expect(decodeFrame(frame('pleroma:follow_relationships_update', payload))).toEqual({
      is: 'follow',
      state: 'follow_accept',
      followerId: 'a1',
      followingId: 'a2',
    });
  });

  it('names events that it does not know, and is nothing when broken', () => {
    expect(decodeFrame(frame('conversation', '{}'))).toEqual({ is: 'unknown', event: 'conversation' });
    for (const raw of [
      'pong',
      '',
      '{',
      '[]',
      '{"event":1}',
      frame('update', '{"id":1'),
      frame('delete', null),
    ]) {
      expect(decodeFrame(raw)).toBeNull();
    }
  });
});
