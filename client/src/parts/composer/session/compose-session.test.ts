import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, toApiError } from '@/domain/api-error';
import type { ComposeContent } from '@/domain/writing/compose';
import { NO_EXTRAS, type DraftMedia } from '@/domain/writing/compose-content';
import { editedWords } from '@/domain/writing/newer-edit';
import { decodeContent, toDraft } from '@/data/writing/drafts/content-format';
import type { Parcel, Sent } from '@/data/writing/outbox/outbox';
import type { Draft, DraftKey, Drafts } from '@/data/writing/drafts/draft';
import { settled } from '@/data/testing/fake-platform';
import { makeDraftMedia } from '../../../../test/make';
import { keptTarget } from '@/parts/commands/compose-target';
import { createComposeSession } from './compose-session';
import type { ComposeSessionOptions } from './compose-state';

const EMPTY: ComposeContent = {
  ...NO_EXTRAS,
  text: '',
  spoilerText: '',
  sensitive: false,
  visibility: 'public',
  contentType: 'text/plain',
  language: 'en',
};

function memoryDrafts(works = true): Drafts & { kept: Map<DraftKey, Draft>; changedElsewhere: () => void } {
  const kept = new Map<DraftKey, Draft>();
  const listeners = new Set<() => void>();
  return {
    kept,
    changedElsewhere: () => listeners.forEach((listener) => listener()),
    get: (key) => kept.get(key) ?? null,
    save(key, draft) {
      if (works) kept.set(key, draft);
      return works;
    },
    clear: (key) => void kept.delete(key),
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const MEDIA = makeDraftMedia({ key: 'f' });

const decodeContentOf = (draft: Draft): ComposeContent => decodeContent({ ...draft });

interface Call {
  parcel: Parcel;
  settle: (sent: Sent) => void;
  answer: (id: string) => void;
  fail: (error: unknown) => void;
}

function setUp(more: Partial<ComposeSessionOptions> = {}) {
  const calls: Call[] = [];
  let keys = 0;
  const drafts = memoryDrafts();
  const session = createComposeSession({
    draftKey: 'status',
    context: { inReplyToId: null, quoteId: null, editOf: null, cancels: null },
    read: decodeContentOf,
    fresh: EMPTY,
    initial: EMPTY,
    idempotencyKey: null,
    restored: false,
    limits: () => ({ textLimit: 20 }),
    drafts,
    send: (parcel) =>
      new Promise((resolve) => {
        calls.push({
          parcel,
          answer: (id) => resolve({ is: 'posted', id }),
          fail: (error) =>
            resolve({ is: 'returned', id: parcel.id, content: parcel.content, error: toApiError(error) }),
          settle: resolve,
        });
      }),
    stop: () => {},
    watchSent: () => () => {},
    dropFiles: () => {},
    now: () => 7,
    newKey: () => `key-${++keys}`,
    painted: () => Promise.resolve(),
    ...more,
  });
  return { session, calls, drafts };
}

describe('a draft without a name', () => {
  it('goes with its post when nobody has changed a letter of it', async () => {
    const initial = { ...EMPTY, text: 'To be written anew' };
    const drafts = memoryDrafts();
    drafts.save('status', toDraft(initial, null, 1));
    const { session, calls } = setUp({ initial, restored: true, drafts });
    const sent = session.submit();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    // Should the tab go now, what is on its way and the draft are known to be one.
    expect(drafts.kept.get('status')?.idempotencyKey).toBe(calls[0]?.parcel.id);
    calls[0]?.answer('9');
    await sent;
    expect(drafts.kept.size).toBe(0);
  });

  it('stays when another tab went on with it', async () => {
    const initial = { ...EMPTY, text: 'Begun' };
    const drafts = memoryDrafts();
    drafts.save('status', toDraft(initial, null, 1));
    const { session, calls } = setUp({ initial, restored: true, drafts });
    drafts.save('status', toDraft({ ...initial, text: 'Gone on with' }, 'theirs', 2));
    const sent = session.submit();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.answer('9');
    await sent;
    expect(drafts.kept.get('status')?.text).toBe('Gone on with');
  });
});

describe('a restored draft', () => {
  const file = { ...MEDIA, mediaId: null };
  const initial = { ...EMPTY, text: 'shared', media: [file] };

  it('is no unsent work of here when the server takes its files', () => {
    const { session } = setUp({ initial, restored: true });
    session.change({ media: [{ ...file, mediaId: 'm1', previewUrl: 'https://a.example/1' }] });
    expect(session.get()).toMatchObject({ unsent: false, restored: true });
    session.change({ media: [{ ...file, mediaId: 'm1', description: 'a reef' }] });
    expect(session.get().unsent).toBe(true);
  });

  it('stays unsent work once somebody wrote in it, whatever the server takes then', () => {
    const { session } = setUp({ initial, restored: true });
    session.type('shared, and said');
    session.change({ media: [{ ...file, mediaId: 'm1' }] });
    expect(session.get().unsent).toBe(true);
  });
});

describe('typing', () => {
  it('has each letter at once; the draft follows, and the form when the typing pauses', async () => {
    vi.useFakeTimers();
    const { session, drafts } = setUp();
    let told = 0;
    session.subscribe(() => {
      told += 1;
    });
    session.type('a');
    // The first letter: the page has something to ask about before it goes.
    expect([told, session.get().unsent, drafts.kept.get('status')?.text]).toEqual([1, true, 'a']);
    session.type('ab');
    session.type('abc');
    expect([told, session.get().content.text]).toEqual([1, 'abc']);
    await vi.advanceTimersByTimeAsync(0);
    expect([told, drafts.kept.get('status')?.text]).toEqual([1, 'abc']);
    await vi.advanceTimersByTimeAsync(100);
    expect(told).toBe(2);
    vi.useRealTimers();
  });

  it('sends what was typed a moment ago', () => {
    const { session, calls } = setUp();
    session.type('a');
    session.type('ab');
    void session.submit();
    expect(calls.map(({ parcel }) => parcel.content.text)).toEqual(['ab']);
  });
});

describe('sending', () => {
  it('sends once, however often it is asked while the first is under way', async () => {
    const { session, calls } = setUp();
    session.change({ text: 'hello' });
    const first = session.submit();
    expect(await session.submit()).toBeNull();
    calls[0]?.answer('9');
    expect(await first).toEqual({ is: 'posted', id: '9' });
    expect(calls).toHaveLength(1);
  });

  it('clears the words and the draft, and keeps scope, format and language', async () => {
    const { session, calls, drafts } = setUp();
    session.change({
      text: 'hello',
      spoilerText: 'tea',
      visibility: 'private',
      contentType: 'text/markdown',
    });
    session.change({ language: 'de' });
    const sent = session.submit();
    calls[0]?.answer('9');
    await sent;
    expect(session.get().content).toEqual({
      ...EMPTY,
      visibility: 'private',
      contentType: 'text/markdown',
      language: 'de',
    });
    expect(drafts.kept.size).toBe(0);
  });

  it('refuses a post of white space with the problem named and nothing sent', async () => {
    const { session, calls } = setUp();
    session.change({ text: ' \n ' });
    expect(await session.submit()).toBeNull();
    expect(session.get().problem).toEqual({ is: 'empty' });
    expect(calls).toHaveLength(0);
  });

  it('does not go on naming it when there are words, or a file', async () => {
    const { session } = setUp();
    await session.submit();
    session.type('w');
    expect(session.get().problem).toBeNull();
  });

  it('sends nothing that is over the limit', async () => {
    const { session, calls } = setUp();
    session.change({ text: 'x'.repeat(15), spoilerText: 'y'.repeat(6) });
    expect(await session.submit()).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('sends any length where the server has no limit', async () => {
    const { session, calls } = setUp({ limits: () => ({ textLimit: 0 }) });
    session.change({ text: 'x'.repeat(9000) });
    void session.submit();
    expect(calls).toHaveLength(1);
  });
});

describe('a post that is refused', () => {
  it('keeps the words, the draft and the key, so that trying again cannot post twice', async () => {
    const { session, calls, drafts } = setUp();
    session.change({ text: 'hello' });
    const first = session.submit();
    calls[0]?.fail(new ApiError('timeout'));
    expect(await first).toBeNull();
    expect(session.get()).toMatchObject({
      posting: false,
      problem: { is: 'refused', error: { kind: 'timeout' } },
    });
    expect(session.get().content.text).toBe('hello');
    void session.submit();
    expect(calls[1]?.parcel.id).toBe(calls[0]?.parcel.id);
    expect(drafts.kept.get('status')?.idempotencyKey).toBe(calls[0]?.parcel.id);
  });

  it('gets another key as soon as anything in it changes', async () => {
    const { session, calls } = setUp();
    session.change({ text: 'hello' });
    const first = session.submit();
    calls[0]?.fail(new ApiError('server'));
    await first;
    session.change({ sensitive: true });
    void session.submit();
    expect(calls[1]?.parcel.id).not.toBe(calls[0]?.parcel.id);
  });

  it('keeps its problem in sight until it is dismissed', async () => {
    const { session, calls } = setUp();
    session.change({ text: 'hello' });
    const first = session.submit();
    calls[0]?.fail(new Error('a bug of ours'));
    await first;
    session.change({ text: 'hello you' });
    expect(session.get().problem).toMatchObject({ error: { kind: 'nonsense' } });
    session.dismissProblem();
    expect(session.get().problem).toBeNull();
  });
});

describe('a post that is refused after another form went on with its draft', () => {
  it('is kept beside it', async () => {
    const { session, calls, drafts } = setUp();
    session.change({ text: 'first' });
    void session.submit();
    drafts.save('status', toDraft({ ...EMPTY, text: 'second' }, 'other', 8));
    calls[0]?.fail(new ApiError('invalid', { message: 'No' }));
    await vi.waitFor(() => expect(session.get().posting).toBe(false));
    expect(drafts.kept.get('status')?.text).toBe('second');
    expect([...drafts.kept.values()].map(({ text }) => text)).toContain('first');
  });
});

describe('a post that is out of hand', () => {
  it('leaves an empty form when the outbox has it', async () => {
    const { session, calls, drafts } = setUp();
    session.change({ text: 'hello' });
    const sent = session.submit();
    calls[0]?.settle({ is: 'waiting', inDoubt: false, error: new ApiError('offline') });
    expect(await sent).toMatchObject({ is: 'waiting' });
    expect(session.get().content.text).toBe('');
    expect(drafts.kept.size).toBe(0);
  });

  it('of a chain that stopped halfway comes back with what is left, under the key of that', async () => {
    const { session, calls, drafts } = setUp();
    session.change({ text: 'one', more: [{ key: 'a', text: 'two', media: [], poll: null }] });
    const sent = session.submit();
    const content = { ...session.get().content, text: 'two', more: [], after: '1' };
    // As the outbox does it.
    drafts.save('status', toDraft(content, 'key of two', 7));
    calls[0]?.settle({ is: 'returned', id: 'key of two', content, error: new ApiError('aborted') });
    expect(await sent).toBeNull();
    expect(session.get()).toMatchObject({
      content: { text: 'two', after: '1' },
      conflict: null,
      problem: { is: 'stopped' },
    });
    expect(drafts.kept.get('status')).toMatchObject({ text: 'two', idempotencyKey: 'key of two' });
    void session.submit();
    expect(calls[1]?.parcel.id).toBe('key of two');
  });
});

describe('what holds a post up', () => {
  it('keeps it until nothing is under way any more', async () => {
    const { session, calls } = setUp();
    session.change({ text: 'hello' });
    session.block('upload', true);
    expect(session.get().uploading).toBe(true);
    expect(await session.submit()).toBeNull();
    session.block('upload', false);
    void session.submit();
    expect(calls).toHaveLength(1);
  });

  it('is looked at once at a time: pressed again meanwhile, what is written next is not sent with it', async () => {
    const { session, calls } = setUp();
    session.change({ text: 'hello' });
    const letGo: (() => void)[] = [];
    session.guard(() => new Promise((resolve) => letGo.push(() => resolve(null))));
    void session.submit();
    expect(session.get().checking).toBe(true);
    expect(await session.submit()).toBeNull();
    for (const answer of letGo) answer();
    await settled();
    expect(session.get().checking).toBe(false);
    expect(letGo).toHaveLength(1);
    expect(calls).toHaveLength(1);
  });

  it('is not told any more when the files or the poll that it was about are others', async () => {
    const file = { ...MEDIA, key: 'f1' };
    const { session } = setUp();
    session.change({ text: 'hello', media: [file, { ...MEDIA, key: 'f2' }] });
    session.guard(async () => ({ words: 'Upload failed' }));
    expect(await session.submit()).toBeNull();
    session.change({ sensitive: true });
    expect(session.get().problem).toMatchObject({ words: 'Upload failed' });
    session.change({ media: [file] });
    expect(session.get().problem).toBeNull();
  });

  it('about the time goes when the time is changed', async () => {
    const { session } = setUp();
    session.change({ text: 'hello', scheduledAt: '2020-01-01T00:00:00.000Z' });
    session.guard(async () => ({ words: 'Too soon' }));
    expect(await session.submit()).toBeNull();
    session.change({ scheduledAt: '2040-01-01T00:00:00.000Z' });
    expect(session.get().problem).toBeNull();
  });

  it('may be words of a guard, which are shown, or a question, which is not', async () => {
    const { session, calls } = setUp();
    session.change({ text: 'hello' });
    const leave = session.guard(async () => ({ words: 'Two options at least' }));
    expect(await session.submit()).toBeNull();
    expect(session.get().problem).toEqual({ is: 'said', words: 'Two options at least', error: null });
    leave();
    session.dismissProblem();
    session.guard(async () => 'wait');
    expect(await session.submit()).toBeNull();
    expect(session.get().problem).toBeNull();
    expect(calls).toHaveLength(0);
  });

  it('is told before anything is asked, whoever came first', async () => {
    const { session } = setUp();
    session.change({ text: 'hello' });
    const ask = vi.fn(async () => 'wait' as const);
    session.guard(ask, true);
    session.guard(async () => ({ words: 'Too soon' }));
    expect(await session.submit()).toBeNull();
    expect(session.get().problem).toMatchObject({ words: 'Too soon' });
    expect(ask).not.toHaveBeenCalled();
  });
});

describe('the draft', () => {
  it('is saved with every change, with the key that the text will be sent with', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 }), (texts) => {
        const { session, drafts } = setUp({ limits: () => ({ textLimit: 0 }) });
        for (const text of texts) {
          session.change({ text });
          expect(drafts.kept.get('status')?.text).toBe(text);
        }
      }),
    );
  });

  it('is deleted when only the prefilled mentions are left', () => {
    const fresh = { ...EMPTY, text: '@lin ' };
    const { session, drafts } = setUp({ fresh, initial: fresh });
    session.change({ text: '@lin yes' });
    expect(drafts.kept.size).toBe(1);
    session.change({ text: '@lin ' });
    expect(drafts.kept.size).toBe(0);
  });

  it('of another form that went on with the text stays when this one is sent (W10)', async () => {
    const { session, calls, drafts } = setUp();
    session.change({ text: 'hello' });
    const sent = session.submit();
    const other = drafts.kept.get('status');
    if (other) drafts.save('status', { ...other, text: 'hello and more', idempotencyKey: 'other' });
    calls[0]?.answer('9');
    await sent;
    expect(drafts.kept.get('status')?.text).toBe('hello and more');
  });

  it('that the browser refuses to keep is told', () => {
    const { session } = setUp({ drafts: memoryDrafts(false) });
    session.change({ text: 'hello' });
    expect(session.get().stored).toBe(false);
  });

  it('goes with a discard, and the start content is back', () => {
    const { session, drafts } = setUp({ initial: { ...EMPTY, text: 'old' }, restored: true });
    session.change({ text: 'older' });
    session.discard();
    expect(session.get()).toMatchObject({ content: EMPTY, restored: false });
    expect(drafts.kept.size).toBe(0);
  });
});

