import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import '@/i18n/messages/en/late/tools';
import { createTranslator } from '@/i18n/translator';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { makeAttachment } from '../../../../test/make-attachment';
import type { Status } from '@/domain/status/status';
import { cutSentences, piecesOf, speakable } from './pieces';

const t = createTranslator('en', 'ltr', {});

const realmWith = (given: Partial<Status>) =>
  createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
    statuses: [makeStatus({ id: '7', accountId: '2', ...given })],
    preferences: { collapseMessageWithSubject: true, hideNsfw: true },
  });

describe('what is said of a post', () => {
  test('is who writes, in the reader’s language, and the text in its own', () => {
    expect(piecesOf(t, realmWith({ text: 'Hallo. Wie geht es?', language: 'de' }), '7')).toEqual([
      { text: 'Ann writes:', lang: 'en' },
      { text: 'Hallo.', lang: 'de' },
      { text: 'Wie geht es?', lang: 'de' },
    ]);
  });

  test('has the descriptions of its files', () => {
    const attachments = [makeAttachment({ id: '1', description: 'a crab' }), makeAttachment({ id: '2' })];
    const said = piecesOf(t, realmWith({ text: 'Look.', attachments }), '7').map(({ text }) => text);
    expect(said).toEqual(['Ann writes:', 'Look.', 'Picture: a crab', 'Picture: without a description']);
  });

  test('is the warning alone until it is opened', () => {
    const realm = realmWith({ text: 'Secret.', spoilerText: 'Tides' });
    const said = (): readonly string[] => piecesOf(t, realm, '7').map(({ text }) => text);
    expect(said()).toEqual([
      'Ann writes:',
      'Content warning: Tides',
      'The text behind the warning is not shown.',
    ]);
    realm.rowFlags.set('7', 'subject', true);
    expect(said()).toEqual(['Ann writes:', 'Content warning: Tides', 'Secret.']);
  });

  test('is the translation where one is shown, in its language, and that it is one', () => {
    const realm = createFakeRealm({
      me: makeAccount({ id: '1' }),
      accounts: [makeAccount({ id: '2', displayName: 'Ann' })],
      statuses: [makeStatus({ id: '7', accountId: '2', text: 'Море тихе.', language: 'uk' })],
      details: {
        translated: () => ({
          content: '<p>The sea<br>is calm.</p>',
          spoilerText: '',
          options: [],
          descriptions: [],
          from: 'uk',
          to: 'EN',
        }),
      },
    });
    expect(piecesOf(t, realm, '7').at(-1)).toEqual({ text: 'Море тихе.', lang: 'uk' });
    realm.rowFlags.set('7', 'translated', true);
    expect(piecesOf(t, realm, '7')).toEqual([
      { text: 'Ann writes:', lang: 'en' },
      { text: 'Translated from Ukrainian', lang: 'en' },
      { text: 'The sea', lang: 'en' },
      { text: 'is calm.', lang: 'en' },
    ]);
  });

  test('is nothing of a post that is not there', () => {
    expect(piecesOf(t, realmWith({}), '8')).toEqual([]);
  });

  test('names hosts and emoji instead of spelling them out', () => {
    expect(speakable(t, 'See https://example.org/a?b=c :blob_cat:')).toBe('See link to example.org blob cat');
  });

  test('is cut where a voice may take a breath, and nothing is lost, whatever the text', () => {
    expect(cutSentences(`${'word '.repeat(60)}end.`, 'en').length).toBe(2);
    assert(
      property(string({ unit: 'grapheme', maxLength: 800 }), (text) => {
        const parts = cutSentences(text, 'x y');
        const bare = (words: string): string => words.replace(/\s/g, '');
        expect(bare(parts.join(''))).toBe(bare(text));
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(180);
      }),
    );
  });
});
