import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { PeopleView } from '@/data/people/people';
import { cell } from '../../../test/cell';
import { createFakePeople } from '../../../test/fake-people';
import { createFakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { PeopleList } from './people-list';

afterEach(cleanup);

const row = (id: string): ReactElement => (
  <article>
    <button type="button">Deny {id}</button>
  </article>
);

test('the last row that goes leaves the focus in the page', async () => {
  const view: PeopleView = {
    ids: ['ruth'],
    first: { is: 'idle' },
    older: { is: 'idle' },
    loaded: true,
    reachedEnd: true,
    readAt: 0,
  };
  const list = cell(view);
  const people = { ...createFakePeople(() => {}, {}), list: () => list };
  show(
    <main id="main" tabIndex={-1}>
      <PeopleList people={people} list="requests" label="Requests" row={row} empty={<p>Nobody asks</p>} />
    </main>,
    { realm: createFakeRealm({ preferences: { virtualScrolling: false } }) },
  );
  (await screen.findByRole('button', { name: 'Deny ruth' })).focus();
  act(() => list.set({ ...view, ids: [] }));
  await screen.findByText('Nobody asks');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
