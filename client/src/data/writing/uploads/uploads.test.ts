import { describe, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createBatch } from '@/data/store/batch';
import { createCell } from '@/data/store/cell';
import { fakePlatform, FakeClock, settled } from '@/data/testing/fake-platform';
import { fakeReach } from '@/data/testing/fake-reach';
import { makeServer } from '../../../../test/make';
import { makeAttachment } from '../../../../test/make-attachment';
import { createUploads } from './create-uploads';
import type { MediaRemote } from './upload-work';
import type { UploadFile } from './uploads';

const file = (key: string, more: Partial<UploadFile> = {}): UploadFile => ({
  key,
  mediaId: null,
  name: `${key}.png`,
  description: '',
  sentDescription: '',
  focus: null,
  ...more,
});
const bytes = (text = 'picture'): Blob => new Blob([text], { type: 'image/png' });
const here = (id: string, description = '') =>
  makeAttachment({ id, description, url: 'https://a.example/1' });

function setUp(given: Partial<MediaRemote> = {}, types: readonly string[] = []) {
  const clock = new FakeClock();
  const calls: string[] = [];
  const kept = new Map<string, Blob>();
  let next = 0;
  const remote: MediaRemote = {
    uploadMedia: async (_blob, { description = '' }) => here(`m${(next += 1)}`, description),
    media: async (id) => here(id),
    describeMedia: async (id, { description }) => here(id, description),
    ...given,
  };
  const platform = fakePlatform({ clock });
  const reach = fakeReach();
  const uploads = createUploads({
    batch: createBatch(),
    server: createCell(createBatch(), {
      ...makeServer(),
      uploadLimit: 100,
      uploads: { imageSize: null, files: null, description: null, types, focus: false },
    }),
    platform,
    reach,
    files: {
      put: async (key, blob) => (kept.set(key, blob), true),
      get: async (key) => kept.get(key) ?? null,
      drop: async (keys) => keys.forEach((key) => kept.delete(key)),
    },
    remote: {
      uploadMedia: (blob, facts) => (calls.push(`upload ${facts.fileName}`), remote.uploadMedia(blob, facts)),
      media: (id, signal) => (calls.push(`look ${id}`), remote.media(id, signal)),
      describeMedia: (id, facts) => (
        calls.push(`describe ${id} ${facts.description}`),
        remote.describeMedia(id, facts)
      ),
    },
    clean: async (blob) => blob,
  });
  const state = (key: string) => uploads.view(key).get()?.state;
  return { uploads, calls, kept, clock, platform, reach, state };
}

describe('a file', () => {
  it('is kept, sent, and then on the server', async () => {
    const { uploads, kept, state } = setUp();
    uploads.add(file('a'), bytes());
    await settled();
    expect(state('a')).toEqual({ is: 'done', mediaId: 'm1' });
    expect(kept.has('a')).toBe(true);
  });

  it('is waited for while the server works on it', async () => {
    let ready = false;
    const { uploads, clock, state } = setUp({
      uploadMedia: async () => ({ ...here('m1'), url: null }),
      media: async () => (ready ? here('m1') : { ...here('m1'), url: null }),
    });
    uploads.add(file('a'), bytes());
    await clock.advance(3000);
    expect(state('a')).toEqual({ is: 'processing' });
    ready = true;
    await clock.advance(5000);
    expect(state('a')).toMatchObject({ is: 'done' });
  });

  it('that is empty or too large is not sent, and kept', async () => {
    const { uploads, calls, kept, state } = setUp();
    uploads.add(file('a'), bytes(''));
    uploads.add(file('b'), bytes('x'.repeat(101)));
    await settled();
    expect(state('a')).toMatchObject({ problem: { is: 'empty' } });
    expect(state('b')).toMatchObject({ problem: { is: 'too-big', size: 101, limit: 100 } });
    expect(calls).toEqual([]);
    expect(kept.size).toBe(2);
  });

  it('of a kind that the server does not name is not sent, and keeps its post back', async () => {
    const { uploads, calls, state } = setUp({}, ['image/jpeg']);
    uploads.add(file('a'), bytes());
    await settled();
    expect(state('a')).toMatchObject({ problem: { is: 'type' } });
    await expect(uploads.settle([file('a')])).rejects.toMatchObject({ identifier: 'media_missing' });
    expect(calls).toEqual([]);
  });

  it('that was stopped keeps its post back', async () => {
    const { uploads } = setUp({ uploadMedia: () => new Promise(() => {}) });
    uploads.add(file('a'), bytes());
    await settled();
    uploads.stop('a');
    await expect(uploads.settle([file('a')])).rejects.toMatchObject({ identifier: 'media_missing' });
  });

  it('goes up again by hand after a failure, and by itself when the network is back', async () => {
    let works = false;
    const { uploads, reach, state } = setUp({
      uploadMedia: () => (works ? Promise.resolve(here('m1')) : Promise.reject(new ApiError('offline'))),
    });
    uploads.add(file('a'), bytes());
    await settled();
    expect(state('a')).toMatchObject({ is: 'failed' });
    uploads.again(file('a'));
    await settled();
    expect(state('a')).toMatchObject({ is: 'failed' });
    works = true;
    reach.comeBack();
    await settled();
    expect(state('a')).toMatchObject({ is: 'done' });
  });

  it('may go up later where it is kept here, or is on the server', async () => {
    const { uploads, kept } = setUp({ uploadMedia: () => Promise.reject(new ApiError('offline')) });
    uploads.add(file('a'), bytes());
    await settled();
    expect(await uploads.keepsAll([file('a'), file('b', { mediaId: 'm2' })])).toBe(true);
    kept.clear();
    expect(await uploads.keepsAll([file('a')])).toBe(false);
  });

  it('that was stopped says nothing of the answer that comes all the same', async () => {
    const { uploads, state } = setUp({ uploadMedia: () => new Promise(() => {}) });
    uploads.add(file('a'), bytes());
    await settled();
    uploads.stop('a');
    await settled();
    expect(state('a')).toEqual({ is: 'stopped' });
  });

  it('waits for its turn: two go up at a time, the next when one is done', async () => {
    const finish: (() => void)[] = [];
    const { uploads, calls } = setUp({
      uploadMedia: () => new Promise((resolve) => finish.push(() => resolve(here('m')))),
    });
    for (const key of ['a', 'b', 'c']) uploads.add(file(key), bytes());
    await settled();
    expect(calls).toEqual(['upload a.png', 'upload b.png']);
    finish[0]?.();
    await settled();
    expect(calls).toHaveLength(3);
  });
});

