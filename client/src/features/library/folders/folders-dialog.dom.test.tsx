import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Folders } from '@/data/library/folders';
import { ApiError } from '@/domain/api-error';
import { QuestionHost } from '@/parts/commands/question-host';
import { fakeFolders, makeFolder } from '../../../../test/fake-folders';
import { createFakeRealm } from '../../../../test/fake-realm';
import { show } from '../../../../test/show';
import { FoldersDialog } from './folders-dialog';

afterEach(cleanup);

function open(given: Partial<Folders> = {}, path = '/bookmarks') {
  const folders = fakeFolders([makeFolder('f1', 'Animals')], given);
  const { visited } = show(
    <>
      <FoldersDialog onClose={() => {}} />
      <QuestionHost />
    </>,
    { realm: createFakeRealm({ folders }), path },
  );
  return { visited, names: () => folders.list.get()?.map(({ name }) => name) };
}

const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Folders of bookmarks' });
const press = (name: string, within_ = dialog()): void =>
  void fireEvent.click(within(within_).getByRole('button', { name }));

test('a folder is renamed in its place, with the focus in its name', async () => {
  const { names } = open();
  await within(dialog()).findByRole('link', { name: 'Show the bookmarks in Animals' });
  press('Edit Animals');
  const name = within(dialog()).getByRole('textbox', { name: 'Name of the folder' });
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: 'Beasts' } });
  press('Save');
  await within(dialog()).findByRole('button', { name: 'Edit Beasts' });
  expect(names()).toEqual(['Beasts']);
});

test('the folder that the page shows is deleted after a question, and the page becomes that of all bookmarks', async () => {
  const { visited, names } = open({}, '/bookmarks/f1');
  await within(dialog()).findByRole('link', { name: 'Show the bookmarks in Animals' });
  press('Delete Animals');
  const question = await screen.findByRole('alertdialog', { name: 'Delete the folder “Animals”?' });
  within(question).getByText('Its bookmarks stay, in no folder.');
  press('Delete folder', question);
  await waitFor(() => expect(visited).toEqual(['/bookmarks']));
  expect(names()).toEqual([]);
});

test('a folder that the server does not delete stays, and why is said', async () => {
  const { names } = open({ remove: () => Promise.reject(new ApiError('server', { status: 500 })) });
  await within(dialog()).findByRole('link', { name: 'Show the bookmarks in Animals' });
  press('Delete Animals');
  press('Delete folder', await screen.findByRole('alertdialog'));
  await within(dialog()).findByRole('alert');
  expect(names()).toEqual(['Animals']);
});

test('folders that do not come are told of, and come at a press', async () => {
  const left = [new ApiError('server', { status: 503 })];
  const known = [makeFolder('f1', 'Animals')];
  const folders = fakeFolders(known);
  const load = async (): Promise<typeof known> => {
    const error = left.pop();
    if (error) throw error;
    await folders.load();
    return known;
  };
  show(<FoldersDialog onClose={() => {}} />, { realm: createFakeRealm({ folders: { ...folders, load } }) });
  await within(dialog()).findByText('Your folders could not be loaded');
  press('Try again');
  await within(dialog()).findByRole('link', { name: 'Show the bookmarks in Animals' });
});

test('where nobody keeps any, the way leads to the library', async () => {
  open({ keeper: () => 'browser', canKeep: () => false });
  await within(dialog()).findByText(/^Your server has no folders for bookmarks\./);
  const link = within(dialog()).getByRole('link', { name: 'Go to my library' });
  expect(link.getAttribute('href')).toBe('/main/library');
});

test('a folder of this browser leads to what the library finds in it', async () => {
  open({ keeper: () => 'browser' });
  const link = await within(dialog()).findByRole('link', { name: 'Show the bookmarks in Animals' });
  expect(link.getAttribute('href')).toBe('/main/library?query=in%3AAnimals');
});
