import { expect, it, vi } from 'vitest';
import { watchVisibleArea } from './visible-area';

it('writes on the root only what has changed: nothing while no keyboard is there', () => {
  const area = Object.assign(new EventTarget(), { scale: 1, height: window.innerHeight, offsetTop: 0 });
  vi.stubGlobal('visualViewport', area);
  const written = vi.spyOn(document.documentElement.style, 'setProperty');
  watchVisibleArea();
  watchVisibleArea();
  area.dispatchEvent(new Event('resize'));
  expect(written).not.toHaveBeenCalled();
  area.height = window.innerHeight - 300;
  area.dispatchEvent(new Event('resize'));
  area.dispatchEvent(new Event('scroll'));
  expect(written.mock.calls).toEqual([['--keyboard', '300px']]);
  area.height = window.innerHeight;
  area.dispatchEvent(new Event('resize'));
  expect(written.mock.calls.slice(1)).toEqual([['--keyboard', '0px']]);
});
