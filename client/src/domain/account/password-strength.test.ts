import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength';

test.each([
  ['short', 'abc'],
  ['weak', 'password1'],
  ['weak', 'aaaaaaaaaaaaaaaa'],
  ['weak', 'abcdefgh12345678'],
  ['weak', 'qwertyuiop'],
  ['weak', 'ada-ada-ada'],
  ['fair', 'wetStone7x'],
  ['strong', 'four wet umbrellas dry slowly'],
  ['strong', 'k8#vQ!m2Zr%T'],
] as const)('%s: %s', (strength, password) => {
  expect(passwordStrength(password, ['ada', 'ada@example.org'])).toBe(strength);
});
