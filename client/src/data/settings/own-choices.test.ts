import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesAlone, differing, merged } from './own-choices';

const choices = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', '__proto__'), fc.jsonValue(), {
  noNullPrototype: true,
});

test('what only one side changed is kept, whichever side it is (property)', () => {
  fc.assert(
    fc.property(choices, choices, choices, (base, mine, theirs) => {
      const result = merged(base, mine, theirs);
      for (const name of ['a', 'b', 'c', 'd']) {
        const changedHere = differing(base, mine).includes(name);
        const source = changedHere ? mine : theirs;
        expect(Object.hasOwn(result, name)).toBe(Object.hasOwn(source, name));
        expect(result[name]).toEqual(source[name]);
      }
    }),
  );
});

test('a setting that was taken back here is taken back there', () => {
  expect(merged({ a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2, c: 3 })).toEqual({ b: 2, c: 3 });
});

test('which profile it is and what version is no setting', () => {
  expect(choicesAlone({ profile: 'x', profileVersion: 3, a: 1, _pleroma_settings_version: [1, 0] })).toEqual({
    a: 1,
  });
});
