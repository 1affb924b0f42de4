import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAccount } from '../../../../test/make';
import { show } from '../../../../test/show';
import { takeSigns } from '@/lib/typing/first-sign';
import { DropLayer } from './drop-layer';

afterEach(() => {
  cleanup();
  window.skeinSigns = window.skeinDrops = undefined;
});

const isTaken = (): boolean =>
  !fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], items: [], files: [] } });

test('what is dragged about in the page is left alone until that ends, heard or not', () => {
  show(<DropLayer />, { realm: createFakeRealm({ me: makeAccount({ id: '1' }) }) });
  fireEvent.dragStart(document.body);
  expect(isTaken()).toBe(false);
  // Its element went with its row: no end is heard.
  fireEvent.pointerMove(document.body);
  expect(isTaken()).toBe(true);
});

test('a file that fell before Skein was there opens its form behind the keys that were pressed before it', async () => {
  window.skeinSigns = [];
  window.skeinDrops = [{ files: [new File(['a'], 'a.txt')], folders: 0, target: document.body }];
  const { commands } = show(<DropLayer />, { realm: createFakeRealm({ me: makeAccount({ id: '1' }) }) });
  // So long the script of the page keeps what falls.
  expect(commands.compose.get().open).toBeNull();
  expect(isTaken()).toBe(false);
  takeSigns();
  expect(commands.compose.get().open).toBeNull();
  await vi.waitFor(() => expect(commands.compose.get().open).not.toBeNull());
  expect(isTaken()).toBe(true);
});
