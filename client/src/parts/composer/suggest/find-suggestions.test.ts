import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Realm } from '@/data/realm';
import { fakeWritingHelp } from '../../../../test/fake-details';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeServer } from '../../../../test/make';
import { findSuggestions } from './find-suggestions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const people = ['ada', 'adam', 'zoe'].map((acct) => makeAccount({ id: acct, acct }));

/** Every list that was answered, as what would be written. */
async function ask(
  realm: Realm,
  sign: '@' | '#' | '$',
  query: string,
  { contentType = '', current = (): boolean => true } = {},
): Promise<readonly (readonly string[])[]> {
  const answers: (readonly string[])[] = [];
  const found = findSuggestions(
    { sign },
    { realm, locale: 'en', query, current, answer: (list) => answers.push(list.map(({ words }) => words)) },
    contentType,
  );
  await vi.runAllTimersAsync();
  await found;
  return answers;
}

function withPeople(): { realm: Realm; asked: string[] } {
  const asked: string[] = [];
  const writingHelp = fakeWritingHelp({
    knownPeople: () => ['adam'],
    findPeople: async (words) => (asked.push(words), ['adam', 'ada', 'zoe']),
    knownTags: () => ['tides'],
    findTags: async () => ['Tide', 'tidepool'],
  });
  return {
    realm: createFakeRealm({ accounts: people, details: { writingHelp: async () => writingHelp } }),
    asked,
  };
}

it('people who are known come at once, those of the server behind them', async () => {
  const { realm, asked } = withPeople();
  expect(await ask(realm, '@', 'ad')).toEqual([['@adam'], ['@adam', '@ada', '@zoe']]);
  expect(asked).toEqual(['ad']);
});

it('the server is not asked for a word with a host, nor when more was typed within 300 ms', async () => {
  const { realm, asked } = withPeople();
  await ask(realm, '@', 'ada@far');
  const until = Date.now() + 200;
  await ask(realm, '@', 'ad', { current: () => Date.now() < until });
  expect(asked).toEqual([]);
});

it('a failing server leaves those that are known', async () => {
  const writingHelp = fakeWritingHelp({
    knownPeople: () => ['ada'],
    findPeople: () => Promise.reject(new Error('offline')),
  });
  const realm = createFakeRealm({ accounts: people, details: { writingHelp: async () => writingHelp } });
  expect((await ask(realm, '@', 'ad')).at(-1)).toEqual(['@ada']);
});

it('tags are never suggested as what is written already', async () => {
  const { realm } = withPeople();
  expect((await ask(realm, '#', 'tide')).at(-1)).toEqual(['#tides', '#tidepool']);
});

it('MFM is offered where the server has it, a lone sign only while writing in it', async () => {
  const mfm = 'text/x.misskeymarkdown';
  const plain = createFakeRealm({ server: makeServer({ postFormats: ['text/plain'] }) });
  const rich = createFakeRealm({ server: makeServer({ postFormats: ['text/plain', mfm] }) });
  expect(await ask(plain, '$', 'ta')).toEqual([[]]);
  expect(await ask(rich, '$', 'ta')).toEqual([['$[tada']]);
  expect(await ask(rich, '$', '')).toEqual([[]]);
  expect((await ask(rich, '$', '', { contentType: mfm }))[0]).toHaveLength(5);
});

it('a lone sign offers nothing', async () => {
  const { realm, asked } = withPeople();
  expect(await ask(realm, '@', '')).toEqual([[]]);
  expect(asked).toEqual([]);
});
