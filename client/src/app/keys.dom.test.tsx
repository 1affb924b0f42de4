import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeRealm, type FakeRealm } from '../../test/fake-realm';
import { makeAccount } from '../../test/make';
import { show } from '../../test/show';
import { Keys, type EarlyKeys } from './keys';

const openSheet = vi.fn();
const stopped = vi.fn();

function Page({ early }: { early: EarlyKeys }): ReactElement {
  return (
    <>
      <aside>
        <button type="button">Beside it</button>
      </aside>
      <main tabIndex={-1}>
        <Keys openSheet={openSheet} early={early} />
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
  stopped.mockClear();
});

function open(
  realm: FakeRealm = createFakeRealm({ me: makeAccount({ id: '1' }) }),
  events: readonly Event[] = [new Event('pointermove')],
): void {
  show(<Page early={{ entry: '', events: new Set(events), stop: stopped }} />, { realm });
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
  expect(stopped).toHaveBeenCalled();
});

test('the key that brings this code, which is here already after a change of account, is not typed into what it opens', () => {
  const key = new KeyboardEvent('keydown', { key: '?', cancelable: true });
  open(undefined, [key]);
  expect(key.defaultPrevented).toBe(true);
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
