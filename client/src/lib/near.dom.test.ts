import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchNear } from './near';

let stop = (): void => undefined;
let near: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.replaceChildren(
    ...['Settings', 'Other'].map((name) => {
      const button = document.createElement('button');
      button.textContent = name;
      return button;
    }),
  );
  near = [];
  const of = (target: EventTarget | null): string | null =>
    target instanceof Element && target.textContent === 'Settings' ? 'settings' : null;
  stop = watchNear(of, (what) => near.push(what));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const tell = (type: string, index: number, pointerType = 'mouse'): void => {
  const options = { bubbles: true, pointerType, clientX: index * 40 + 5, clientY: 5 };
  document.querySelectorAll('button')[index]?.dispatchEvent(new PointerEvent(type, options));
};

test('who rests there is near, who passes by is not', () => {
  tell('pointermove', 0);
  vi.advanceTimersByTime(60);
  tell('pointermove', 1);
  vi.advanceTimersByTime(1000);
  expect(near).toEqual([]);
  tell('pointermove', 0);
  vi.advanceTimersByTime(120);
  expect(near).toEqual(['settings']);
});

test('a finger is near before it has left, and the keyboard by its focus', () => {
  tell('pointerdown', 0, 'touch');
  vi.advanceTimersByTime(50);
  expect(near).toEqual(['settings']);
  tell('pointercancel', 0, 'touch');
  document.querySelector('button')?.focus();
  vi.advanceTimersByTime(120);
  expect(near).toEqual(['settings', 'settings']);
});

test('nobody is told after the end', () => {
  tell('pointermove', 0);
  stop();
  vi.advanceTimersByTime(1000);
  expect(near).toEqual([]);
});
