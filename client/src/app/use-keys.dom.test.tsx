import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeRealm, type FakeRealm } from '../../test/fake-realm';
import { makeAccount } from '../../test/make';
import { show } from '../../test/show';
import { preloadKeys, useKeys } from './use-keys';

const openSheet = vi.fn();

function Page(): ReactElement {
  useKeys(openSheet);
  return (
    <main>
      <textarea aria-label="Text" />
      <dialog aria-label="Over it" />
    </main>
  );
}

afterEach(() => {
  cleanup();
  openSheet.mockClear();
});

async function open(realm: FakeRealm = createFakeRealm({ me: makeAccount({ id: '1' }) })): Promise<void> {
  await preloadKeys();
  show(<Page />, { realm });
}

test('a key acts, and the browser does nothing more with it', async () => {
  await open();
  expect(fireEvent.keyDown(document.body, { key: '?' })).toBe(false);
  expect(openSheet).toHaveBeenCalledTimes(1);
});

test('keys are left alone while typing, with a modifier, and below a dialog', async () => {
  await open();
  fireEvent.keyDown(screen.getByRole('textbox'), { key: '?' });
  fireEvent.keyDown(document.body, { key: '?', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: '?', isComposing: true });
  document.querySelector('dialog')?.setAttribute('open', '');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(openSheet).not.toHaveBeenCalled();
});

test('they can be switched off', async () => {
  const realm = createFakeRealm({ me: makeAccount({ id: '1' }), preferences: { keyboardShortcuts: false } });
  await open(realm);
  fireEvent.keyDown(document.body, { key: '?' });
  expect(openSheet).not.toHaveBeenCalled();
  realm.settings.set('keyboardShortcuts', true);
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: '?' });
    expect(openSheet).toHaveBeenCalled();
  });
});
