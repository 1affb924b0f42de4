import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { show } from '../../../test/show';
import { watchPresses } from '@/lib/typing/last-press';
import { NoticeList } from './notice-list';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const base = { messageKey: 'notices.storage_unavailable', messageArgs: {}, timeout: 0 } as const;

/** A server that has made a post wider than it was asked to. */
const seenByMore = (): FakeRealm => {
  const realm = createFakeRealm();
  realm.notices.push({
    ...base,
    level: 'warning',
    messageKey: 'otherwise.post',
    differences: [{ fact: 'visibility', asked: 'private', got: 'unlisted' }],
    undo: { is: 'redraft', id: '7' },
  });
  return realm;
};

test('errors interrupt, other notices wait; each closes by its button', () => {
  const realm = createFakeRealm();
  show(<NoticeList />, { realm });
  act(() => {
    realm.notices.push({ ...base, level: 'error' });
    realm.notices.push({ ...base, level: 'success', messageKey: 'common.retry' });
  });
  expect(screen.getByRole('alert').textContent).toContain('Browser storage is not available');
  expect(screen.getByRole('status').textContent).toBe('Try again');
  fireEvent.click(screen.getAllByRole('button', { name: 'Close notice' })[0] ?? document.body);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a notice goes after its time, 0 stays, and none goes while somebody reads (SYS-05)', () => {
  const realm = createFakeRealm();
  show(<NoticeList />, { realm });
  act(() => {
    realm.notices.push({ ...base, level: 'error' });
    realm.notices.push({ ...base, level: 'success', timeout: 5000 });
  });
  fireEvent.focusIn(screen.getByRole('status'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('status')).not.toBeNull();
  fireEvent.focusOut(screen.getByRole('status'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeNull();
});

test('a notice that appears under a pointer at rest goes in its time; one that is pointed at stays', () => {
  const realm = createFakeRealm();
  show(<NoticeList />, { realm });
  const push = (): void => void realm.notices.push({ ...base, level: 'success', timeout: 5000 });
  act(push);
  // What a browser tells when something comes to lie under the pointer.
  fireEvent.pointerEnter(screen.getByRole('region'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByRole('status')).toBeNull();
  act(push);
  fireEvent.pointerMove(screen.getByRole('status'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('status')).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole('region'));
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByRole('status')).toBeNull();
});

test('what is shown is closed here alone, so that it stays while somebody reads', () => {
  const realm = createFakeRealm();
  const keep = vi.spyOn(realm.notices, 'keep');
  show(<NoticeList />, { realm });
  let id = 0;
  act(() => void (id = realm.notices.push({ ...base, level: 'success', timeout: 5000 })));
  expect(keep).toHaveBeenCalledWith(id);
});

test('a sign-in that holds no more leads to the next one', async () => {
  const realm = createFakeRealm();
  show(<NoticeList />, { realm });
  act(() => {
    realm.notices.push({
      ...base,
      level: 'warning',
      messageKey: 'errors.signed_out',
      error: new ApiError('unauthorized'),
    });
  });
  const link = screen.getByRole('link', { name: 'Log in again' });
  expect(link.getAttribute('href')).toBe('/login');
  fireEvent.click(link);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the words of a failed request come from its error', () => {
  const realm = createFakeRealm();
  show(<NoticeList />, { realm });
  act(() => {
    realm.notices.push({
      ...base,
      level: 'error',
      messageKey: '{error}',
      error: new ApiError('offline'),
    });
  });
  expect(screen.getByRole('alert').textContent).toContain('No connection to the server');
});

test('what is worth another try can be tried again; a refused sign-in leads to the next one instead', () => {
  const realm = createFakeRealm();
  show(
    <main id="main" tabIndex={-1}>
      <NoticeList />
    </main>,
    { realm },
  );
  const again = vi.fn();
  const failed = { ...base, level: 'error', messageKey: 'notification_errors.mark_read', again } as const;
  act(() => void realm.notices.push({ ...failed, error: new ApiError('server', { status: 500 }) }));
  expect(screen.getByRole('alert').textContent).toContain(
    'Could not mark notifications as read. The server has a problem',
  );
  const retry = screen.getByRole('button', { name: 'Try again' });
  retry.focus();
  fireEvent.click(retry);
  expect(again).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.id).toBe('main');
  act(() => void realm.notices.push({ ...failed, error: new ApiError('unauthorized') }));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in again' })).toBeTruthy();
});

test('a post that more people see than was asked is told of in words, and taken back by one press', () => {
  const { commands } = show(<NoticeList />, { realm: seenByMore() });
  expect(screen.getByRole('alert').textContent).toContain('Your post is not as you asked');
  expect(screen.getByText('The server made it “Unlisted”, you chose “Followers only”.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Delete and write anew' }));
  expect(commands.compose.get().open?.draftKey).toBe('redraft:7');
});

test('a notice never covers what was pressed last: it stands at the other end then', () => {
  const realm = createFakeRealm();
  watchPresses();
  show(
    <>
      <button>Deny</button>
      <NoticeList />
    </>,
    { realm },
  );
  const button = screen.getByRole('button', { name: 'Deny' });
  const list = screen.getByRole('region', { name: 'Notices' });
  const top = new DOMRect(0, 100, 300, 60);
  vi.spyOn(list, 'getBoundingClientRect').mockImplementation(() =>
    list.hasAttribute('data-elsewhere') ? new DOMRect(0, 700, 300, 60) : top,
  );
  const place = vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 300, 80, 30));
  fireEvent.pointerDown(button);
  act(() => void realm.notices.push({ ...base, level: 'error' }));
  expect(list.hasAttribute('data-elsewhere')).toBe(false);
  place.mockReturnValue(new DOMRect(20, 120, 80, 30));
  act(() => void realm.notices.push({ ...base, level: 'error', messageKey: 'common.retry' }));
  expect(list.hasAttribute('data-elsewhere')).toBe(true);
});
