import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useRef, type ReactElement } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ServerEmoji } from '@/domain/emoji';
import { serveBuildFiles } from '../../../test/build-files';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { EmojiPicker } from './emoji-picker';

beforeAll(serveBuildFiles);
afterEach(cleanup);

const onPick = vi.fn();

function Page(): ReactElement {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor}>Open</button>
      <EmojiPicker label="Emoji" anchor={anchor} withCustom onPick={onPick} onClose={() => {}} />
    </>
  );
}

const many: readonly ServerEmoji[] = Array.from({ length: 6000 }, (_, index) => ({
  shortcode: `blob_${index}_${'long'.repeat(index % 20)}`,
  url: `https://tidepool.example/emoji/${index}.png`,
  staticUrl: `https://tidepool.example/emoji/${index}.png`,
  category: null,
  visibleInPicker: true,
  tags: index === 4321 ? ['quokkawombat'] : [],
  pack: `Pack ${index % 40}`,
}));

test('thousands of emoji are a rail of packs and few cells, found by tag and walked by keys', async () => {
  const realm = createFakeRealm({
    me: makeAccount({ id: '1' }),
    details: { customEmoji: async () => many },
  });
  show(<Page />, { realm });
  const grid = await screen.findByRole('grid', {}, { timeout: 5000 });
  expect(screen.getAllByRole('tab').length).toBeGreaterThan(40);
  expect(within(grid).getAllByRole('button').length).toBeLessThan(150);

  fireEvent.click(screen.getByRole('tab', { name: 'Pack 7' }));
  const pack = await screen.findByRole('rowgroup', { name: 'Pack 7' });
  expect(within(grid).getAllByRole('button').length).toBeLessThan(200);
  expect(within(pack).getAllByRole('button').length).toBeGreaterThan(0);

  const search = screen.getByRole('searchbox', { name: 'Search emoji' });
  fireEvent.change(search, { target: { value: 'quokkawombat' } });
  await screen.findByText('1 emoji', {}, { timeout: 3000 });
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^:blob_4321_/);
  fireEvent.keyDown(document.activeElement ?? search, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(search);
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ name: many[4321]?.shortcode }));
});

test('people are picked in the chosen skin tone, which is kept', async () => {
  const realm = createFakeRealm({ me: makeAccount({ id: '1' }) });
  show(<Page />, { realm });
  fireEvent.click(await screen.findByRole('button', { name: 'Skin tone: None' }, { timeout: 5000 }));
  fireEvent.click(screen.getByRole('button', { name: 'Medium' }));
  expect(realm.calls).toContainEqual(['tone', 3]);
  const search = screen.getByRole('searchbox', { name: 'Search emoji' });
  fireEvent.change(search, { target: { value: 'waving hand' } });
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(onPick).toHaveBeenLastCalledWith(expect.objectContaining({ name: '👋🏽' }));
});

test('arrows lead from tone to tone and leave the page where it is', async () => {
  show(<Page />, { realm: createFakeRealm({ me: makeAccount({ id: '1' }) }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Skin tone: None' }, { timeout: 5000 }));
  const press = (key: string): string | null | undefined => {
    const isLeftToPage = fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(isLeftToPage).toBe(false);
    return document.activeElement?.getAttribute('title');
  };
  expect(['ArrowDown', 'ArrowRight', 'ArrowUp', 'End', 'Home'].map(press)).toEqual([
    'Light',
    'Medium light',
    'Light',
    'Dark',
    'None',
  ]);
});
