import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ONLY_WORDS, type Draft, type DraftKey } from '@/data/writing/drafts/draft';
import type { StoredDraft } from '@/data/writing/posting/posting';
import { QuestionHost } from '@/parts/commands/question-host';
import { createFakeRealm } from '../../../test/fake-realm';
import { makeAccount } from '../../../test/make';
import { show } from '../../../test/show';
import { DraftsPage } from './drafts-page';

afterEach(cleanup);

const draftOf = (text: string): Draft => ({ updatedAt: 1, text, ...ONLY_WORDS, idempotencyKey: text });
const KEPT: readonly [DraftKey, Draft][] = [
  ['status', draftOf('Half a thought')],
  ['kept:a', draftOf('Another half')],
];

/** The page with these drafts, which are read anew each time they are asked for. */
function open() {
  const realm = createFakeRealm({
    me: makeAccount({ id: 'ada' }),
    drafts: Object.fromEntries(KEPT),
    posting: {
      drafts: () =>
        KEPT.flatMap(([key]): StoredDraft[] => {
          const draft = realm.drafts.get(key);
          return draft ? [{ key, draft }] : [];
        }),
    },
  });
  const page = (
    <>
      <main id="main" tabIndex={-1}>
        <DraftsPage />
      </main>
      <QuestionHost />
    </>
  );
  return { realm, ...show(page, { realm }) };
}

const rowOf = async (words: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(words)).closest('li');
  if (!row) throw new Error('a draft stands in no list');
  return row;
};

test('what is unsent is listed and opened in its own window', async () => {
  const { commands } = open();
  fireEvent.click(within(await rowOf('Another half')).getByRole('button', { name: 'Open' }));
  await expect
    .poll(() => commands.compose.get().open)
    .toMatchObject({ draftKey: 'kept:a', start: { text: 'Another half' } });
});

test('a draft is deleted once its author is sure, and the page has the focus then', async () => {
  const { realm } = open();
  const row = await rowOf('Half a thought');
  fireEvent.click(within(row).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(realm.drafts.get('status')).not.toBeNull();
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByText('Half a thought')).toBeNull();
  expect(realm.drafts.get('status')).toBeNull();
  await rowOf('Another half');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
