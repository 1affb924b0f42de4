import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pageName } from '@/data/screens/page-name';
import { ApiError } from '@/domain/api-error';
import { fakeFolders, makeFolder } from '../../../test/fake-folders';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { FoldersHeader } from './folders-header';

afterEach(cleanup);

const TURTLES = { ...makeFolder('f1', 'Turtles'), emoji: '🐢' };
const openMenu = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Folders' }));

test('the menu leads to each folder, marks the one that is shown, and names the page after it', async () => {
  const realm = createFakeRealm({ folders: fakeFolders([TURTLES, makeFolder('f2', 'Tea')]) });
  show(<FoldersHeader folderId="f1" />, { realm });
  await waitFor(() => expect(pageName.get()).toBe('🐢 Turtles'));
  openMenu();
  const items = await screen.findAllByRole('menuitemradio');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['All bookmarks', 'false'],
    ['🐢 Turtles', 'true'],
    ['Tea', 'false'],
  ]);
  expect(items[1]?.getAttribute('href')).toBe('/bookmarks/f1');
});

test('folders of this browser lead to what the library finds', async () => {
  const folders = fakeFolders([makeFolder('f1', 'Read later')], { keeper: () => 'browser' });
  show(<FoldersHeader folderId={null} />, { realm: createFakeRealm({ folders }) });
  openMenu();
  const item = await screen.findByRole('menuitem', { name: 'Read later' });
  expect(item.getAttribute('href')).toBe('/main/library?query=in%3A%22Read%20later%22');
});

test('folders that do not come are told of, and the way to edit them stays', async () => {
  const folders = fakeFolders([], { load: () => Promise.reject(new ApiError('server')) });
  const { commands } = show(<FoldersHeader folderId={null} />, { realm: createFakeRealm({ folders }) });
  openMenu();
  await screen.findByRole('menuitem', { name: 'Your folders could not be loaded' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Edit folders' }));
  expect(commands.postDialog.get()).toEqual({ is: 'folders' });
});
