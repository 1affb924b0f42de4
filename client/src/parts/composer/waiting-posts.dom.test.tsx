import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NO_EXTRAS } from '@/domain/compose-content';
import type { OutboxItem } from '@/data/outbox/outbox';
import { cell } from '../../../test/cell';
import { createFakeRealm } from '../../../test/fake-realm';
import { fakePosting } from '../../../test/fake-posting';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { WaitingPosts } from './waiting-posts';

afterEach(cleanup);

const item: OutboxItem = {
  entry: {
    id: 'key',
    createdAt: 1,
    draftKey: 'status',
    content: {
      ...NO_EXTRAS,
      text: 'on its way',
      spoilerText: '',
      sensitive: false,
      visibility: 'public',
      contentType: 'text/plain',
      language: null,
    },
    context: { inReplyToId: null, quoteId: null, editOf: null, cancels: null },
    sentIds: [],
    attempts: 0,
    nextAt: 0,
    unsureSince: null,
    error: null,
  },
  done: 0,
  total: 1,
  sending: true,
  inDoubt: false,
};

it('can be stopped, and what goes leaves the focus in the page', async () => {
  const view = cell<readonly OutboxItem[]>([item]);
  const { outbox } = fakePosting(() => {});
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada' }),
    posting: { outbox: { ...outbox, view, stop: () => view.set([]) } },
  });
  show(
    <main id="main" tabIndex={-1}>
      <WaitingPosts />
    </main>,
    { realm },
  );
  const stop = await screen.findByRole('button', { name: 'Stop' });
  stop.focus();
  await act(async () => {
    fireEvent.click(stop);
  });
  expect(screen.queryByText('on its way')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
