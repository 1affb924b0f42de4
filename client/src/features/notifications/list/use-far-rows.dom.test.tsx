import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { historyEntry } from '@/lib/history/history-entry';
import { keptPlaces } from '@/lib/history/kept-places';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeNotification } from '../../../../test/make';
import { show } from '../../../../test/show';
import { useFarRows } from './use-far-rows';

afterEach(cleanup);

const liked = (id: string) => makeNotification({ id, kind: 'favourite', statusId: 'p', seen: true });
const said = (id: string) => makeNotification({ id, kind: 'mention', statusId: id, seen: true });

const FarRows = (): ReactElement => <p>{useFarRows() ? 'on their way' : 'here'}</p>;

test('of a group that goes on and on, one step is taken', async () => {
  const notifications = [said('50'), ...['49', '48', '47', '46'].map(liked)];
  const realm = createFakeRealm({ notifications, notificationsView: { ids: ['50', '49'] } });
  const { notificationsView } = realm.cells;
  let shown = 2;
  realm.notifications.showMore = async () => {
    shown += 1;
    const ids = notifications.slice(0, shown).map(({ id }) => id);
    notificationsView.set({ ...notificationsView.get(), ids });
  };
  keptPlaces.set(historyEntry(), { rows: [['favourite p true', 20]], heights: [['50', 90]] });
  show(<FarRows />, { realm });
  await screen.findByText('here');
  expect(shown).toBe(3);
});

test.each([
  ['a group, whose rest is loaded', 'favourite p true', ['50', '41', '40'], 1],
  ['one of several', '40', ['50', '41', '40'], 0],
  ['a group that others follow', 'favourite p true', ['50', '41', '40', '30'], 0],
])('where the reader was ends with %s', async (_what, last, ids, steps) => {
  const notifications = [said('50'), said('41'), liked('40'), said('30'), liked('29')];
  const realm = createFakeRealm({ notifications, notificationsView: { ids } });
  const { notificationsView } = realm.cells;
  let asked = 0;
  realm.notifications.showMore = async () => {
    asked += 1;
    notificationsView.set({ ...notificationsView.get(), ids: notifications.map(({ id }) => id) });
  };
  keptPlaces.set(historyEntry(), {
    rows: [
      ['41', 20],
      [last, 300],
    ],
    heights: [['50', 90]],
  });
  show(<FarRows />, { realm });
  await screen.findByText('here');
  await waitFor(() => expect(asked).toBe(steps));
});
