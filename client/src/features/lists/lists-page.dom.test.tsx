import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { ListsPage } from './lists-page';

afterEach(cleanup);

test('who moves a list by keyboard keeps the place at its button', async () => {
  const list = (id: string) => ({ id, title: `List ${id}`, exclusive: null, repliesPolicy: null });
  const all = async () => ['a', 'b', 'c'].map(list);
  show(<ListsPage />, { realm: createFakeRealm({ pages: { lists: { all } } }) });
  const button = await screen.findByRole('button', { name: 'More about List a' });
  for (const place of [1, 2]) {
    button.focus();
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')[place]?.textContent).toContain('List a'));
    expect(document.activeElement).toBe(button);
  }
});
