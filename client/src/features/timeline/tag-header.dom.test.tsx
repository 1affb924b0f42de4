import type { LateParts } from '@/data/late-parts';
import type { TimelineHeaders } from '@/data/timelines/timeline-headers';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { TagHeader } from './tag-header';

afterEach(cleanup);

function open(followsTag: boolean | null, more: Partial<FakeRealm> = {}): FakeRealm {
  const realm = { ...createFakeRealm({ me: makeAccount({ id: '1' }), followsTag }), ...more };
  show(<TagHeader tag="moss" />, { realm });
  return realm;
}

const withHeaders = (headers: TimelineHeaders): LateParts => ({
  ...createFakeRealm().late,
  headers: { get: () => headers, load: async () => headers },
});

const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

test('a tag is followed and left from its timeline (TL-13)', async () => {
  const realm = open(false);
  fireEvent.click(await button('Follow #moss'));
  fireEvent.click(await button('Unfollow #moss'));
  await button('Follow #moss');
  expect(realm.calls.filter(([call]) => call === 'followTag')).toEqual([
    ['followTag', 'moss', true],
    ['followTag', 'moss', false],
  ]);
});

test('nothing is offered where the server knows no followed tags', async () => {
  const { headers } = createFakeRealm().late;
  const look = vi.fn(async () => {});
  open(null, { late: withHeaders({ ...(await headers.load()), look }) });
  await waitFor(() => expect(look).toHaveBeenCalled());
  expect(screen.queryByRole('button')).toBeNull();
});
