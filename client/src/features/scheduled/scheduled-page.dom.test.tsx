import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ScheduledPost } from '@/domain/status/scheduled-post';
import type { OutboxItem } from '@/data/writing/outbox/outbox-entry';
import { cell } from '../../../test/cell';
import { createFakeRealm } from '../../../test/fake-realm';
import { fakePosting } from '../../../test/fake-posting';
import { makeAccount } from '../../../test/make';
import { makeContent, makeEntry, makeOutboxItem } from '../../../test/make-outbox';
import { show } from '../../../test/show';
import { ScheduledPage } from './scheduled-page';

afterEach(cleanup);

const facts = {
  text: 'tomorrow',
  spoilerText: '',
  sensitive: false,
  visibility: 'public',
  language: null,
} as const;

const onTheServer: ScheduledPost = {
  ...facts,
  id: '1',
  at: Date.now() + 86_400_000,
  contentType: null,
  attachments: [],
  poll: null,
  inReplyToId: null,
  quoteId: null,
  expiresIn: null,
};

const underWay = makeOutboxItem({
  entry: makeEntry({ content: makeContent({ ...facts, scheduledAt: '2026-11-25T10:00:00.000Z' }) }),
});

it('lists what is scheduled while it is open', async () => {
  const view = cell<readonly OutboxItem[]>([underWay]);
  const { outbox } = fakePosting(() => {});
  const has = (): readonly ScheduledPost[] => (view.get().length === 0 ? [onTheServer] : []);
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada' }),
    posting: { outbox: { ...outbox, view }, scheduled: async () => ({ items: has(), next: null }) },
  });
  show(<ScheduledPage />, { realm });
  const row = { name: /^For / } as const;
  await screen.findByText('tomorrow');
  expect(screen.queryByRole('heading', row)).toBeNull();
  act(() => view.set([]));
  expect(await screen.findByRole('heading', row)).toBeTruthy();
});
