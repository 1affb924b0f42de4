import { describe, expect, it } from 'vitest';
import { isFilteredOut, readKept, readMessage, readNotification, told, type KeptPush } from './push-message';

const kept: KeptPush = {
  base: 'https://tidepool.example',
  realm: 'https://tidepool.example|1',
  hidesAll: false,
  hidesBehindWarning: true,
  hides: null,
  folds: null,
  words: {
    mention: '{name} hat dich erwähnt',
    follow_request: '{name} möchte dir folgen',
    do_favourite: 'Favorisieren',
    do_reply: 'Antworten',
    do_approve: 'Annehmen',
  },
};
const pushed = (more: object = {}) => {
  const message = readMessage({
    access_token: 'TOKEN',
    notification_id: 7,
    notification_type: 'mention',
    icon: 'https://tidepool.example/i.png',
    title: 'New Mention',
    body: '@kai: hello',
    ...more,
  });
  if (!message) throw new Error('no message');
  return message;
};
const notification = (status: object | null = {}) =>
  readNotification({
    id: '7',
    type: 'mention',
    account: { id: 'k', acct: 'kai@reef.example', display_name: 'Kai', avatar: 'https://reef.example/k.png' },
    ...(status && {
      status: {
        id: 's1',
        spoiler_text: '',
        pleroma: { conversation_id: 12, content: { 'text/plain': 'hello there' } },
        ...status,
      },
    }),
  });

describe('an answer that is written in the notification', () => {
  const replyTo = (status: object) => {
    const { actions, data } = told(pushed(), kept, notification(status));
    return { type: actions.find(({ action }) => action === 'reply')?.type, reply: data.reply };
  };
  it('names whom the form would name, and is seen by whom the post is', () => {
    const mentions = [
      { id: '1', acct: 'me' },
      { id: 'k', acct: 'kai@reef.example' },
      { id: '3', acct: 'lin' },
    ];
    const named = { mentions: '@kai@reef.example @lin ', visibility: 'direct' };
    expect(replyTo({ visibility: 'direct', mentions })).toEqual({ type: 'text', reply: named });
    expect(replyTo({ visibility: 'public' })).toEqual({
      type: 'text',
      reply: { mentions: '@kai@reef.example ', visibility: null },
    });
  });
  it('is for the form where there is a content warning, or nobody knows who would see it', () => {
    expect(replyTo({ visibility: 'public', spoiler_text: 'tides' })).toEqual({
      type: undefined,
      reply: null,
    });
    expect(replyTo({})).toEqual({ type: undefined, reply: null });
  });
});

describe('what is told', () => {
  it('is said in the words of the reader, with the picture, at its place', () => {
    expect(told(pushed(), kept, notification())).toMatchObject({
      title: 'Kai hat dich erwähnt',
      body: 'hello there',
      icon: 'https://reef.example/k.png',
      data: { path: '/notice/s1', statusId: 's1', base: 'https://tidepool.example' },
      actions: [
        { action: 'favourite', title: 'Favorisieren' },
        { action: 'reply', title: 'Antworten' },
      ],
    });
  });

  it('says nothing of what the reader folds away, and nothing at all of what they hide', () => {
    const filtered = { ...kept, folds: /there/iu, hides: /kai/iu };
    expect(told(pushed(), filtered, notification())).toMatchObject({
      title: 'Kai hat dich erwähnt',
      body: '',
    });
    expect(isFilteredOut(pushed(), filtered, notification())).toBe(true);
    expect(isFilteredOut(pushed(), { ...kept, hides: /tide/iu }, notification())).toBe(false);
    expect(isFilteredOut(pushed(), kept, null)).toBe(false);
  });

  it('is one for each conversation of an account', () => {
    const first = told(pushed(), kept, notification());
    const next = told(pushed({ notification_id: 8 }), kept, notification({ id: 's2' }));
    expect(next.tag).toBe(first.tag);
    const other = notification({ pleroma: { conversation_id: 13 } });
    expect(told(pushed(), kept, other).tag).not.toBe(first.tag);
    expect(told(pushed(), { ...kept, realm: 'another' }, notification()).tag).not.toBe(first.tag);
  });

  it.each([
    ['the warning only', { hidesBehindWarning: true }, 'food'],
    ['both where the reader wants that', { hidesBehindWarning: false }, 'food:\nhello there'],
    ['nothing where all is hidden', { hidesAll: true }, ''],
  ])('of a post with a warning shows %s', (_, wishes, body) => {
    const got = notification({ spoiler_text: 'food' });
    expect(told(pushed(), { ...kept, ...wishes }, got).body).toBe(body);
  });

  it('never shows what the account hides, nor what a warning covers and the server has said', () => {
    expect(told(pushed({ title: undefined, body: 'New Mention' }), kept, notification())).toMatchObject({
      title: 'New Mention',
      body: '',
    });
    // A Mastodon sends no plain text with its posts.
    const warned = notification({ spoiler_text: 'food', pleroma: {} });
    expect(told(pushed({ body: 'secret' }), { ...kept, hidesBehindWarning: false }, warned).body).toBe(
      'food',
    );
    expect(told(pushed({ body: 'plain' }), kept, notification({ pleroma: {} })).body).toBe('plain');
  });

  it('is what the server said where the notification cannot be had', () => {
    expect(told(pushed(), kept, null)).toMatchObject({
      title: 'New Mention',
      body: '@kai: hello',
      actions: [],
      data: { path: '/me/notifications' },
    });
    expect(told(pushed(), { ...kept, hidesAll: true }, null).body).toBe('');
    expect(told(pushed({ title: undefined, body: 'New Mention' }), kept, null).title).toBe('New Mention');
  });

  it('lets a follower be approved, and leads to the requests', () => {
    const told1 = told(pushed({ notification_type: 'follow_request' }), kept, notification(null));
    expect(told1).toMatchObject({
      title: 'Kai möchte dir folgen',
      body: '',
      actions: [{ action: 'approve' }],
      data: { path: '/friend-requests', accountId: 'k' },
    });
  });

  it.each([null, 7, 'text', [], {}, { access_token: 'T' }, { notification_id: 1 }])(
    '%j is no message',
    (nonsense) => {
      expect(readMessage(nonsense)).toBeNull();
      expect(readNotification(nonsense)).toBeNull();
      expect(readKept(nonsense)).toBeNull();
    },
  );
});
