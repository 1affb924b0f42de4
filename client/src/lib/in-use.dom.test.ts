import { afterEach, expect, test, vi } from 'vitest';
import { isInUse } from './in-use';

afterEach(() => document.body.replaceChildren());

test('a page that is only read can be reloaded', () => {
  document.body.append(document.createElement('textarea'), document.createElement('video'));
  expect(isInUse()).toBe(false);
});

test('words in a field, a video that plays and whatever asks before it goes hold the page', () => {
  const area = document.createElement('textarea');
  document.body.append(area);
  area.value = 'kiln';
  expect(isInUse()).toBe(true);
  area.remove();

  const video = document.createElement('video');
  document.body.append(video);
  const paused = vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  expect(isInUse()).toBe(true);
  paused.mockReturnValue(true);
  expect(isInUse()).toBe(false);

  const hold = (event: Event): void => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  expect(isInUse()).toBe(true);
  window.removeEventListener('beforeunload', hold);
});
