import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Draft, DraftKey } from './draft';
import { fakePlatform } from '@/data/testing/fake-platform';
import { decodeExtras, encodeExtras } from './draft-extras';
import { createDrafts } from './drafts';

const draft = (text: string, more: Partial<Draft> = {}): Draft => ({
  updatedAt: 5,
  text,
  spoilerText: '',
  sensitive: false,
  visibility: null,
  contentType: null,
  language: null,
  idempotencyKey: null,
  extras: {},
  ...more,
});

function world() {
  const platform = fakePlatform();
  const stored = (): unknown => JSON.parse(platform.storage.getItem('drafts') ?? 'null');
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
    platform.storage.setItem('drafts', JSON.stringify({ status: { updatedAt: 1, data } }));
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
    expect(platform.storage.getItem('drafts')).toBeNull();
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
        const house = world();
        const expected = new Map<string, string>();
        for (const { owner, key, text } of steps) {
          if (text === null) house[owner].clear(key);
          else house[owner].save(key, draft(text));
          if (text === null || text === '') expected.delete(`${owner} ${key}`);
          else expected.set(`${owner} ${key}`, text);
          for (const of of ['ann', 'bob'] as const)
            for (const each of keys) expect(house[of].get(each)?.text).toBe(expected.get(`${of} ${each}`));
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

  it('say so when the browser refuses, and survive nonsense in the storage', () => {
    const { ann, platform } = world();
    platform.storage.full = true;
    expect(ann.save('status', draft('hi'))).toBe(false);
    for (const nonsense of ['', '[1]', '{"status":3}', '{"status":{"data":{"status":7}}}', 'x']) {
      platform.storage.entries.set('drafts', nonsense);
      expect(ann.get('status')?.text ?? '').toBe('');
    }
  });
});
