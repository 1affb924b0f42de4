import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeRealm, type FakeRealm } from '../../test/fake-realm';
import { makeAccount } from '../../test/make';
import { show } from '../../test/show';
import { Keys } from './keys';

const openSheet = vi.fn();

function Page({ first }: { first: Event }): ReactElement {
  return (
    <main>
      <Keys openSheet={openSheet} first={first} />
      <textarea aria-label="Text" />
      <dialog aria-label="Over it" />
    </main>
  );
}

afterEach(() => {
  cleanup();
  openSheet.mockClear();
});

function open(
  realm: FakeRealm = createFakeRealm({ me: makeAccount({ id: '1' }) }),
  first = new Event('pointermove'),
): void {
  show(<Page first={first} />, { realm });
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

test('the key that woke this code acts too', () => {
  open(undefined, new KeyboardEvent('keydown', { key: '?' }));
  expect(openSheet).toHaveBeenCalledTimes(1);
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
