import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '@/ui/dialog/dialog';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAttachment } from '../../../../test/make-attachment';
import { show } from '../../../../test/show';
import { Viewer } from './viewer';

afterEach(cleanup);

test('Escape closes the viewer alone, and not the dialog it was opened from', async () => {
  const [closeHistory, closeViewer] = [vi.fn(), vi.fn()];
  show(
    <Dialog title="Edit history" closeLabel="Close" onClose={closeHistory}>
      <Viewer files={[makeAttachment({ id: 'a' })]} start="a" onClose={closeViewer} />
    </Dialog>,
    { realm: createFakeRealm() },
  );
  const viewer = screen.getByRole('dialog', { name: 'Media viewer' });
  fireEvent(viewer, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(closeViewer).toHaveBeenCalledTimes(1));
  expect(closeHistory).not.toHaveBeenCalled();
});

test('a description is heard once: as the name of its picture, and for a moment when that has come', () => {
  vi.useFakeTimers();
  const files = ['A boat', 'A buoy'].map((description, at) => makeAttachment({ id: `${at}`, description }));
  show(<Viewer files={files} start="0" onClose={() => {}} />, { realm: createFakeRealm() });
  const status = document.querySelector('span[role="status"]:not(:has(*))');
  const heard = (words: string): Element[] =>
    screen.queryAllByText(words, { exact: false, ignore: '[aria-hidden] *, [aria-hidden]' });
  expect(screen.getByRole('img', { name: 'A boat' })).toBeTruthy();
  expect(heard('A boat')).toEqual([]);
  expect(screen.getByText('A boat')).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(screen.getByRole('img', { name: 'A buoy' })).toBeTruthy();
  expect(heard('A buoy')).toEqual([status]);
  act(() => {
    vi.advanceTimersByTime(10_000);
  });
  expect(heard('A buoy')).toEqual([]);
  vi.useRealTimers();
});

test('arrows move on from a film that has the focus; its other keys stay its own', () => {
  const files = [makeAttachment({ id: 'a', kind: 'video' }), makeAttachment({ id: 'b' })];
  show(<Viewer files={files} start="a" onClose={() => {}} />, { realm: createFakeRealm() });
  const film = document.querySelector('video') ?? document.body;
  film.focus();
  for (const key of [' ', 'ArrowUp', 'End']) fireEvent.keyDown(film, { key });
  expect(screen.getByText('1 of 2')).toBeTruthy();
  fireEvent.keyDown(film, { key: 'ArrowRight' });
  expect(screen.getByText('2 of 2')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});
