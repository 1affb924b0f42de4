import { afterEach, expect, test, vi } from 'vitest';
import { isInUse } from './in-use';

afterEach(() => document.body.replaceChildren());

test('a page that is only read can be reloaded', () => {
  document.body.append(document.createElement('textarea'), document.createElement('video'));
  expect(isInUse()).toBe(false);
});

/** Plays nothing, and stands somewhere. */
const openPlayer = (kind: 'video' | 'audio'): HTMLMediaElement => {
  const player = document.createElement(kind);
  player.controls = true;
  document.body.append(player);
  return player;
};

test('words in a field, a file that was chosen and whatever asks before it goes hold the page', () => {
  const area = document.createElement('textarea');
  document.body.append(area);
  area.value = 'kiln';
  expect(isInUse()).toBe(true);
  area.remove();

  const file = document.createElement('input');
  file.type = 'file';
  document.body.append(file);
  expect(isInUse()).toBe(false);
  vi.spyOn(file, 'value', 'get').mockReturnValue('C:\\fakepath\\kiln.png');
  expect(isInUse()).toBe(true);
  file.remove();

  const hold = (event: Event): void => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  expect(isInUse()).toBe(true);
  window.removeEventListener('beforeunload', hold);
});

test.each(['video', 'audio'] as const)(
  'an open player holds the page until it is at its end, whether it plays or not: %s',
  (kind) => {
    const player = openPlayer(kind);
    expect(player.paused).toBe(true);
    expect(isInUse()).toBe(true);
    vi.spyOn(player, 'ended', 'get').mockReturnValue(true);
    expect(isInUse()).toBe(false);
  },
);

test('what is marked holds the page: pictures looked at, players of others', () => {
  const viewer = document.createElement('dialog');
  document.body.append(viewer);
  expect(isInUse()).toBe(false);
  viewer.dataset['holds'] = '';
  expect(isInUse()).toBe(true);
});
