import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { deferred } from '@/data/testing/test-realm';
import { makeKeptPost } from '../../../test/make-kept-post';
import type { KeptLibrary } from '../../../test/kept-library';
import { libraryTime, pass, showLibrary } from '../../../test/show-library';

libraryTime();

const image = (name: string, description = ''): { kind: 'image'; url: string; description: string } => ({
  kind: 'image',
  url: `https://reef.example/${name}`,
  description,
});
const POSTS = [
  makeKeptPost({
    id: '1',
    text: 'To be saved: a whelk',
    places: ['mine'],
    media: [image('a.png', 'A whelk')],
  }),
  makeKeptPost({ id: '2', text: 'An older one', createdAt: 1, folder: 'f1', media: [image('b.png')] }),
];
const FOLDERS = [{ id: 'f1', name: 'Shells', emoji: null, emojiUrl: null }];

/** Files that the reader was given, by their names. */
const given = new Map<string, Blob>();
beforeEach(() => {
  given.clear();
  let last = new Blob([]);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) last = blob;
    return 'blob:copy';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    given.set(this.download, last);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(posts = POSTS): Promise<KeptLibrary> {
  const { kept } = await showLibrary({ posts, choices: { folders: FOLDERS } });
  press(/^\d+ posts?, .* in this browser$/);
  press('Save a copy');
  return kept;
}
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const told = (): readonly (string | null)[] =>
  screen.getAllByRole('status').map(({ textContent }) => textContent);
const isOff = (name: string): boolean => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
/** A zip whose files are stored, not packed: its texts can be read as they are. */
const archive = async (): Promise<string> => (await given.get('library.zip')?.text()) ?? '';
const finished = async (kept: KeptLibrary): Promise<void> => {
  // Reading an answer's body takes turns that no clock knows.
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => new Promise((resolve) => setImmediate(resolve)));
    await pass(kept);
  }
};

test('as JSON it has all posts, newest first, and the folders; how many is told', async () => {
  const kept = await open();
  screen.getByText(/give out, 19\d(?:\.\d)? MB at most; the others are links\.$/);
  press('As JSON');
  await pass(kept);
  expect(told()).toContain('Saved 2 posts.');
  expect(given.get('library.json')?.type).toBe('application/json');
  expect(JSON.parse((await given.get('library.json')?.text()) ?? '')).toMatchObject({
    folders: FOLDERS,
    posts: [{ text: 'To be saved: a whelk' }, { text: 'An older one', folder: 'f1' }],
  });
});

test('as a page it is an archive with the media that are given out; how far it is is told, and which are links', async () => {
  const first = deferred<Response>();
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('a.png') ? first.promise : Promise.resolve(new Response('no', { status: 403 })),
  );
  const kept = await open();
  press('As a web page with media (zip)');
  expect(told()).toContain('Reading your library');
  await finished(kept);
  expect(told()).toContain('Fetching media: 0 of 2');
  expect([isOff('As JSON'), isOff('As a web page with media (zip)')]).toEqual([true, true]);
  first.resolve(new Response('pixels'));
  await finished(kept);
  expect(told()).toContain('Saved 2 posts. 1 file was not given out: it is a link.');
  expect([isOff('As JSON'), isOff('As a web page with media (zip)')]).toEqual([false, false]);
  const content = await archive();
  for (const piece of [
    'library.json',
    '<title>My library</title>',
    '<p dir="auto" lang="en">To be saved: a whelk</p>',
    '<img src="media/1.png" alt="A whelk"',
    '>Shells</p>',
    'href="https://reef.example/b.png"',
    'pixels',
  ])
    expect(content).toContain(piece);
});

test('a copy that is stopped is not saved, and another one can be made', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    signals.push(signal);
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('stopped'))),
    );
  });
  const kept = await open();
  const before = told();
  press('As a web page with media (zip)');
  await finished(kept);
  press('Stop');
  await finished(kept);
  expect([signals.map((signal) => signal?.aborted), given.size]).toEqual([[true], 0]);
  expect(told()).toEqual(before);
  press('As JSON');
  await pass(kept);
  expect(told()).toContain('Saved 2 posts.');
});

test('one that fails says why, and can be made again', async () => {
  const kept = await open();
  const walk = vi.spyOn(kept.library, 'walk').mockRejectedValueOnce(new ApiError('timeout'));
  press('As JSON');
  await pass(kept);
  expect(told()).toContain('The server took too long to answer. Try again.');
  expect([given.size, isOff('As JSON'), walk.mock.calls.length]).toEqual([0, false, 1]);
  press('As JSON');
  await pass(kept);
  expect(told()).toContain('Saved 2 posts.');
});
