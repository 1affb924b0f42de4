import { describe, expect, test } from 'vitest';
import { decodeAccount } from '@/api/decode/account';
import { createCore } from '@/data/core';
import type { PeopleRemote } from '@/data/remote/people-remote';
import { fakePeopleRemote } from '@/data/testing/fake-people-remote';
import { FakeBrowser, fakePlatform, settled, type FakePlatform } from '@/data/testing/fake-platform';
import { fakeRemote } from '@/data/testing/fake-remote';
import { fakeServer } from '@/data/testing/fake-server';
import { account, accountJson, must, relationship } from '@/data/testing/make';
import { ApiError, type ApiErrorKind } from '@/domain/api-error';
import { createImporter } from './importer';

type Mute = PeopleRemote['mute'];

const LINES = ['otto@tidepool.example', 'gus@tidepool.example'];

const known: PeopleRemote['accountByName'] = async (name) =>
  must(decodeAccount(accountJson(name, { username: name, acct: name })));

interface Given {
  platform?: FakePlatform;
  accountByName?: PeopleRemote['accountByName'];
  /** Whether everybody is muted already. */
  muting?: boolean;
}

/** A page whose server knows otto and gus unless said, and answers so when one of them is to be muted. */
function page(mute: Mute, { platform = fakePlatform(), accountByName = known, muting = false }: Given = {}) {
  const asked: string[] = [];
  const people = fakePeopleRemote({
    accountByName,
    mute: (id, on, seconds) => {
      asked.push(id);
      return mute(id, on, seconds);
    },
  });
  const core = createCore({
    key: 'https://tidepool.example|me',
    account: account('me'),
    server: fakeServer(),
    remote: fakeRemote({
      people: async () => people,
      relationships: async (ids) => ids.map((id) => relationship(id, { muting })),
    }),
    platform,
  });
  const importer = createImporter(core);
  return { importer, asked, platform, clock: platform.clock, state: () => importer.importing.get() };
}

const muted: Mute = async (id) => relationship(id, { muting: true });

describe('an import whose server refuses', () => {
  const STOPS: readonly ApiErrorKind[] = [
    'unauthorized',
    'login-needed',
    'offline',
    'timeout',
    'server',
    'nonsense',
  ];
  test.each(STOPS)(
    'with what the next lines would meet too (%s) stops there, and goes on with that line',
    async (kind) => {
      let refuses = true;
      const { importer, asked, state } = page(async (id, on, seconds) => {
        if (refuses) throw new ApiError(kind);
        return muted(id, on, seconds);
      });
      importer.startImport('mutes', LINES);
      await settled();
      expect(state()).toMatchObject({ is: 'stopped', at: 0, total: 2, failed: [], error: kind });
      refuses = false;
      importer.goOn();
      await settled();
      expect(state()).toMatchObject({ is: 'finished', at: 2, already: 0, failed: [], error: null });
      expect(asked).toEqual(['otto', 'otto', 'gus']);
    },
  );

  const SKIPS: readonly ApiErrorKind[] = ['forbidden', 'not-found', 'invalid', 'too-large'];
  test.each(SKIPS)('one line (%s) tells of it with the line, and goes on behind it', async (kind) => {
    const { importer, asked, state } = page(async (id, on, seconds) => {
      if (id === 'otto') throw new ApiError(kind);
      return muted(id, on, seconds);
    });
    importer.startImport('mutes', LINES);
    await settled();
    const failed = [{ line: LINES[0], why: kind }];
    expect(state()).toMatchObject({ is: 'finished', at: 2, already: 0, failed, error: null });
    expect(asked).toEqual(['otto', 'gus']);
  });
});

describe('an import whose server asks to wait', () => {
  test('waits as long as it asks and says until when; a later page goes on there, and nothing is done twice', async () => {
    const first = page(async (id, on, seconds) => {
      const wait = id === 'gus' ? 600_000 : 2000;
      if (id === 'gus' || first.asked.length === 1)
        throw new ApiError('rate-limited', { retryAt: first.clock.now + wait });
      return muted(id, on, seconds);
    });
    first.importer.startImport('mutes', LINES);
    await settled();
    expect(first.state()).toMatchObject({ is: 'waiting', at: 0, until: first.clock.now + 2000 });
    await first.clock.advance(2000);
    expect(first.state()).toMatchObject({
      is: 'waiting',
      at: 1,
      failed: [],
      until: first.clock.now + 600_000,
    });
    expect(first.asked).toEqual(['otto', 'otto', 'gus']);

    const second = page(
      async (id, on, seconds) => {
        if (second.asked.length === 1)
          throw new ApiError('rate-limited', { retryAt: second.clock.now + 600_000 });
        return muted(id, on, seconds);
      },
      { platform: { ...fakePlatform(), storage: first.platform.storage } },
    );
    expect(second.state()).toMatchObject({ is: 'stopped', at: 1, total: 2, error: null });
    second.importer.goOn();
    await settled();
    expect(second.state()).toMatchObject({ is: 'waiting', at: 1 });
    second.importer.stop();
    await settled();
    expect(second.state()).toMatchObject({ is: 'stopped', at: 1, error: null });
    second.importer.goOn();
    await settled();
    expect(second.state()).toMatchObject({ is: 'finished', at: 2, already: 0, failed: [] });
    expect(second.asked).toEqual(['gus', 'gus']);
  });

  test('that is given up is forgotten, also by a later page', async () => {
    const { importer, platform, state } = page(() => Promise.reject(new ApiError('offline')));
    importer.startImport('mutes', LINES);
    await settled();
    importer.dismiss();
    expect(state()).toBe(null);
    expect(page(muted, { platform: { ...fakePlatform(), storage: platform.storage } }).state()).toBe(null);
  });
});

