import { expect, it } from 'vitest';
import { path } from './path';

it('holes are percent-encoded', () => {
  expect(path`/api/v1/statuses/${'a/b?c#d'}/x/${'é'}`).toBe('/api/v1/statuses/a%2Fb%3Fc%23d/x/%C3%A9');
});

it.each(['', '_', '.', '..', '\ud800'])('%j can be no part of a path and is not asked for', (hole) => {
  expect(() => path`/api/v1/statuses/${hole}`).toThrow(expect.objectContaining({ kind: 'not-found' }));
});
