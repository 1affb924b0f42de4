import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '@/ui/dialog/dialog';
import { SlowWords } from '@/ui/state/slow';
import { createFakeRealm } from '../../../../test/fake-realm';
import { makeAttachment } from '../../../../test/make-attachment';
import { show } from '../../../../test/show';
import { isInUse } from '@/lib/in-use';
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

test('a picture that does not come for ten seconds says so in words', () => {
  vi.useFakeTimers();
  show(
    <SlowWords.Provider value="Slow today">
      <Viewer files={[makeAttachment({ id: 'a' })]} start="a" onClose={() => {}} />
    </SlowWords.Provider>,
    { realm: createFakeRealm() },
  );
  act(() => void vi.advanceTimersByTime(10_500));
  expect(screen.getByText('Slow today').closest('[role="status"]')).not.toBeNull();
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

/** Gives every element of a page without layout the size that it would have: a stage, and a picture that is whole on it. */
function laidOut(picture: { width: number; height: number }): void {
  const size = (element: HTMLElement): { width: number; height: number } =>
    element.role === 'presentation' ? { width: 1000, height: 800 } : picture;
  for (const side of ['Width', 'Height'] as const) {
    const of = side === 'Width' ? 'width' : 'height';
    for (const kind of ['client', 'offset'] as const)
      vi.spyOn(HTMLElement.prototype, `${kind}${side}`, 'get').mockImplementation(function (
        this: HTMLElement,
      ) {
        return size(this)[of];
      });
  }
}

/** The picture with this name has come from the network. */
function comes(name: string, own: { width: number; height: number }): HTMLElement {
  const picture = screen.getByRole('img', { name });
  Object.defineProperties(picture, {
    naturalWidth: { value: own.width },
    naturalHeight: { value: own.height },
  });
  fireEvent.load(picture);
  return picture.parentElement ?? picture;
}

test('a picture of 300 by 9,000 px opens from its top, as wide as it is, and is scrolled', () => {
  laidOut({ width: 800 / 30, height: 800 });
  const files = ['A comic', 'A boat'].map((description, at) => makeAttachment({ id: `${at}`, description }));
  show(<Viewer files={files} start="0" onClose={() => {}} />, { realm: createFakeRealm() });
  const shot = comes('A comic', { width: 300, height: 9000 });
  const stage = shot.parentElement ?? shot;
  const zoom = screen.getByRole('button', { name: 'Zoom' });
  expect(shot.style.transform).toBe('translate(0px, 4100px) scale(11.25)');
  expect(zoom.getAttribute('aria-pressed')).toBe('true');
  fireEvent.wheel(stage, { deltaY: 100 });
  expect(shot.style.transform).toBe('translate(0px, 4000px) scale(11.25)');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'End' });
  expect(shot.style.transform).toBe('translate(0px, -4100px) scale(11.25)');
  fireEvent.click(zoom);
  expect(shot.style.transform).toBe('');
  vi.restoreAllMocks();
});

test('a picture that is read from its top moves up and down under the finger, and is swiped sideways', () => {
  laidOut({ width: 800 / 30, height: 800 });
  const files = ['A comic', 'A boat'].map((description, at) => makeAttachment({ id: `${at}`, description }));
  show(<Viewer files={files} start="0" onClose={() => {}} />, { realm: createFakeRealm() });
  const shot = comes('A comic', { width: 300, height: 9000 });
  const stage = shot.parentElement ?? shot;
  stage.setPointerCapture = () => undefined;
  const drag = (dx: number, dy: number): void => {
    fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 500, clientY: 400 });
    for (const part of [0.5, 1])
      fireEvent.pointerMove(stage, { pointerId: 1, clientX: 500 + dx * part, clientY: 400 + dy * part });
    fireEvent.pointerUp(stage, { pointerId: 1, clientX: 500 + dx, clientY: 400 + dy });
  };
  drag(20, -300);
  expect(shot.style.transform).toBe('translate(0px, 3800px) scale(11.25)');
  drag(-600, 100);
  expect(screen.getByText('2 of 2')).toBeTruthy();
  vi.restoreAllMocks();
});

test('no new build is taken from under it', () => {
  const { unmount } = show(<Viewer files={[makeAttachment({ id: 'a' })]} start="a" onClose={() => {}} />, {
    realm: createFakeRealm(),
  });
  expect(isInUse()).toBe(true);
  unmount();
  expect(isInUse()).toBe(false);
});
