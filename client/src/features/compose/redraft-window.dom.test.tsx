import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/domain/api-error';
import { decodeContent, toDraft } from '@/data/writing/drafts/content-format';
import type { Posting } from '@/data/writing/posting/posting';
import { NEW_POST } from '@/parts/commands/compose-target';
import { createFakeRealm, type FakeRealm } from '../../../test/fake-realm';
import { makeAccount, makeStatus } from '../../../test/make';
import { makeContent } from '../../../test/make-outbox';
import { show } from '../../../test/show';
import { ComposeDialog } from './compose-dialog';

const ada = makeAccount({ id: 'ada' });
const post = makeStatus({ id: '7', accountId: 'ada', visibility: 'unlisted' });
const SOURCE = { text: 'low tide', spoilerText: '', contentType: 'text/plain' };

afterEach(cleanup);

/** A promise that is settled when the test says so. */
function later<T>() {
  let give = (_value: T): void => undefined;
  let fail = (_error: ApiError): void => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    give = resolve;
    fail = reject;
  });
  return { promise, give, fail };
}

function begin(posting: Partial<Posting>, written?: string): FakeRealm {
  const drafts =
    written === undefined ? {} : { 'redraft:7': toDraft(makeContent({ text: written }), 'k', 1) };
  const realm = createFakeRealm({
    me: ada,
    statuses: [post],
    drafts,
    posting: { source: async () => SOURCE, ...posting },
  });
  const { commands } = show(<ComposeDialog />, { realm });
  act(() => commands.compose.open({ ...NEW_POST, draftKey: 'redraft:7' }));
  return realm;
}

const text = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'Post text' });
const kept = (realm: FakeRealm): string | undefined => realm.drafts.get('redraft:7')?.text;
const messages = (realm: FakeRealm): readonly string[] =>
  realm.notices.list.get().map(({ messageKey }) => messageKey);

describe('a post that is deleted and written anew', () => {
  it('is seen to be on its way, is a draft before it is deleted, and is then in the form', async () => {
    const source = later<typeof SOURCE>();
    const deleted = later<void>();
    const removeForRedraft = vi.fn(() => deleted.promise);
    const realm = begin({ source: () => source.promise, removeForRedraft });
    await screen.findByRole('dialog', { name: 'Delete and write anew' });
    await screen.findByText('Fetching the post');
    expect(kept(realm)).toBeUndefined();
    act(() => source.give(SOURCE));
    await screen.findByText('Deleting the post. Its text is kept among your drafts.');
    expect(kept(realm)).toBe('low tide');
    act(() => deleted.give());
    expect(await text()).toHaveProperty('value', 'low tide');
    expect(screen.getByRole('button', { name: 'Visibility: Unlisted' })).toBeTruthy();
    expect(removeForRedraft).toHaveBeenCalledOnce();
  });

  it('is not deleted when its source cannot be fetched', async () => {
    let answers = false;
    const removeForRedraft = vi.fn(async () => undefined);
    begin({
      source: async () => {
        if (!answers) throw new ApiError('server', { status: 500 });
        return SOURCE;
      },
      removeForRedraft,
    });
    await screen.findByText('The post could not be taken back into the form');
    expect(removeForRedraft).not.toHaveBeenCalled();
    answers = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await text()).toHaveProperty('value', 'low tide');
  });

  it('keeps its words when it cannot be deleted, and is deleted by another try', async () => {
    let refuses = true;
    const realm = begin({
      removeForRedraft: async () => {
        if (refuses) throw new ApiError('rate-limited', { status: 429 });
      },
    });
    await screen.findByText('The post could not be deleted. Its text is kept among your drafts.');
    expect(kept(realm)).toBe('low tide');
    refuses = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await text()).toHaveProperty('value', 'low tide');
  });

  it('is not deleted when its window is closed before', async () => {
    const source = later<typeof SOURCE>();
    const removeForRedraft = vi.fn(async () => undefined);
    const realm = begin({ source: () => source.promise, removeForRedraft });
    await screen.findByText('Fetching the post');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => source.give(SOURCE));
    expect(removeForRedraft).not.toHaveBeenCalled();
    expect(kept(realm)).toBeUndefined();
    expect(messages(realm)).toEqual([]);
  });

  it('is told of when its window is closed while it is deleted, and when that fails', async () => {
    const deleted = later<void>();
    const realm = begin({ removeForRedraft: () => deleted.promise });
    await screen.findByText(/^Deleting the post/);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(messages(realm)).toEqual(['compose.draft_kept']));
    await act(async () => deleted.fail(new ApiError('offline')));
    await waitFor(() =>
      expect(messages(realm)).toEqual(['compose.draft_kept', 'compose.redraft_not_deleted']),
    );
    expect(kept(realm)).toBe('low tide');
  });

  it('that went with an earlier try is gone on with from its draft', async () => {
    begin({ source: () => Promise.reject(new ApiError('not-found', { status: 404 })) }, 'high tide');
    expect(await text()).toHaveProperty('value', 'high tide');
  });

  it('leaves a draft of an earlier try that was gone on with beside it', async () => {
    const realm = begin({}, 'high tide');
    const save = vi.spyOn(realm.drafts, 'save');
    expect(await text()).toHaveProperty('value', 'low tide');
    const aside = save.mock.calls.find(([key]) => key.startsWith('kept:'))?.[1];
    expect(aside && decodeContent({ ...aside }).text).toBe('high tide');
  });

  it('is not deleted where the browser keeps no drafts', async () => {
    const removeForRedraft = vi.fn(async () => undefined);
    const source = later<typeof SOURCE>();
    const realm = begin({ source: () => source.promise, removeForRedraft });
    vi.spyOn(realm.drafts, 'save').mockReturnValue(false);
    act(() => source.give(SOURCE));
    await screen.findByText(/does not keep drafts\. The post was not deleted/);
    expect(removeForRedraft).not.toHaveBeenCalled();
  });
});
