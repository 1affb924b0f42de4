import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ScheduledPost } from '@/domain/status/scheduled-post';
import '@/i18n/messages/en/late/drafts';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { ScheduledRow } from './scheduled-row';

afterEach(cleanup);

const post: ScheduledPost = {
  id: '1',
  at: Date.now() + 86_400_000,
  text: 'tomorrow',
  spoilerText: '',
  sensitive: false,
  visibility: 'public',
  contentType: null,
  language: null,
  attachments: [],
  poll: null,
  inReplyToId: null,
  quoteId: null,
  expiresIn: null,
};

it('leaves the change of a time with Escape, and nothing else of the page', () => {
  show(<ScheduledRow post={post} onChanged={() => {}} />, {
    realm: createFakeRealm({ me: makeAccount({ id: 'a' }) }),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change time' }));
  const further = vi.fn();
  document.addEventListener('keydown', ({ defaultPrevented }) => further(defaultPrevented), { once: true });
  fireEvent.keyDown(screen.getByLabelText('Date and time'), { key: 'Escape' });
  expect(further).toHaveBeenCalledWith(true);
  expect(screen.queryByLabelText('Date and time')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change time' }));
});

it('tells how long the post stays once it is posted', () => {
  show(<ScheduledRow post={{ ...post, expiresIn: 86_400 }} onChanged={() => {}} />, {
    realm: createFakeRealm({ me: makeAccount({ id: 'a' }) }),
  });
  expect(screen.getByText('Public · Deleted 1 day after posting')).toBeTruthy();
});
