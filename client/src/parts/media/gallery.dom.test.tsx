import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Attachment } from '@/domain/status/attachment';
import { createFakeRealm, type FakeRealmFacts } from '../../../test/fake-realm';
import { makeAttachment } from '../../../test/make-attachment';
import { show } from '../../../test/show';
import { Gallery } from './gallery';

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pictures = (count: number): Attachment[] =>
  Array.from({ length: count }, (_, index) => makeAttachment({ id: `p${index}` }));

function gallery(
  attachments: readonly Attachment[],
  {
    sensitive = false,
    asLinks = false,
    ...facts
  }: FakeRealmFacts & { sensitive?: boolean; asLinks?: boolean } = {},
): void {
  show(<Gallery statusId="1" attachments={attachments} sensitive={sensitive} asLinks={asLinks} />, {
    realm: createFakeRealm(facts),
  });
}

test('pictures are links to their files, named by description or by place', () => {
  gallery([makeAttachment({ id: 'a', description: 'A boat' }), makeAttachment({ id: 'b' })]);
  expect(screen.getByRole('link', { name: 'A boat' }).getAttribute('href')).toMatch(/\/a\.png$/);
  expect(screen.getByRole('link', { name: 'Image 2 of 2' })).toBeTruthy();
});

test('a long set is shown in part until the rest is asked for', () => {
  gallery(pictures(12));
  const shown = screen.getAllByRole('link').length;
  expect(shown).toBeLessThan(12);
  expect(screen.getByText(`+${12 - shown}`)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12 files' }));
  expect(screen.getAllByRole('link')).toHaveLength(12);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('link')).toHaveLength(shown);
});

test('more files than maxThumbnails, and hidden media, are lines without pictures', () => {
  gallery(pictures(3), { preferences: { maxThumbnails: 2 } });
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(document.querySelector('img')).toBeNull();
  cleanup();
  gallery(pictures(10), { asLinks: true });
  expect(screen.getAllByRole('link')).toHaveLength(8);
  expect(document.querySelector('img')).toBeNull();
});

test('pictures that a filter covers name it, though the reader covers nothing else', () => {
  const realm = createFakeRealm({ preferences: { hideNsfw: false } });
  show(<Gallery statusId="1" attachments={pictures(1)} sensitive={false} filteredBy="spiders" />, { realm });
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Media filtered by “spiders”, show' }));
  expect(screen.getByRole('link')).toBeTruthy();
});

test('covered pictures are fetched ahead only where the reader wants that', () => {
  gallery(pictures(1), { sensitive: true });
  expect(document.querySelectorAll('img[src$="p0-small.png"]')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  gallery(pictures(1), { sensitive: true, preferences: { preloadImage: false } });
  expect(document.querySelector('img')).toBeNull();
});

test('the censor image covers what has no blurhash', () => {
  gallery(pictures(1), {
    sensitive: true,
    preferences: { preloadImage: false, nsfwCensorImage: '/static/curtain.png' },
  });
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/static/curtain.png');
});

test('nothing is covered with hideNsfw off', () => {
  gallery(pictures(1), { sensitive: true, preferences: { hideNsfw: false } });
  expect(screen.getByRole('link', { name: 'Image 1 of 1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hide media' })).toBeNull();
});

test('a film has a play button in its place, then the player with the focus', async () => {
  gallery([makeAttachment({ id: 'f', kind: 'video', description: 'Waves', duration: 187 })]);
  const play = await screen.findByRole('button', { name: 'Play: Waves' });
  expect(screen.getByText('03:07')).toBeTruthy();
  fireEvent.click(play);
  const film = await screen.findByLabelText('Waves');
  expect(film.tagName).toBe('VIDEO');
  expect(document.activeElement).toBe(film);
});

test('silent films alone loop, when asked to', async () => {
  gallery([makeAttachment({ id: 'f', kind: 'video', description: 'Waves' })], {
    preferences: { loopVideoSilentOnly: false },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Play: Waves' }));
  expect((await screen.findByLabelText('Waves')).hasAttribute('loop')).toBe(true);
  cleanup();
  gallery([makeAttachment({ id: 'f', kind: 'video', description: 'Waves' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Play: Waves' }));
  expect((await screen.findByLabelText('Waves')).hasAttribute('loop')).toBe(false);
});

test('one sound plays at a time', async () => {
  const sound = (id: string): Attachment => makeAttachment({ id, kind: 'audio', description: id });
  gallery([sound('one'), sound('two')]);
  for (const name of ['one', 'two'])
    fireEvent.click(await screen.findByRole('button', { name: `Play: ${name}` }));
  const [one, two] = [await screen.findByLabelText('one'), await screen.findByLabelText('two')];
  const pause = vi.fn<() => void>();
  Object.assign(one, { pause });
  fireEvent.play(one);
  expect(pause).not.toHaveBeenCalled();
  fireEvent.play(two);
  expect(pause).toHaveBeenCalledOnce();
});

test('a Flash file that cannot be started says so and leaves the link, and closes', async () => {
  gallery([makeAttachment({ id: 's', kind: 'flash', description: 'Game', url: 'https://a.example/g.swf' })]);
  fireEvent.click(await screen.findByRole('button', { name: 'Play: Game' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be started');
  expect(screen.getByRole('link', { name: 'Open original' }).getAttribute('href')).toBe(
    'https://a.example/g.swf',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close the Flash player' }));
  expect(await screen.findByRole('button', { name: 'Play: Game' })).toBeTruthy();
});

test('pages and files of unknown kind are links that lead out', () => {
  gallery([
    makeAttachment({ id: 'h', kind: 'html', url: 'https://a.example/page.html' }),
    makeAttachment({ id: 'u', kind: 'unknown', url: 'https://a.example/notes%20of%20may.bin' }),
  ]);
  expect(screen.getByRole('link', { name: 'page.html' }).getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.getByRole('link', { name: 'notes of may.bin' })).toBeTruthy();
});

test('the focus stays with the button that shows and hides sensitive pictures', async () => {
  gallery(pictures(1), { sensitive: true, preferences: { hideNsfw: true, preloadImage: true } });
  fireEvent.click(screen.getByRole('button', { name: 'Sensitive media, show' }));
  const hide = screen.getByRole('button', { name: 'Hide media' });
  expect(document.activeElement).toBe(hide);
  fireEvent.click(hide);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sensitive media, show' }));
});
