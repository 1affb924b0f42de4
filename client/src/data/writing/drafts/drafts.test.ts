import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ONLY_WORDS, type Draft, type DraftKey } from './draft';
import { fakePlatform, settled } from '@/data/testing/fake-platform';
import { decodeExtras, encodeExtras } from './draft-extras';
import type { JournalStore, Noted } from './draft-journal';
import { createDrafts } from './drafts';

const draft = (text: string, more: Partial<Draft> = {}): Draft => ({
  updatedAt: 5,
  text,
  ...ONLY_WORDS,
  ...more,
});

function world() {
  const platform = fakePlatform();
  const stored = (): unknown => JSON.parse(platform.storage.get('drafts') ?? 'null');
  return { platform, stored, ann: createDrafts(platform, 'ann'), bob: createDrafts(platform, 'bob') };
}

describe('drafts (COMP-08)', () => {
  it('come back as they were saved', () => {
    const { ann } = world();
    const full = draft('hi', {
      spoilerText: 'cw',
      sensitive: true,
      visibility: 'private',
      contentType: 'text/markdown',
      language: 'en',
      idempotencyKey: 'k',
    });
    expect(ann.save('reply:1', full)).toBe(true);
    expect(ann.get('reply:1')).toMatchObject({ ...full, extras: {} });
    expect(ann.get('status')).toBeNull();
  });

  it('are kept under the key and names that other clients share', () => {
    const { ann, stored } = world();
    ann.save('status', draft('hi', { spoilerText: 'cw', sensitive: true, visibility: 'public' }));
    expect(stored()).toMatchObject({
      status: { updatedAt: 5, data: { status: 'hi', spoilerText: 'cw', nsfw: true, visibility: 'public' } },
    });
  });

  it('read what another client wrote, and keep its files', () => {
    const { platform, ann, stored } = world();
    const data = { status: 'old', files: [{ id: '1' }], nsfw: false };
    platform.storage.set('drafts', JSON.stringify({ status: { updatedAt: 1, data } }));
    expect(ann.get('status')?.text).toBe('old');
    const kept = decodeExtras(ann.get('status')?.extras ?? {});
    ann.save('status', draft('new', { extras: encodeExtras(kept) }));
    expect(stored()).toMatchObject({ status: { data: { status: 'new', files: [{ id: '1' }] } } });
  });

  it('are deleted when they are empty', () => {
    const { ann, platform } = world();
    ann.save('status', draft('hi'));
    ann.save('status', draft(''));
    expect(ann.get('status')).toBeNull();
    expect(platform.storage.get('drafts')).toBeNull();
  });

  it('are what was saved last, by account and context, whatever is saved and cleared between', () => {
    const keys: readonly DraftKey[] = ['status', 'reply:1', 'quote:1', 'edit:1', 'kept:a b|c'];
    const step = fc.record({
      owner: fc.constantFrom('ann' as const, 'bob' as const),
      key: fc.constantFrom(...keys),
      text: fc.option(fc.string(), { freq: 3 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const accounts = world();
        const expected = new Map<string, string>();
        for (const { owner, key, text } of steps) {
          if (text === null) accounts[owner].clear(key);
          else accounts[owner].save(key, draft(text));
          if (text === null || text === '') expected.delete(`${owner} ${key}`);
          else expected.set(`${owner} ${key}`, text);
          for (const of of ['ann', 'bob'] as const)
            for (const each of keys) expect(accounts[of].get(each)?.text).toBe(expected.get(`${of} ${each}`));
        }
      }),
    );
  });

  it('of two accounts do not touch each other', () => {
    const { ann, bob } = world();
    ann.save('status', draft('from ann'));
    expect(bob.get('status')).toBeNull();
    bob.save('status', draft('from bob'));
    expect(ann.get('status')?.text).toBe('from ann');
    ann.clear('status');
    expect(bob.get('status')?.text).toBe('from bob');
    bob.save('status', draft('again'));
    bob.clear('status');
    expect(bob.get('status')).toBeNull();
  });

  it('say so when the browser refuses, and are there as long as the page is', () => {
    const { ann, platform } = world();
    platform.storage.full = true;
    expect(ann.save('status', draft('hi'))).toBe(false);
    expect(ann.get('status')?.text).toBe('hi');
  });

  it('survive nonsense in the storage', () => {
    const { ann, platform } = world();
    for (const nonsense of ['', '[1]', '{"status":3}', '{"status":{"data":{"status":7}}}', 'x']) {
      platform.storage.entries.set('drafts', nonsense);
      expect(ann.get('status')?.text ?? '').toBe('');
    }
  });
});

/** A browser whose journal is on the disk at once, and whose local storage comes there when it likes. */
function browser() {
  const journal = new Map<string, Noted>();
  let refuses = false;
  const store: JournalStore = {
    all: async () => new Map(journal),
    put: async (key, noted) => {
      if (!refuses) journal.set(key, structuredClone(noted));
      return !refuses;
    },
    drop: async (key) => void journal.delete(key),
  };
  let disk: ReadonlyMap<string, string> = new Map();
  const open = () => {
    const platform = fakePlatform();
    for (const [key, value] of disk) platform.storage.entries.set(key, value);
    const drafts = createDrafts(platform, 'ann', store);
    const at = (): number => platform.clock.now;
    return {
      platform,
      drafts,
      clock: platform.clock,
      type: (text: string, key: DraftKey = 'status') => drafts.save(key, draft(text, { updatedAt: at() })),
      flush: () => (disk = new Map(platform.storage.entries)),
      text: (key: DraftKey = 'status') => drafts.get(key)?.text,
    };
  };
  return { journal, open, refuse: (on: boolean) => (refuses = on) };
}

describe('after a browser that was killed (SPEC W5, W6)', () => {
  it('the newest words are there, not those that local storage had last', async () => {
    const { open } = browser();
    const first = open();
    await first.drafts.recover();
    first.type('low');
    first.flush();
    await first.clock.advance(5_000);
    first.type('low tide');
    await settled();
    const next = open();
    next.clock.now = first.clock.now + 9_000;
    expect(next.text()).toBe('low');
    let told = 0;
    next.drafts.watch(() => (told += 1));
    await next.drafts.recover();
    expect(next.text()).toBe('low tide');
    expect(told).toBe(1);
  });

  it('at most a second of typing is lost, however it is typed', async () => {
    const { open } = browser();
    const first = open();
    await first.drafts.recover();
    let typed = '';
    for (let letter = 0; letter < 100; letter += 1) {
      typed += 'x';
      first.type(typed);
      await first.clock.advance(130);
    }
    const next = open();
    await next.drafts.recover();
    expect((100 - (next.text()?.length ?? 0)) * 130).toBeLessThanOrEqual(1_130);
  });

  it('what was sent or thrown away does not come back', async () => {
    const { open, journal } = browser();
    const first = open();
    await first.drafts.recover();
    first.type('sent');
    first.flush();
    await first.clock.advance(5_000);
    first.drafts.clear('status');
    await settled();
    const next = open();
    next.clock.now = first.clock.now + 1_000;
    await next.drafts.recover();
    expect(next.drafts.get('status')).toBeNull();
    const later = open();
    later.clock.now = first.clock.now + 48 * 60 * 60_000;
    await later.drafts.recover();
    expect(journal.size).toBe(0);
  });

  it('what local storage knows is not asked of the journal, older or newer', async () => {
    const { open } = browser();
    const first = open();
    await first.drafts.recover();
    first.type('one');
    await settled();
    first.type('one and two');
    first.type('a reply', 'reply:1');
    first.drafts.clear('reply:1');
    first.flush();
    const next = open();
    await next.drafts.recover();
    expect(next.text()).toBe('one and two');
    expect(next.drafts.get('reply:1')).toBeNull();
  });

  it('what is written before the journal is read loses nothing of what that has', async () => {
    const { open } = browser();
    const first = open();
    await first.drafts.recover();
    first.type('of before');
    await settled();
    const next = open();
    next.clock.now = first.clock.now + 1_000;
    next.type('of now');
    await next.drafts.recover();
    await settled();
    expect(next.text()).toBe('of now');
    expect(next.platform.storage.get('drafts')).toContain('of before');
  });

  it('a full local storage loses nothing where the journal holds (W7)', async () => {
    const { open } = browser();
    const first = open();
    await first.drafts.recover();
    first.type('a');
    await settled();
    first.platform.storage.full = true;
    await first.clock.advance(2_000);
    expect(first.type('ab')).toBe(true);
    await first.clock.advance(2_000);
    const next = open();
    await next.drafts.recover();
    expect(next.text()).toBe('ab');
  });
});
