import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Folders } from '@/data/library/folders';
import { ApiError } from '@/domain/api-error';
import { fakeFolders, makeFolder } from '../../../../test/fake-folders';
import { createFakeRealm, type FakeRealm } from '../../../../test/fake-realm';
import { PASSING, refusing } from '../../../../test/refusals';
import { show } from '../../../../test/show';
import { FolderDialog } from './folder-dialog';

afterEach(cleanup);

const SOUPS = makeFolder('f1', 'Soups & stews');
const TEA = makeFolder('f2', 'Tea');

function open(given: Partial<Folders> = {}): { realm: FakeRealm; closed: () => boolean } {
  let isClosed = false;
  const realm = createFakeRealm({ folders: fakeFolders([SOUPS, TEA], given) });
  show(<FolderDialog statusId="7" onClose={() => (isClosed = true)} />, { realm });
  return { realm, closed: () => isClosed };
}

const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'In which folder?' });
const folder = (name: string): Promise<HTMLElement> => screen.findByRole('radio', { name });
const save = (): void => void fireEvent.click(within(dialog()).getByRole('button', { name: 'Save' }));
const isChecked = (radio: HTMLElement): boolean => radio instanceof HTMLInputElement && radio.checked;
const told = ({ notices }: FakeRealm): readonly unknown[] =>
  notices.list.get().map(({ messageKey, messageArgs }) => [messageKey, messageArgs]);

test('a bookmark stands in its folder and moves to another, which is told', async () => {
  const put: unknown[] = [];
  const { realm, closed } = open({
    folderOf: async () => 'f1',
    put: async (...where) => (put.push(where), 'yes'),
  });
  expect(isChecked(await folder('Soups & stews'))).toBe(true);
  within(dialog()).getByText(/^Your server keeps these folders/);
  fireEvent.click(await folder('Tea'));
  save();
  await waitFor(() => expect(closed()).toBe(true));
  expect(put).toEqual([['7', 'f2']]);
  expect(told(realm)).toEqual([['library.folder_put', { name: 'Tea' }]]);
});

test('a folder that is made here is chosen; none is one of the choices', async () => {
  const put: unknown[] = [];
  const { realm, closed } = open({ put: async (...where) => (put.push(where), 'yes') });
  expect(isChecked(await folder('No folder'))).toBe(true);
  const name = within(dialog()).getByRole('textbox', { name: 'New folder' });
  fireEvent.change(name, { target: { value: 'Read later' } });
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Make folder' }));
  expect(isChecked(await folder('Read later'))).toBe(true);
  fireEvent.click(await folder('No folder'));
  save();
  await waitFor(() => expect(closed()).toBe(true));
  expect(put).toEqual([['7', null]]);
  expect(told(realm)).toEqual([['library.folder_put_none', { name: '' }]]);
});

test('a move that fails is told in the dialog with each reason, stays chosen, and goes at another press', async () => {
  const { check, next } = refusing(PASSING);
  const { realm, closed } = open({ put: async () => (check(), 'yes') });
  fireEvent.click(await folder('Tea'));
  for (const [, words] of PASSING) {
    save();
    await waitFor(() => expect(within(dialog()).getByRole('alert').textContent).toContain(words));
    expect(isChecked(await folder('Tea'))).toBe(true);
    expect(told(realm)).toEqual([]);
    expect(closed()).toBe(false);
    next();
  }
  save();
  await waitFor(() => expect(closed()).toBe(true));
});

const TOLD: readonly (readonly [name: string, put: Folders['put'], words: string | RegExp])[] = [
  [
    'a folder that is gone',
    () => Promise.reject(new ApiError('not-found', { identifier: 'no-such-folder' })),
    'That folder is not there any more. The post is bookmarked, in no folder.',
  ],
  ['a browser without room', async () => 'full', /^There is no more room in this browser/],
];
test.each(TOLD)('%s is told in words', async (_, put, words) => {
  const { closed } = open({ put });
  fireEvent.click(await folder('Tea'));
  save();
  await within(dialog()).findByText(words);
  expect(closed()).toBe(false);
});

test('a name that is taken is told, and what was typed stays', async () => {
  open({
    create: () => Promise.reject(new ApiError('invalid', { status: 422, message: 'has already been taken' })),
  });
  await folder('Tea');
  const name = within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'New folder' });
  fireEvent.change(name, { target: { value: 'Tea' } });
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Make folder' }));
  await within(dialog()).findByText('There is a folder of that name already.');
  expect(name.value).toBe('Tea');
});

test('folders of this browser say that they are', async () => {
  open({ keeper: () => 'browser' });
  await folder('Tea');
  within(dialog()).getByText(/These are kept in this browser/);
});
