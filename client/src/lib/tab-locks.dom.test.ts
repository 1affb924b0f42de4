import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inOneTab, isLookedAt, oneByOne, tellOfFocus } from './tab-locks';

interface Held {
  name: string;
  mode: LockMode;
}

/** The browser's locks in small: first come, first served; shared ones side by side. */
function makeLocks() {
  const held: Held[] = [];
  const waiting: (() => void)[] = [];
  const isFree = ({ name, mode }: Held): boolean =>
    held.every((one) => one.name !== name || (one.mode === 'shared' && mode === 'shared'));
  return {
    query: async () => ({ held }),
    request: async (name: string, { mode = 'exclusive', signal }: LockOptions, work: () => unknown) => {
      const wanted: Held = { name, mode };
      while (!isFree(wanted)) await new Promise<void>((resolve) => waiting.push(resolve));
      if (signal?.aborted) throw new Error('given up');
      held.push(wanted);
      await work();
      held.splice(held.indexOf(wanted), 1);
      for (const next of waiting.splice(0)) next();
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

beforeEach(() => vi.stubGlobal('navigator', { locks: makeLocks() }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what is done in one tab', () => {
  test('is done by the next when the first goes', async () => {
    const log: string[] = [];
    const tab = (name: string) =>
      inOneTab('alerts', () => {
        log.push(`${name} begins`);
        return () => log.push(`${name} ends`);
      });
    const first = tab('first');
    const second = tab('second');
    await settle();
    expect(log).toEqual(['first begins']);
    first();
    await settle();
    expect(log).toEqual(['first begins', 'first ends', 'second begins']);
    second();
    expect(log.at(-1)).toBe('second ends');
  });

  test('is done by a tab that has left before its turn never', async () => {
    const begin = vi.fn(() => () => {});
    const first = inOneTab('alerts', () => () => {});
    const second = inOneTab('alerts', begin);
    second();
    first();
    await settle();
    expect(begin).not.toHaveBeenCalled();
  });

  test('is done by each where tabs do not know of each other', () => {
    vi.stubGlobal('navigator', {});
    const begin = vi.fn(() => () => {});
    inOneTab('alerts', begin);
    inOneTab('alerts', begin);
    expect(begin).toHaveBeenCalledTimes(2);
  });
});

describe('work that comes one by one', () => {
  const log: string[] = [];
  const work = (name: string, ends = async (): Promise<void> => {}) =>
    oneByOne('token', async () => {
      log.push(`${name} begins`);
      await settle();
      await ends();
      log.push(`${name} ends`);
      return name;
    });

  beforeEach(() => log.splice(0));

  test('waits for another tab', async () => {
    const end = inOneTab('token', () => () => {});
    await settle();
    const mine = work('mine');
    await settle();
    expect(log).toEqual([]);
    end();
    expect(await mine).toBe('mine');
  });

  test.each([
    ['in its turn', { locks: makeLocks() }],
    ['in its turn where tabs do not know of each other', {}],
  ])('comes %s, also after one that failed', async (_how, navigator) => {
    vi.stubGlobal('navigator', navigator);
    const first = work('first', async () => Promise.reject(new Error('failed')));
    const second = work('second');
    await expect(first).rejects.toThrow('failed');
    expect(await second).toBe('second');
    expect(log).toEqual(['first begins', 'second begins', 'second ends']);
  });
});

test('the site is looked at while one of its tabs has the focus', async () => {
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const end = tellOfFocus();
  await settle();
  // Another tab asks.
  hasFocus.mockReturnValue(false);
  expect(await isLookedAt()).toBe(true);
  window.dispatchEvent(new Event('blur'));
  await settle();
  expect(await isLookedAt()).toBe(false);
  end();
});
