import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RealmProvider } from '@/data/react/realm-context';
import { bundle } from '@/data/testing/make';
import { testRealm } from '@/data/testing/test-realm';
import { atHome, farOrigin, farPost, json, ORIGIN, ROOT_ID, uriOf } from '../../../test/far-origin';
import { useLook } from './use-look';

const origin = farOrigin();
const NAME = 'further 1';

test('rows are made anew once home has fetched a post, which then has the id that home gave it', async () => {
  origin.answers = {
    [`/api/v1/statuses/${ROOT_ID}`]: () => json(farPost(ROOT_ID, 'low water')),
    [`/api/v1/statuses/${ROOT_ID}/context`]: () =>
      json({ ancestors: [], descendants: [farPost('2', 'old pier', { in_reply_to_id: ROOT_ID })] }),
  };
  const here = bundle('h2', atHome('old pier'));
  const { realm } = testRealm({
    answers: { searchAddress: () => Promise.resolve({ accounts: [], statuses: [here] }) },
  });
  const part = await realm.late.further.load();
  await part.askOrigin(NAME, {
    origin: ORIGIN,
    uri: uriOf('low water'),
    url: `${ORIGIN}/notice/${ROOT_ID}`,
  });
  realm.rowFlags.set(NAME, 'asked', true);
  const { result } = renderHook(() => useLook(NAME), {
    wrapper: ({ children }) => <RealmProvider value={realm}>{children}</RealmProvider>,
  });
  const before = result.current;
  const key = before?.look.found[0]?.posts[1]?.key ?? '';
  await act(() => part.bringHome(key));
  expect(result.current).not.toBe(before);
  const ids = result.current?.part.nodes(realm.records, [], result.current.look).map(({ id }) => id);
  expect(ids).toContain('h2');
  expect(ids).not.toContain(key);
});
