import { expect, test } from 'vitest';
import { rovingTarget, typeAheadTarget } from './roving';

test('in right-to-left pages the horizontal arrows swap', () => {
  expect(rovingTarget('ArrowRight', 0, 3, 'horizontal', false)).toBe(1);
  expect(rovingTarget('ArrowRight', 0, 3, 'horizontal', true)).toBe(2);
  expect(rovingTarget('ArrowLeft', 0, 3, 'horizontal', true)).toBe(1);
});

test('keys that are not of the pattern lead nowhere, nor does an empty list', () => {
  expect(rovingTarget('ArrowDown', 0, 3, 'horizontal', false)).toBeNull();
  expect(rovingTarget('Enter', 0, 3, 'vertical', false)).toBeNull();
  expect(rovingTarget('Home', 0, 0, 'vertical', false)).toBeNull();
});

test('several letters are one word; the same letter again walks on', () => {
  const labels = ['Delete', 'Mute', 'Mention', 'Élan'];
  expect(typeAheadTarget('me', 1, labels)).toBe(2);
  expect(typeAheadTarget('mm', 1, labels)).toBe(2);
  expect(typeAheadTarget('m', 2, labels)).toBe(1);
  expect(typeAheadTarget('x', 0, labels)).toBeNull();
  expect(typeAheadTarget('é', 0, labels)).toBe(3);
});
