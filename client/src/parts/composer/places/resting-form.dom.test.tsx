import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore, type ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cell } from '../../../../test/cell';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import type { Begun } from '@/parts/composer/session/begun';
import { RestingForm } from './resting-form';

afterEach(cleanup);

/** A form with words in it, and how the whole form's code arrives. */
function started(): { begun: Begun[]; field: HTMLElement; arrive: () => void } {
  const begun: Begun[] = [];
  const ready = cell(false);
  function Form(): ReactElement {
    const isReady = useSyncExternalStore(ready.subscribe, ready.get);
    return (
      <RestingForm
        ready={isReady}
        eager={false}
        failed={false}
        onNear={() => {}}
        onPress={() => {}}
        onType={() => {}}
        onBegin={(work) => begun.push(work)}
      />
    );
  }
  show(<Form />, { realm: createFakeRealm({ me: makeAccount({ id: '1' }) }) });
  const field = screen.getByRole('textbox', { name: 'Post text' });
  fireEvent.change(field, { target: { value: 'Some words' } });
  return { begun, field, arrive: () => act(() => ready.set(true)) };
}

test('a press is not lost when the whole form could come in the middle of it', () => {
  const { begun, arrive } = started();
  const button = screen.getByRole('button', { name: 'Post' });
  fireEvent.pointerDown(button);
  arrive();
  expect(begun).toEqual([]);
  fireEvent.pointerUp(button);
  fireEvent.click(button);
  expect(begun).toEqual([{ text: 'Some words', selection: null, files: [], pressed: 'post' }]);
});

test('what was typed is handed over when a press ends elsewhere', async () => {
  const { begun, field, arrive } = started();
  fireEvent.pointerDown(field);
  arrive();
  expect(begun).toEqual([]);
  fireEvent.pointerUp(document.body);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
});

test('a press does not end the word that an input method is in the middle of', async () => {
  const { begun, field, arrive } = started();
  fireEvent.compositionStart(field);
  fireEvent.pointerDown(field);
  arrive();
  fireEvent.pointerUp(field);
  // A press hands over behind the click that follows it.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(begun).toEqual([]);
  fireEvent.compositionEnd(field);
  await vi.waitFor(() => expect(begun).toHaveLength(1));
});
