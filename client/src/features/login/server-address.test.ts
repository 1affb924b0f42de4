import { expect, test } from 'vitest';
import { serverBase } from './server-address';

test.each([
  ['tidepool.example', 'https://tidepool.example'],
  ['  https://tidepool.example/about ', 'https://tidepool.example'],
  ['http://tidepool.example', 'https://tidepool.example'],
  ['@ada@tidepool.example', 'https://tidepool.example'],
  ['localhost:4000', 'http://localhost:4000'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000'],
])('%s is the server %s', (typed, base) => {
  expect(serverBase(typed)).toBe(base);
});

test.each(['', 'tide pool', 'tidepool', 'https://', '@ada'])('%j names no server', (typed) => {
  expect(serverBase(typed)).toBeNull();
});