describe('a draft that comes back, or changes, between the opening of its form and its first look (W6)', () => {
  const comesBack = (begun?: true) => {
    const initial = { ...EMPTY, text: begun ? 'A letter' : '' };
    const { session, drafts } = setUp({ initial, ...(begun && { begun }) });
    drafts.kept.set('status', toDraft({ ...EMPTY, text: 'Half a thought' }, 'before', 1));
    session.watch();
    return { session, drafts, texts: () => [...drafts.kept.values()].map(({ text }) => text) };
  };

  it('is in the form', () => {
    const { session, texts } = comesBack();
    expect(session.get()).toMatchObject({ content: { text: 'Half a thought' }, conflict: null });
    expect(texts()).toEqual(['Half a thought']);
  });

  it('is not written over by what was typed before there was a form: it is asked', () => {
    const { session, texts } = comesBack(true);
    session.change({});
    expect(session.get()).toMatchObject({ content: { text: 'A letter' }, conflict: 'changed' });
    expect(texts()).toEqual(['Half a thought', 'A letter']);
  });
});

describe('two tabs with the same draft (data/writing/SPEC.md, W8, W9)', () => {
  const theirs = (drafts: ReturnType<typeof memoryDrafts>, text: string): void => {
    const mine = drafts.kept.get('status');
    if (mine) drafts.kept.set('status', { ...mine, text, idempotencyKey: `key of ${text}` });
    drafts.changedElsewhere();
  };

  const keptAside = (drafts: ReturnType<typeof memoryDrafts>): (string | undefined)[] =>
    [...drafts.kept].filter(([key]) => key.startsWith('kept:')).map(([, draft]) => draft.text);

  it('lose no word when one of them ends before somebody chose', () => {
    const { session, drafts } = setUp({
      context: { inReplyToId: 'parent', quoteId: null, editOf: null, cancels: null },
    });
    session.watch();
    session.change({ text: 'mine' });
    theirs(drafts, 'theirs');
    expect(keptAside(drafts)).toEqual(['mine']);
    session.change({ text: 'mine, longer' });
    drafts.changedElsewhere();
    expect(keptAside(drafts)).toEqual(['mine, longer']);
    const kept = [...drafts.kept].find(([key]) => key.startsWith('kept:'))?.[1];
    expect(kept && decodeContentOf(kept).after).toBe('parent');
    session.resolve('mine');
    expect(keptAside(drafts)).toEqual([]);
    expect(drafts.kept.get('status')?.text).toBe('mine, longer');
  });

  it('keep an edit as the edit that it is', () => {
    const { session, drafts } = setUp({
      draftKey: 'edit:9',
      context: { inReplyToId: null, quoteId: null, editOf: '9', cancels: null },
    });
    session.watch();
    session.change({ text: 'mine' });
    const mine = drafts.kept.get('edit:9');
    if (mine) drafts.kept.set('edit:9', { ...mine, text: 'theirs', idempotencyKey: 'other' });
    drafts.changedElsewhere();
    const [key, kept] = [...drafts.kept].find(([name]) => name.startsWith('kept:')) ?? [];
    expect(kept && key && keptTarget(key, decodeContentOf(kept))).toMatchObject({
      draftKey: key,
      editOf: '9',
      start: null,
    });
  });

  it('throw away only what is written here', () => {
    const { session, drafts } = setUp();
    session.watch();
    session.change({ text: 'mine' });
    theirs(drafts, 'theirs');
    session.discard();
    expect([...drafts.kept.values()].map(({ text }) => text)).toEqual(['theirs']);
  });

  it('do not overwrite each other: it is asked, and nothing is overwritten or sent before', async () => {
    const { session, calls, drafts } = setUp();
    const stop = session.watch();
    session.change({ text: 'mine' });
    theirs(drafts, 'theirs');
    expect(session.get().conflict).toBe('changed');
    session.change({ text: 'mine, longer' });
    expect(drafts.kept.get('status')?.text).toBe('theirs');
    expect(await session.submit()).toBeNull();
    expect(calls).toHaveLength(0);
    session.resolve('theirs');
    expect(session.get()).toMatchObject({ conflict: null, content: { text: 'theirs' } });
    expect(keptAside(drafts)).toEqual(['mine, longer']);
    session.change({ text: 'mine again' });
    theirs(drafts, 'theirs again');
    session.resolve('mine');
    expect(drafts.kept.get('status')?.text).toBe('mine again');
    stop();
  });

  it('are no conflict when another draft is kept there while a letter here waits to be painted', () => {
    const { session, drafts } = setUp({ painted: () => new Promise(() => undefined) });
    session.watch();
    session.change({ text: 'mine' });
    session.type('mine, longer');
    drafts.changedElsewhere();
    expect(session.get()).toMatchObject({ conflict: null, content: { text: 'mine, longer' } });
  });

  it('put back what another tab, keeping a draft of its own, has overwritten with older words', () => {
    const { session, drafts } = setUp();
    session.watch();
    session.change({ text: 'mine' });
    const older = drafts.get('status');
    session.change({ text: 'mine, longer' });
    if (older) drafts.kept.set('status', older);
    drafts.changedElsewhere();
    expect(session.get().conflict).toBeNull();
    expect(drafts.kept.get('status')?.text).toBe('mine, longer');
  });

  /** Another tab hands the words over to its outbox, which tells before or after the draft is seen to be gone. */
  const sentThere = (
    tells: 'first' | 'last' | 'never',
    change?: string,
    media: readonly DraftMedia[] = [],
  ) => {
    let tell: (id: string) => void = () => {};
    const all = setUp({
      watchSent: (listener) => {
        tell = listener;
        return () => {};
      },
    });
    const { session, drafts } = all;
    session.watch();
    session.change({ text: 'mine', media });
    const mine = drafts.kept.get('status');
    const id = mine?.idempotencyKey ?? '';
    if (change !== undefined) session.change({ text: change });
    if (tells === 'first') tell(id);
    drafts.clear('status');
    drafts.changedElsewhere();
    if (tells === 'last') tell(id);
    return { ...all, mine, tell };
  };

  it.each(['first', 'last'] as const)(
    'say what was sent from the other one, and clear it (told %s)',
    (tells) => {
      const { session, drafts } = sentThere(tells);
      expect(session.get()).toMatchObject({ conflict: 'sent', content: { text: 'mine' } });
      session.resolve('theirs');
      expect(session.get()).toMatchObject({ conflict: null, content: { text: '' } });
      // The very words are sent: no draft of them invites to send them again.
      expect(drafts.kept.size).toBe(0);
    },
  );

  it('keep as a draft what is other here than what was sent, or as a new post', () => {
    const first = sentThere('first', 'mine, longer');
    expect(first.session.get().conflict).toBe('sent');
    first.session.resolve('theirs');
    expect(first.session.get().content.text).toBe('');
    expect(keptAside(first.drafts)).toEqual(['mine, longer']);
    const second = sentThere('first');
    second.session.resolve('mine');
    expect(second.drafts.kept.get('status')?.text).toBe('mine');
    expect(second.drafts.kept.get('status')?.idempotencyKey).not.toBe(second.mine?.idempotencyKey);
    expect(second.session.get().conflict).toBeNull();
  });

  it.each(['first', 'last'] as const)(
    'keep files that the sent one has as files that are still to be sent (told %s)',
    (tells) => {
      const media = [
        { ...MEDIA, mediaId: 'm1', description: 'the tide', sentDescription: 'the tide' },
        { ...MEDIA, key: 'm2', mediaId: 'm2' },
      ];
      const unsent = [{ ...MEDIA, description: 'the tide' }, media[1]];
      const { session, drafts } = sentThere(tells, 'mine, longer', media);
      const [aside] = [...drafts.kept.values()];
      expect(aside && decodeContentOf(aside).media).toMatchObject(unsent);
      session.resolve('mine');
      expect(session.get().content.media).toMatchObject(unsent);
      const kept = drafts.kept.get('status');
      expect(kept && decodeContentOf(kept).media).toMatchObject(unsent);
    },
  );

  it('say so when the draft is gone and nobody has told why', () => {
    const { session, drafts } = sentThere('never');
    expect(session.get().conflict).toBe('gone');
    session.resolve('theirs');
    expect(keptAside(drafts)).toEqual(['mine']);
  });

  it('agree again when what was sent comes back unsent', () => {
    const { session, drafts, mine } = sentThere('first');
    if (mine) drafts.save('status', mine);
    drafts.changedElsewhere();
    expect(session.get()).toMatchObject({ conflict: null, content: { text: 'mine' } });
    expect(keptAside(drafts)).toEqual([]);
  });

  it('tell that the other one was sent while it is chosen between the two', () => {
    const { session, drafts, tell } = sentThere('never');
    drafts.save('status', { ...toDraft({ ...EMPTY, text: 'theirs' }, 'there', 1) });
    drafts.changedElsewhere();
    expect(session.get().conflict).toBe('changed');
    tell('there');
    drafts.clear('status');
    drafts.changedElsewhere();
    expect(session.get().conflict).toBe('sent');
    session.resolve('theirs');
    expect(keptAside(drafts)).toEqual(['mine']);
  });

  it('show the same where only one of them is used', () => {
    const { session, drafts } = setUp();
    session.watch();
    drafts.save('status', {
      ...toDraft({ ...EMPTY, text: 'from there' }, 'there', 1),
    });
    drafts.changedElsewhere();
    expect(session.get().content.text).toBe('from there');
    drafts.clear('status');
    drafts.changedElsewhere();
    expect(session.get().content.text).toBe('');
  });
});

