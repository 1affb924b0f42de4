import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inOneTab, isLookedAt, tellOfFocus } from './tab-locks';

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
