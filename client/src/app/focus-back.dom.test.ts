import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { groupNotifications } from '@/domain/notification-groups';
import { makeNotification } from '../../test/make';
import { giveFocusBack } from './focus-back';

let end = (): void => {};
const main = document.createElement('main');
main.tabIndex = -1;

/** A list with these rows: each a post with a link. */
function draw(...rows: readonly string[]): void {
  main.replaceChildren(
    ...rows.map((row) => {
      const box = document.createElement('div');
      box.dataset['row'] = row;
      const post = document.createElement('article');
      post.tabIndex = -1;
      const link = document.createElement('a');
      link.href = '#';
      post.append(link);
      box.append(post);
      return box;
    }),
  );
}
const linkOf = (row: string): HTMLElement | null => main.querySelector(`[data-row="${row}"] a`);
const focused = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'];
const begin = (): void => {
  end = giveFocusBack();
};
/** As the router does it: the address changes, who listens is told, then the page is drawn. */
function go(to: 'away' | { back: unknown }): unknown {
  const state: unknown = history.state;
  const back = typeof to === 'object';
  history.pushState(back ? to.back : {}, '');
  window.dispatchEvent(new Event(back ? 'popstate' : 'pushState'));
  draw();
  return state;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  document.body.append(main);
  draw('a', 'b');
});
afterEach(() => {
  end();
  main.remove();
  vi.useRealTimers();
});

it('going back gives the focus to the post that was left, once it is there', () => {
  begin();
  linkOf('b')?.focus();
  const state = go('away');
  go({ back: state });
  vi.advanceTimersByTime(100);
  draw('a', 'b');
  vi.advanceTimersByTime(100);
  expect(focused()).toBe('b');
  expect(document.activeElement?.tagName).toBe('ARTICLE');
});

it('going back gives the focus to the group of notifications that was read by leaving it', () => {
  const group = (seen: boolean): string => {
    const one = makeNotification({ id: '1', kind: 'favourite', statusId: 's', seen });
    return groupNotifications([one], String)[0]?.key ?? '';
  };
  draw('a', group(false));
  begin();
  linkOf(group(false))?.focus();
  const state = go('away');
  go({ back: state });
  draw('a', group(true));
  vi.advanceTimersByTime(100);
  expect(focused()).toBe(group(true));
});

it('a key pressed meanwhile acts from that post if it is there, and ends the waiting', () => {
  begin();
  linkOf('b')?.focus();
  const state = go('away');
  go({ back: state });
  draw('a', 'b');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j' }));
  expect(focused()).toBe('b');
});

it('leaves the focus to who took it: the reader, or what lies over the page', () => {
  begin();
  linkOf('b')?.focus();
  const state = go('away');
  go({ back: state });
  const field = document.createElement('input');
  main.append(field);
  field.focus();
  vi.advanceTimersByTime(100);
  draw('a', 'b');
  main.append(field);
  vi.advanceTimersByTime(100);
  expect(focused()).toBeUndefined();
});

it('waits for a while only, and not once the reader points somewhere', () => {
  for (const how of ['late', 'pointer']) {
    begin();
    draw('a', 'b');
    linkOf('b')?.focus();
    const state = go('away');
    go({ back: state });
    if (how === 'late') vi.advanceTimersByTime(3000);
    else window.dispatchEvent(new Event('pointerdown'));
    draw('a', 'b');
    vi.advanceTimersByTime(100);
    expect(focused(), how).toBeUndefined();
    end();
  }
});

it('what had no focus in a list is left to the page', () => {
  begin();
  const state = go('away');
  go({ back: state });
  draw('a', 'b');
  vi.advanceTimersByTime(100);
  expect(focused()).toBeUndefined();
});
