import { expect, test, vi } from 'vitest';
import { createRequest } from './request';

test('what was asked for before anybody could do it is still there, and is done once', () => {
  const request = createRequest<string>();
  request.ask('7');
  const listener = vi.fn();
  const stop = request.subscribe(listener);
  expect(request.get()).toBe('7');
  request.done();
  expect(request.get()).toBeNull();
  request.ask('8');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  request.ask('9');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(request.get()).toBe('9');
});
