import { describe, expect, test } from 'vitest';
import { createFakeRealm, type FakeRealmFacts } from '../../../../test/fake-realm';
import { makeAccount, makeNotification, makeStatus } from '../../../../test/make';
import { desktopAlert } from './desktop-alerts';

const wren = makeAccount({ id: 'w', displayName: 'Wren', avatar: 'https://a.example/w.png' });
const post = makeStatus({ id: 's', accountId: 'w', text: 'The tide is out', sensitive: false });
const mention = makeNotification({ id: 'n', kind: 'mention', accountId: 'w', statusId: 's', seen: false });

const alertOf = (facts: FakeRealmFacts, received = mention) =>
  desktopAlert(createFakeRealm({ accounts: [wren], statuses: [post], ...facts }), received);

describe('a desktop alert (NOTIF-06)', () => {
  test('says who did what, with the text and the face', () => {
    expect(alertOf({})).toEqual({
      title: 'Wren mentioned you',
      body: 'The tide is out',
      icon: 'https://a.example/w.png',
      image: null,
    });
  });
  test('keeps the text behind a subject to itself, unless the reader wants it', () => {
    const statuses = [{ ...post, spoilerText: 'spiders' }];
    expect(alertOf({ statuses })?.body).toBe('spiders');
    expect(alertOf({ statuses, preferences: { webPushHideIfCW: false } })?.body).toBe(
      'spiders:\nThe tide is out',
    );
  });
  test('is not made for what was seen, for muted people and for muted words', () => {
    expect(alertOf({}, { ...mention, seen: true })).toBeNull();
    expect(alertOf({ statuses: [{ ...post, muted: true }] })).toBeNull();
    expect(alertOf({ preferences: { muteWords: ['TIDE'] } })).toBeNull();
  });
});