test('an import counts whom it was so of already, and names whom the server does not know', async () => {
  const { importer, asked, state } = page(muted, {
    muting: true,
    accountByName: async (name) => {
      if (name === 'gus') throw new ApiError('not-found');
      return known(name);
    },
  });
  importer.startImport('mutes', LINES);
  await settled();
  const failed = [{ line: LINES[1], why: 'unknown' }];
  expect(state()).toMatchObject({ is: 'finished', at: 2, already: 1, failed });
  expect(asked).toEqual([]);
});

describe('an import that another tab goes through', () => {
  /** Two tabs of a browser; the second hears what the first has written when it is told. */
  function tabs() {
    const browser = new FakeBrowser();
    const answers: (() => void)[] = [];
    const slow: Mute = (id) =>
      new Promise((resolve) => {
        answers.push(() => resolve(relationship(id, { muting: true })));
      });
    const first = page(slow, { platform: fakePlatform({ browser }) });
    const open = () => {
      const { storage } = first.platform;
      return page(slow, { platform: { ...fakePlatform({ browser }), storage } });
    };
    const answer = async (): Promise<void> => {
      answers.shift()?.();
      await settled();
    };
    return { first, open, answer };
  }

  test('runs in a tab that comes later as well, which follows it, does nothing of it twice and sees its end', async () => {
    const { first, open, answer } = tabs();
    first.importer.startImport('mutes', LINES);
    await settled();
    const second = open();
    expect(second.state()).toMatchObject({ is: 'running', at: 0, total: 2 });
    second.importer.goOn();
    second.importer.startImport('blocks', ['ann']);
    await answer();
    second.platform.storageChanged('skein.import-at:https://tidepool.example|me');
    expect(second.state()).toMatchObject({ is: 'running', kind: 'mutes', at: 1 });
    await answer();
    expect(second.state()).toMatchObject({ is: 'finished', at: 2 });
    expect(second.asked).toEqual([]);
  });

  test('is stopped from a tab that was there before it began, and goes on in that one', async () => {
    const { first, open, answer } = tabs();
    const second = open();
    expect(second.state()).toBe(null);
    first.importer.startImport('mutes', LINES);
    await settled();
    expect(second.state()).toMatchObject({ is: 'running', at: 0 });
    second.importer.stop();
    await answer();
    expect([first.state(), second.state()]).toMatchObject([
      { is: 'stopped', at: 1 },
      { is: 'stopped', at: 1 },
    ]);
    second.importer.goOn();
    await settled();
    expect(first.state()).toMatchObject({ is: 'running', at: 1 });
    await answer();
    expect([first.state(), second.state()]).toMatchObject([{ is: 'finished' }, { is: 'finished' }]);
    expect([first.asked, second.asked]).toEqual([['otto'], ['gus']]);
  });

  test('says why it stopped there as well, and no more once it goes on', async () => {
    const browser = new FakeBrowser();
    let works = false;
    const mute: Mute = async (id) => {
      if (!works) throw new ApiError('server');
      return relationship(id, { muting: true });
    };
    const first = page(mute, { platform: fakePlatform({ browser }) });
    const { storage } = first.platform;
    const second = page(mute, { platform: { ...fakePlatform({ browser }), storage } });
    first.importer.startImport('mutes', LINES);
    await settled();
    expect([first.state(), second.state()]).toMatchObject([
      { is: 'stopped', error: 'server' },
      { is: 'stopped', error: 'server' },
    ]);
    works = true;
    second.importer.goOn();
    expect(second.state()).toMatchObject({ is: 'running', error: null });
    await settled();
    expect([first.state(), second.state()]).toMatchObject([
      { is: 'finished', error: null },
      { is: 'finished', error: null },
    ]);
  });
});
