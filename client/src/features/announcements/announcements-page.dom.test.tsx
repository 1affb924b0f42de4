import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { Announcement } from '@/domain/instance/announcement';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { AnnouncementsPage } from './announcements-page';

afterEach(cleanup);

const ladder: Announcement = {
  id: '1',
  content: 'The ladder is back.',
  source: 'The ladder is back.',
  startsAt: null,
  endsAt: null,
  allDay: false,
  publishedAt: 1,
  read: false,
  inactive: false,
  emojis: [],
  mentions: [],
};

test('what was pressed goes with what it did, and the focus stays in the card or the form', async () => {
  let read = false;
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', role: 'admin' }),
    screens: {
      announcements: {
        all: async () => [{ ...ladder, read }],
        markRead: async () => {
          read = true;
        },
      },
    },
  });
  show(<AnnouncementsPage />, { realm });
  const press = async (name: string): Promise<void> => {
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  const onCard = (): Promise<void> => waitFor(() => expect(document.activeElement?.tagName).toBe('ARTICLE'));
  await press('Mark as read');
  await onCard();
  await press('Edit announcement');
  await press('Cancel');
  await onCard();
  const [box] = screen.getAllByRole('textbox', { name: 'Write an announcement' });
  if (!box) throw new Error('no form');
  fireEvent.change(box, { target: { value: 'Boots.' } });
  await press('Post');
  await waitFor(() => expect(document.activeElement).toBe(box));
});

test('a sign-in that is not accepted any more leads to the next one, from a card and from the form', async () => {
  const refuse = () => Promise.reject(new ApiError('unauthorized', { status: 401 }));
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', role: 'admin' }),
    screens: { announcements: { all: async () => [ladder], markRead: refuse, post: refuse } },
  });
  show(<AnnouncementsPage />, { realm });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByRole('link', { name: 'Log in again' })).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: 'Write an announcement' }), {
    target: { value: 'Boots.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Log in again' })).toHaveLength(2));
});

test('words that are written while an announcement goes out stay, and so do those of an edit that was left', async () => {
  const sent: (() => void)[] = [];
  const realm = createFakeRealm({
    me: makeAccount({ id: '1', role: 'admin' }),
    screens: {
      announcements: {
        all: async () => [ladder],
        post: () =>
          new Promise<void>((resolve) => {
            sent.push(resolve);
          }),
      },
    },
  });
  const { unmount } = show(<AnnouncementsPage />, { realm });
  const boxes = (): HTMLElement[] => screen.getAllByRole('textbox', { name: 'Write an announcement' });
  const write = (box: HTMLElement | undefined, value: string): void => {
    if (!box) throw new Error('no form');
    fireEvent.change(box, { target: { value } });
  };
  await screen.findByRole('button', { name: 'Edit announcement' });
  write(boxes()[0], 'Boots.');
  fireEvent.click(screen.getByRole('button', { name: 'Post' }));
  write(boxes()[0], 'Boots. And coats.');
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.();
  await screen.findByRole('button', { name: 'Post' });
  expect(boxes()[0]).toHaveProperty('value', 'Boots. And coats.');
  fireEvent.click(screen.getByRole('button', { name: 'Edit announcement' }));
  write(boxes()[1], 'The ladder is gone.');
  unmount();
  show(<AnnouncementsPage />, { realm });
  fireEvent.click(await screen.findByRole('button', { name: 'Edit announcement' }));
  expect(boxes()[1]).toHaveProperty('value', 'The ladder is gone.');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Edit announcement' }));
  expect(boxes()[1]).toHaveProperty('value', 'The ladder is back.');
});
