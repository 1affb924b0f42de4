import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { stillMarkup } from '@/lib/screen-picture/still-markup';
import { Keys } from './keys';

const openSheet = vi.fn();

function Page(): ReactElement {
  return (
    <>
      <aside>
        <button type="button">Beside it</button>
      </aside>
      <main tabIndex={-1}>
        <Keys openSheet={openSheet} />
        <textarea aria-label="Text" />
        <button type="button">On it</button>
        <dialog aria-label="Over it" />
      </main>
    </>
  );
}

afterEach(() => {
  cleanup();
  openSheet.mockClear();
  window.skeinSigns = undefined;
});

function open(
  realm: FakeRealm = createFakeRealm({ me: makeAccount({ id: '1' }) }),
  early: readonly Event[] = [],
): void {
  window.skeinSigns = early.map((event) => ({ event, words: '', files: [] }));
  show(<Page />, { realm });
}

test('a key acts, and the browser does nothing more with it', () => {
  open();
  expect(fireEvent.keyDown(document.body, { key: '?' })).toBe(false);
  expect(openSheet).toHaveBeenCalledTimes(1);
});

test('keys are left alone while typing, with a modifier, and below a dialog', () => {
  open();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '?' });
  fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: '?', isComposing: true });
  document.querySelector('dialog')?.setAttribute('open', '');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(openSheet).not.toHaveBeenCalled();
});

test('the keys that came before this code act too, once', () => {
  const key = (): Event => new KeyboardEvent('keydown', { key: '?' });
  open(undefined, [key(), key()]);
  expect(openSheet).toHaveBeenCalledTimes(2);
  expect(window.skeinSigns).toBeUndefined();
});

test('of the keys that came before this code, those behind one that leads to a text are text', () => {
  document.body.insertAdjacentHTML('beforeend', '<header><input type="search" /></header>');
  const field = document.querySelector<HTMLInputElement>('header input');
  const keys = ['/', 'k', 'i', 'x', 'Backspace', '?'];
  open(
    undefined,
    keys.map((key) => new KeyboardEvent('keydown', { key })),
  );
  expect(field?.value).toBe('ki?');
  expect(openSheet).not.toHaveBeenCalled();
  document.querySelector('header')?.remove();
});

test('the search and its words reach the page, not the picture of the last screen that stands for it a moment longer', () => {
  const drawn = document.createElement('div');
  drawn.innerHTML = '<header><input type="search"></header>';
  const picture = document.createElement('div');
  picture.innerHTML = stillMarkup(drawn, () => true);
  document.body.append(picture, drawn);
  open(
    undefined,
    ['/', 'l', 'n'].map((key) => new KeyboardEvent('keydown', { key })),
  );
  expect([picture, drawn].map((each) => each.querySelector('input')?.value)).toEqual(['', 'ln']);
  picture.remove();
  drawn.remove();
});

test('keys that lead to another page leave the focus to it, and those that lead to this one give it to this one', () => {
  open();
  const goTo = (key: string): void => {
    fireEvent.keyDown(document.body, { key: 'g' });
    fireEvent.keyDown(document.body, { key });
  };
  screen.getByRole('button', { name: 'Beside it' }).focus();
  goTo('l');
  expect(document.activeElement).toBe(document.body);
  window.history.replaceState(null, '', '/main/public');
  screen.getByRole('button', { name: 'Beside it' }).focus();
  goTo('l');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('they can be switched off', async () => {
  const realm = createFakeRealm({ me: makeAccount({ id: '1' }), preferences: { keyboardShortcuts: false } });
  open(realm);
  fireEvent.keyDown(document.body, { key: '?' });
  expect(openSheet).not.toHaveBeenCalled();
  realm.settings.set('keyboardShortcuts', true);
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: '?' });
    expect(openSheet).toHaveBeenCalled();
  });
});