it('takes no change while a post is under way, so that what is cleared is what was sent', () => {
  const { session } = setUp();
  session.change({ text: 'hello' });
  void session.submit();
  session.change({ text: 'hello again' });
  expect(session.get().content.text).toBe('hello');
});

describe('an edit of a post that was edited elsewhere', () => {
  const edit = (text: string): ComposeContent => {
    const content = { ...EMPTY, text };
    return { ...content, from: editedWords(content) };
  };
  const begin = (initial = edit('ebb')) =>
    setUp({
      draftKey: 'edit:7',
      context: { inReplyToId: null, quoteId: null, editOf: '7', cancels: null },
      fresh: edit('ebb'),
      initial,
    });

  it('follows where nothing was written', () => {
    const { session, drafts } = begin();
    session.meet(edit('flood'));
    expect(session.get()).toMatchObject({ newer: null, unsent: false, content: { text: 'flood' } });
    expect(drafts.kept.size).toBe(0);
  });

  it('asks, and sends nothing before somebody chose', async () => {
    const { session, calls, drafts } = begin();
    session.change({ text: 'mine' });
    session.meet(edit('flood'));
    expect(session.get()).toMatchObject({ newer: { text: 'flood' }, content: { text: 'mine' } });
    expect(await session.submit()).toBeNull();
    expect(calls).toHaveLength(0);
    session.choose('mine');
    expect(session.get()).toMatchObject({ newer: null, content: { text: 'mine', from: { text: 'flood' } } });
    expect(drafts.kept.get('edit:7')?.text).toBe('mine');
    // The same again is known; one more edit is not.
    session.meet(edit('flood'));
    expect(session.get().newer).toBeNull();
    session.meet(edit('neap'));
    session.choose('theirs');
    expect(session.get()).toMatchObject({ newer: null, unsent: false, content: { text: 'neap' } });
    const [kept, ...others] = [...drafts.kept.values()];
    expect(others).toEqual([]);
    expect(kept && decodeContentOf(kept)).toMatchObject({ text: 'mine', edits: '7' });
  });

  it('asks as soon as an old draft is opened', () => {
    const { session } = begin({ ...edit('mine'), from: editedWords({ ...EMPTY, text: 'older' }) });
    expect(session.get().newer).toMatchObject({ text: 'ebb' });
  });

  it('asks when the server had another one before this one came', async () => {
    const { session, calls } = begin();
    session.change({ text: 'mine' });
    const sending = session.submit();
    await settled();
    const { parcel, settle } = calls[0] ?? {};
    if (!parcel || !settle) throw new Error('nothing sent');
    settle({ is: 'returned', id: parcel.id, content: parcel.content, error: null, newer: edit('flood') });
    expect(await sending).toBeNull();
    expect(session.get()).toMatchObject({ posting: false, newer: { text: 'flood' }, problem: null });
    session.choose('mine');
    void session.submit();
    await settled();
    expect(calls[1]?.parcel.content).toMatchObject({ text: 'mine', from: { text: 'flood' } });
  });
});
