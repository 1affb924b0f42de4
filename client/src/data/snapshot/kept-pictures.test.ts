import { describe, expect, it } from 'vitest';
import { fakePlatform, type FakePlatform } from '@/data/testing/fake-platform';
import { KeptPictures, type PictureCache } from './kept-pictures';

const HOME = 'https://here.example';
const picture = (megabytes: number): Blob => new Blob([new Uint8Array(megabytes * 1024 * 1024)]);

function world(sizeOf: (address: string) => number = () => 0.5) {
  const platform = fakePlatform();
  const kept = new Map<string, Blob>();
  const asked: string[] = [];
  const state = { full: false, refuses: '' };
  const cache: PictureCache = {
    addresses: async () => [...kept.keys()],
    read: async (address) => kept.get(address) ?? null,
    async write(address, value) {
      if (state.full) throw new Error('QuotaExceededError');
      kept.set(address, value);
    },
    remove: async (address) => void kept.delete(address),
  };
  const make = (): KeptPictures =>
    new KeptPictures({
      platform,
      cache,
      origin: HOME,
      async fetch(address) {
        asked.push(address);
        if (state.refuses !== '' && address.startsWith(state.refuses)) throw new Error('refused');
        return picture(sizeOf(address));
      },
    });
  return { platform, kept, asked, state, make, pictures: make() };
}

const show = (pictures: KeptPictures, from: number, to: number): void => {
  for (let at = from; at <= to; at += 1) pictures.note(`${HOME}/${at}`);
};

/** The page has nothing to do, and what was begun then is done. */
async function idle({ clock }: FakePlatform): Promise<void> {
  await clock.advance(10_000);
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}

describe('pictures that were shown', () => {
  it('are kept a while later, once each', async () => {
    const { pictures, platform, kept, asked } = world();
    show(pictures, 1, 3);
    show(pictures, 1, 3);
    expect(asked).toEqual([]);
    await idle(platform);
    expect([...kept.keys()]).toEqual([1, 2, 3].map((at) => `${HOME}/${at}`));
    show(pictures, 1, 3);
    await idle(platform);
    expect(asked).toHaveLength(3);
  });

  it('stay within 20 MB, also over visits: the oldest goes first', async () => {
    const { pictures, platform, kept, make } = world();
    show(pictures, 1, 39);
    await idle(platform);
    expect(kept.size).toBe(39);
    show(make(), 40, 43);
    await idle(platform);
    expect(kept.size).toBe(40);
    expect(kept.has(`${HOME}/3`)).toBe(false);
    expect(kept.has(`${HOME}/4`)).toBe(true);
    expect(kept.has(`${HOME}/43`)).toBe(true);
  });

  it('give way, the oldest half first, where the browser has less room', async () => {
    const { pictures, platform, kept, state } = world();
    show(pictures, 1, 8);
    await idle(platform);
    state.full = true;
    show(pictures, 9, 9);
    await idle(platform);
    expect([...kept.keys()]).toEqual([5, 6, 7, 8].map((at) => `${HOME}/${at}`));
  });

  it('of another server that does not let them be read are asked for once a visit', async () => {
    const { pictures, platform, kept, asked, state } = world();
    state.refuses = 'https://closed.example';
    for (const at of [1, 2, 3]) pictures.note(`https://closed.example/${at}`);
    show(pictures, 1, 1);
    await idle(platform);
    expect(asked).toEqual(['https://closed.example/1', `${HOME}/1`]);
    expect(kept.size).toBe(1);
  });

  it('that are made in the page are not kept, and nothing is asked for without network', async () => {
    const { pictures, platform, asked } = world();
    pictures.note('blob:https://here.example/1');
    pictures.note('data:image/png;base64,AA');
    platform.page.set({ online: false });
    show(pictures, 1, 1);
    await idle(platform);
    expect(asked).toEqual([]);
  });

  it('are not kept after the account was left', async () => {
    const { pictures, platform, kept } = world();
    show(pictures, 1, 3);
    pictures.stop();
    await idle(platform);
    expect(kept.size).toBe(0);
  });
});
