import { expect, test } from 'vitest';
import type { Suggestion } from './suggestion';
import { offered } from './use-suggest';

const named = (name: string): Suggestion => ({
  key: name,
  label: name,
  words: `${name} `,
  look: { is: 'plain' },
});
const token = (sign: '#' | '@') => ({ sign, query: 'ti', start: 0, end: 3 });

test('what somebody has walked to stays chosen when better answers come', () => {
  const [first, second, late] = [named('tide'), named('tidepool'), named('tin')];
  const before = offered(null, token('@'), 3, [first, second]);
  if (!before) throw new Error('nothing is offered');
  expect(before.active).toBe(0);
  expect(offered({ ...before, active: 1 }, token('@'), 3, [late, first, second])?.active).toBe(2);
  // Nobody has chosen the first by hand: the better one is first now.
  expect(offered(before, token('@'), 3, [late, first, second])?.active).toBe(0);
});

test('of tags none is chosen until somebody walks there, also to the first', () => {
  const before = offered(null, token('#'), 3, [named('tide')]);
  if (!before) throw new Error('nothing is offered');
  expect(before.active).toBe(-1);
  expect(offered(before, token('#'), 3, [named('tin'), named('tide')])?.active).toBe(-1);
  expect(offered({ ...before, active: 0 }, token('#'), 3, [named('tin'), named('tide')])?.active).toBe(1);
});

test('none is chosen by itself where the reader wants to walk there first', () => {
  const before = offered(null, token('@'), 3, [named('tide')], false);
  expect(before?.active).toBe(-1);
  expect(offered(before, token('@'), 3, [named('tide')], true)?.active).toBe(0);
});