describe('a restored draft', () => {
  it('sends what was under way, and looks for what was there', async () => {
    const { uploads, kept, calls, state } = setUp();
    kept.set('a', bytes());
    uploads.resume(file('a'));
    uploads.resume(file('b', { mediaId: 'm9' }));
    await settled();
    expect(calls.toSorted()).toEqual(['look m9', 'upload a.png']);
    expect(state('b')).toEqual({ is: 'done', mediaId: 'm9' });
  });

  it('says so when neither browser nor server have the file', async () => {
    const { uploads, state } = setUp({ media: () => Promise.reject(new ApiError('not-found')) });
    uploads.resume(file('b', { mediaId: 'm9' }));
    await settled();
    expect(state('b')).toMatchObject({ problem: { is: 'lost' } });
  });
});

describe('a server that finds no file it was sent', () => {
  const blind = { media: () => Promise.reject(new ApiError('not-found')) };

  it('is not sent the same file at each visit: once more, right before posting', async () => {
    const { uploads, kept, calls, state } = setUp(blind);
    kept.set('a', bytes());
    uploads.resume(file('a', { mediaId: 'm9' }));
    await settled();
    expect(state('a')).toEqual({ is: 'done', mediaId: 'm9' });
    expect(uploads.view('a').get()?.file).toBe(kept.get('a'));
    expect(calls).toEqual(['look m9']);
    const [ready] = await uploads.settle([file('a', { mediaId: 'm9' })]);
    expect(ready?.mediaId).toBe('m1');
    expect(calls).toEqual(['look m9', 'look m9', 'upload a.png']);
  });
});

describe('before posting', () => {
  it('descriptions go out, each once, and empty ones not at all', async () => {
    const { uploads, calls } = setUp();
    uploads.add(file('a'), bytes());
    uploads.add(file('b'), bytes());
    const described = [file('a', { description: ' A cat ' }), file('b')];
    const ready = await uploads.settle(described);
    await uploads.settle(described);
    expect(ready.map(({ mediaId }) => mediaId)).toEqual(['m1', 'm2']);
    expect(calls.filter((call) => call.startsWith('describe'))).toEqual(['describe m1 A cat']);
  });

  it('what the server has forgotten is sent again', async () => {
    const { uploads, kept, calls, clock } = setUp({ media: () => Promise.reject(new ApiError('not-found')) });
    uploads.add(file('a'), bytes());
    await settled();
    expect(kept.size).toBe(1);
    await clock.advance(31 * 60_000);
    const [ready] = await uploads.settle([file('a', { mediaId: 'm1' })]);
    expect(ready?.mediaId).toBe('m2');
    expect(calls).toEqual(['upload a.png', 'look m1', 'upload a.png']);
  });

  it('what hangs on a post and is unknown by itself is left to the edit', async () => {
    const { uploads } = setUp({ describeMedia: () => Promise.reject(new ApiError('not-found')) });
    const [ready] = await uploads.settle([file('m7', { mediaId: 'm7', description: 'A cat' })]);
    expect(ready).toMatchObject({ mediaId: 'm7', sentDescription: 'A cat' });
  });

  it('a refused description is told as one', async () => {
    const { uploads } = setUp({
      describeMedia: () => Promise.reject(new ApiError('invalid', { message: 'Too long' })),
    });
    uploads.add(file('a'), bytes());
    await expect(uploads.settle([file('a', { description: 'A cat' })])).rejects.toMatchObject({
      identifier: 'media_description',
      message: 'Too long',
    });
  });
});
