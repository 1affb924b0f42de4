import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { EditListPage } from './edit-list-page';
import { ListsPage } from './lists-page';
import { NewListPage } from './new-list-page';

afterEach(cleanup);

test('who moves a list by keyboard keeps the place at its button', async () => {
  const list = (id: string) => ({ id, title: `List ${id}`, exclusive: null, repliesPolicy: null });
  const all = async () => ['a', 'b', 'c'].map(list);
  show(<ListsPage />, { realm: createFakeRealm({ screens: { lists: { all } } }) });
  const button = await screen.findByRole('button', { name: 'More about List a' });
  for (const place of [1, 2]) {
    button.focus();
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')[place]?.textContent).toContain('List a'));
    expect(document.activeElement).toBe(button);
  }
});

test('a title that was being changed is there again after the page was left, and forgotten when saved', async () => {
  const one = async () => ({ id: 'a', title: 'Kilns', exclusive: null, repliesPolicy: null });
  const members = async (): Promise<readonly string[]> => [];
  const save = vi.fn(async () => {});
  const realm = createFakeRealm({ screens: { lists: { one, members, save } } });
  const title = async (): Promise<HTMLInputElement> => screen.findByLabelText('Title');
  const left = show(<EditListPage id="a" />, { realm });
  fireEvent.change(await title(), { target: { value: 'Kilns and ovens' } });
  left.unmount();
  const again = show(<EditListPage id="a" />, { realm });
  expect((await title()).value).toBe('Kilns and ovens');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  again.unmount();
  show(<EditListPage id="a" />, { realm });
  expect((await title()).value).toBe('Kilns');
});

const person = (name: RegExp): Promise<HTMLInputElement> => screen.findByRole('checkbox', { name });
const ACCOUNTS = ['sam', 'ivy', 'kim'].map((id) => makeAccount({ id, displayName: id }));

test('members that were ticked are ticked again after the page was left, and who came meanwhile stays', async () => {
  const one = async () => ({ id: 'a', title: 'Kilns', exclusive: null, repliesPolicy: null });
  const inIt = ['sam'];
  const members = async (): Promise<readonly string[]> => [...inIt];
  const save = vi.fn(async () => {});
  const people = async (): Promise<readonly string[]> => ['ivy'];
  const realm = createFakeRealm({
    accounts: ACCOUNTS,
    screens: { lists: { one, members, save }, search: { people } },
  });
  const left = show(<EditListPage id="a" />, { realm });
  fireEvent.click(await person(/sam/));
  const box = screen.getByRole('searchbox', { name: 'Add people you follow' });
  fireEvent.change(box, { target: { value: 'ivy' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.click(await person(/ivy/));
  left.unmount();
  inIt.push('kim');
  const again = show(<EditListPage id="a" />, { realm });
  expect((await person(/ivy/)).checked).toBe(true);
  expect((await person(/kim/)).checked).toBe(true);
  expect(realm.calls).toContainEqual(['knowPerson', 'ivy']);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(
      'a',
      expect.anything(),
      expect.objectContaining({ memberIds: ['kim', 'ivy'] }),
    ),
  );
  again.unmount();
  show(<EditListPage id="a" />, { realm });
  expect((await person(/sam/)).checked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: /ivy/ })).toBeNull();
});

test('people picked for a new list are there again after the page was left', async () => {
  const people = async (): Promise<readonly string[]> => ['ivy'];
  const realm = createFakeRealm({ accounts: ACCOUNTS, screens: { search: { people } } });
  const left = show(<NewListPage />, { realm });
  const box = await screen.findByRole('searchbox', { name: 'Add people you follow' });
  fireEvent.change(box, { target: { value: 'ivy' } });
  fireEvent.keyDown(box, { key: 'Enter' });
  fireEvent.click(await person(/ivy/));
  left.unmount();
  show(<NewListPage />, { realm });
  expect((await person(/ivy/)).checked).toBe(true);
});

test('a list that could not be saved says so and keeps its title', async () => {
  const one = async () => ({ id: 'a', title: 'Kilns', exclusive: null, repliesPolicy: null });
  const save = () => Promise.reject(new ApiError('server', { status: 500 }));
  const realm = createFakeRealm({ screens: { lists: { one, save } } });
  show(<EditListPage id="a" />, { realm });
  const title = await screen.findByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Ovens' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^The list could not be saved/)).toBeTruthy();
  expect(title).toHaveProperty('value', 'Ovens');
});

test('a list that is not there says so', async () => {
  const one = () => Promise.reject(new ApiError('not-found', { status: 404 }));
  show(<EditListPage id="gone" />, { realm: createFakeRealm({ screens: { lists: { one } } }) });
  expect(await screen.findByText('There is no such list')).toBeTruthy();
});

test('a list without a title cannot be created', async () => {
  show(<NewListPage />, { realm: createFakeRealm() });
  const create = await screen.findByRole('button', { name: 'Create list' });
  expect(create).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Slow birds' } });
  expect(create).toHaveProperty('disabled', false);
});
