import { describe, expect, test } from 'vitest';
import { fakePlatform } from '@/data/testing/fake-platform';
import { createSearchHistory } from './search-history';

describe('the history of searches', () => {
  test('is newest first, without doubles, and short', () => {
    const history = createSearchHistory({ key: 'k', platform: fakePlatform() });
    for (let at = 0; at < 20; at += 1) history.add(`word ${at}`);
    history.add('word 18');
    expect(history.list().slice(0, 3)).toEqual(['word 18', 'word 19', 'word 17']);
    expect(history.list()).toHaveLength(12);
  });
  test('forgets one or all, and is another one for another account', () => {
    const platform = fakePlatform();
    const mine = createSearchHistory({ key: 'me', platform });
    mine.add('tide');
    mine.add('moss');
    expect(createSearchHistory({ key: 'you', platform }).list()).toEqual([]);
    mine.remove('tide');
    expect(mine.list()).toEqual(['moss']);
    mine.clear();
    expect(createSearchHistory({ key: 'me', platform }).list()).toEqual([]);
  });
});
