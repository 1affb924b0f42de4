import { act, cleanup } from '@testing-library/react';
import { Profiler, useSyncExternalStore, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { cell } from '../../../../test/cell';
import { createFakeRealm, type FakeRealm } from '../../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../../test/make';
import { show } from '../../../../test/show';
import { StatusCard } from './status-card';

afterEach(cleanup);

const IDS = Array.from({ length: 12 }, (_, index) => `s${index}`);

const realmOf = (): FakeRealm =>
  createFakeRealm({
    me: makeAccount({ id: '1' }),
    accounts: [makeAccount({ id: '2' })],
    statuses: [
      ...IDS.map((id) => makeStatus({ id, accountId: '2' })),
      makeStatus({ id: 'new', accountId: '2' }),
      makeStatus({ id: 'repeat', accountId: '1', reblogId: 's3' }),
    ],
  });

/** A list whose rows note each time they are drawn. */
function watchedList(ids: readonly string[]): {
  realm: FakeRealm;
  drawn: string[];
  setIds: (ids: readonly string[]) => void;
} {
  const realm = realmOf();
  const drawn: string[] = [];
  const shown = cell(ids);
  const row = (id: string): ReactElement => (
    <Profiler id={id} onRender={() => drawn.push(id)}>
      <StatusCard id={id} />
    </Profiler>
  );
  function List(): ReactElement {
    const now = useSyncExternalStore(shown.subscribe, shown.get);
    return <VirtualList label="Test" ids={now} row={row} virtual={false} />;
  }
  show(<List />, { realm });
  drawn.length = 0;
  return { realm, drawn, setIds: (next) => act(() => shown.set(next)) };
}

test('a post that arrives draws its own row and no other', () => {
  const { drawn, setIds } = watchedList(IDS);
  setIds(['new', ...IDS]);
  expect(new Set(drawn)).toEqual(new Set(['new']));
});

test('a favourite draws the rows that show the post and no other', () => {
  const { realm, drawn } = watchedList(['repeat', ...IDS]);
  const status = realm.cells.status('s3');
  const before = status.get();
  act(() => status.set(before && { ...before, favourited: true, favouritesCount: 1 }));
  expect(new Set(drawn)).toEqual(new Set(['repeat', 's3']));
});

test('a change of one person draws only what that person wrote', () => {
  const { realm, drawn } = watchedList(IDS);
  act(() => realm.cells.account('99').set(makeAccount({ id: '99' })));
  expect(drawn).toEqual([]);
});
