import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@/domain/api-error';
import type { ComposeContent } from '@/domain/writing/compose';
import { NO_EXTRAS, type EditedWords, type DraftMedia } from '@/domain/writing/compose-content';
import type { StatusBundle } from '@/api/decode/status';
import { createDrafts } from '@/data/writing/drafts/drafts';
import { sparingFiles } from '@/data/writing/drafts/files-of-drafts';
import { listDrafts } from '@/data/writing/drafts/list-drafts';
import { decodeContent, toDraft } from '@/data/writing/drafts/content-format';
import { editedWords } from '@/domain/writing/newer-edit';
import type { OutgoingStatus } from '@/domain/writing/outgoing-status';
import type { PostingRemote } from '@/data/remote/posting-remote';
import {
  FakeBrowser,
  FakeClock,
  fakePlatform,
  settled,
  type FakePlatform,
} from '@/data/testing/fake-platform';
import { createBatch } from '@/data/store/batch';
import { fakeReach } from '@/data/testing/fake-reach';
import { makeStatus } from '../../../../test/make';
import { OutboxKeeper, type Parcel } from './outbox';
import { decodeEntry, encodeEntry, type OutboxStore } from './outbox-store';
import { createWaitingMark } from '@/data/wishes/waiting-posts';

const CONTENT: ComposeContent = {
  ...NO_EXTRAS,
  text: 'low tide',
  spoilerText: '',
  sensitive: false,
  visibility: 'public',
  contentType: 'text/plain',
  language: 'en',
};
const file: DraftMedia = {
  key: 'f1',
  mediaId: null,
  name: 'tide.png',
  type: 'image/png',
  size: 4,
  description: 'the tide',
  sentDescription: '',
  focus: { x: 0, y: 1 },
  previewUrl: null,
};
const CONTEXT = { inReplyToId: null, quoteId: null, editOf: null, cancels: null };
const parcel = (content: Partial<ComposeContent> = {}, more: Partial<Parcel> = {}): Parcel => ({
  id: 'key-1',
  draftKey: 'status',
  content: { ...CONTENT, ...content },
  context: CONTEXT,
  ...more,
});

const bundleOf = (id: string): StatusBundle => ({
  status: makeStatus({ id, accountId: 'me', language: CONTENT.language, sensitive: CONTENT.sensitive }),
  statuses: [],
  accounts: [],
  relationships: [],
});

const described = {
  kind: 'image',
  mimeType: null,
  url: null,
  previewUrl: null,
  remoteUrl: null,
  description: null,
  blurhash: null,
  width: null,
  height: null,
  duration: null,
  focus: null,
} as const;

/**
 * What happens to one call: the network ends before or after the server has it, the tab is killed, or what the
 * server answers is nonsense.
 */
type Fate = 'cut-before' | 'cut-after' | 'kill-before' | 'kill-after' | 'muddled';

/** A server that keeps idempotency keys, unless told, and a browser whose disk outlives its tabs. */
function world({ knowsKeys = true, breaksOnKeys = false } = {}) {
  const disk = new Map<string, string>();
  const server = {
    posts: new Map<string, OutgoingStatus>(),
    /** Texts that edits were saved with. */
    versions: new Array<string>(),
    /** Nobody gets to see what an edit begins with. */
    unseen: false,
    uploads: 0,
    calls: 0,
    forgets: false,
    scheduled: new Set<string>(),
  };
  let fate: { at: number; is: Fate } | null = null;
  let refusal: ApiError | null = null;
  let signal = new AbortController().signal;
  const never = (): Promise<never> =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new ApiError('aborted')));
    });
  const through = async <T>(work: () => T): Promise<T> => {
    const mine = fate?.at === server.calls ? fate.is : null;
    server.calls += 1;
    if (mine === 'cut-before') throw new ApiError('offline');
    if (mine === 'kill-before') return never();
    if (refusal) throw refusal;
    const answer = work();
    if (mine === 'cut-after') throw new ApiError('timeout');
    if (mine === 'muddled') throw new ApiError('nonsense', { status: 200 });
    return mine === 'kill-after' ? never() : answer;
  };
  const remote: PostingRemote = {
    send: (post) =>
      through(() => {
        const key = knowsKeys ? post.idempotencyKey : String(server.posts.size);
        if (breaksOnKeys && server.posts.has(key)) throw new ApiError('server', { status: 500 });
        if (!server.posts.has(key)) server.posts.set(key, post);
        return { is: 'posted', bundle: bundleOf(`id of ${key}`) } as const;
      }),
    has: ({ known, scheduledAt, keyFails }) =>
      through(() => {
        if (knowsKeys && !keyFails) return 'no';
        if (server.posts.size === known.length) return 'no';
        return scheduledAt === null ? 'maybe' : 'yes';
      }),
    edit: (id, { text }) => through(() => (server.versions.push(text), bundleOf(id))),
    current: async (id) => {
      if (server.unseen) throw new ApiError('server', { status: 500 });
      return {
        bundle: bundleOf(id),
        source: {
          text: server.versions.at(-1) ?? 'ebb',
          spoilerText: CONTENT.spoilerText,
          contentType: CONTENT.contentType,
        },
      };
    },
    source: () => Promise.reject(new Error('not asked')),
    upload: () =>
      through(() => {
        server.uploads += 1;
        const id = `media-${server.uploads}`;
        return { ...described, id };
      }),
    hasMedia: async () => !server.forgets,
    describe: (id) => through(() => ({ ...described, id })),
    scheduled: () => Promise.reject(new Error('not asked')),
    reschedule: () => Promise.reject(new Error('not asked')),
    cancelScheduled: (id) =>
      through(() => {
        if (!server.scheduled.delete(id)) throw new ApiError('not-found', { status: 404 });
      }),
    until: (until) => {
      signal = until;
      return remote;
    },
  };
  const clock = new FakeClock();
  const reach = fakeReach();
  const store: OutboxStore = {
    // In the order of the keys, as IndexedDB lists them.
    list: async () =>
      [...disk]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([, text]) => decodeEntry(JSON.parse(text)) ?? []),
    read: async (id) => decodeEntry(JSON.parse(disk.get(id) ?? 'null')),
    write: async (entry) => (disk.set(entry.id, JSON.stringify(encodeEntry(entry))), true),
    remove: async (id) => disk.delete(id),
  };
  const storage = fakePlatform().storage;
  const files = new Map([[file.key, new Blob(['tide'])]]);
  let overtaken = 0;
  const mark = createWaitingMark(createBatch(), { ...fakePlatform(), storage }, 'me');
  /** Each tab has locks of its own: a killed one holds none any more. */
  const openTab = (
    browser = new FakeBrowser(),
  ): { outbox: OutboxKeeper; platform: FakePlatform; stop: () => void } => {
    const platform: FakePlatform = { ...fakePlatform({ clock, browser }), storage };
    const outbox = new OutboxKeeper({
      remote: async () => remote,
      files: sparingFiles(
        {
          put: async (key, blob) => (files.set(key, blob), true),
          get: async (key) => files.get(key) ?? null,
          drop: async (keys) => keys.forEach((key) => files.delete(key)),
          keys: async () => [...files.keys()],
        },
        {
          drafts: () => listDrafts(platform, createDrafts(platform, 'me'), 'me'),
          waiting: () => store.list(),
        },
      ),
      now: () => clock.now,
      posted: (bundle) => bundle.status.id,
      compare: () => undefined,
      compareEdit: () => undefined,
      store,
      drafts: createDrafts(platform, 'me'),
      platform,
      reach,
      owner: 'me',
      me: 'me',
      overtaken: () => (overtaken += 1),
      waiting: mark,
    });
    return { outbox, platform, stop: outbox.start() };
  };
  return {
    server,
    files,
    overtaken: () => overtaken,
    mark,
    storage,
    disk,
    store,
    clock,
    reach,
    openTab,
    drafts: createDrafts({ ...fakePlatform(), storage }, 'me'),
    fail: (at: number, is: Fate) => (fate = { at, is }),
    refuse: (error: ApiError | null) => (refusal = error),
  };
}

const CUTS = ['cut-before', 'cut-after', 'kill-before', 'kill-after'] as const;

/** Sends while one call goes wrong so, which may kill the tab; gives the tab that brings it to its end. */
async function sendThrough(
  all: ReturnType<typeof world>,
  [at, is]: readonly [at: number, is: (typeof CUTS)[number]],
  what: Parcel,
) {
  all.fail(at, is);
  const first = all.openTab();
  void first.outbox.send(what);
  await settled();
  const isKilled = is.startsWith('kill');
  if (isKilled) first.stop();
  const tab = isKilled ? all.openTab() : first;
  await all.clock.advance(60_000);
  await settled();
  return tab;
}

it('ends what is on its way after its account has gone, and tells no other tab', async () => {
  const all = world();
  const { outbox, stop } = all.openTab();
  all.refuse(new ApiError('unauthorized', { status: 401 }));
  const sent = outbox.send(parcel());
  stop();
  await expect(sent).resolves.toMatchObject({ is: 'waiting', error: { kind: 'unauthorized' } });
  expect(all.disk.size).toBe(1);
});

it('what comes to its turn as the account goes is there for the next sign-in, and posted once', async () => {
  const all = world();
  all.fail(0, 'kill-before');
  const first = all.openTab();
  void first.outbox.send(parcel());
  await settled();
  first.stop();
  all.refuse(new ApiError('unauthorized', { status: 401 }));
  // It is read and tried while the page learns that nobody is signed in any more.
  all.openTab().stop();
  const late = all.openTab();
  await settled();
  late.stop();
  await all.clock.advance(60_000);
  expect(all.disk.size).toBe(1);
  expect(all.server.posts.size).toBe(0);
  all.refuse(null);
  const next = all.openTab();
  await all.clock.advance(60_000);
  expect(all.server.posts.size).toBe(1);
  expect(all.disk.size).toBe(0);
  next.stop();
});

describe('a post with a described picture, and a second one behind it (SPEC W11)', () => {
  const chain = { media: [file], more: [{ key: 'b', text: 'high tide', media: [], poll: null }] };
  // Upload, description, first post, second post.
  const steps = [0, 1, 2, 3];
  const cases = steps.flatMap((at) => CUTS.map((is) => [at, is] as const));

  it.each(cases)('is posted exactly once when call %i is %s', async (at, is) => {
    const all = world();
    const tab = await sendThrough(all, [at, is], parcel(chain));
    expect([...all.server.posts.values()].map((post) => post.text)).toEqual(['low tide', 'high tide']);
    expect(all.server.posts.get('key-1-1')?.inReplyToId).toBe('id of key-1');
    expect(all.disk.size).toBe(0);
    expect(tab.outbox.view.get()).toEqual([]);
    tab.stop();
  });
});

it.each(CUTS)('a post for later is on the server exactly once, with its time (%s)', async (is) => {
  const all = world();
  const scheduledAt = '2026-12-01T10:00:00.000Z';
  const tab = await sendThrough(all, [0, is], parcel({ scheduledAt }));
  expect([...all.server.posts.values()].map((post) => post.scheduledAt)).toEqual([scheduledAt]);
  expect(all.disk.size).toBe(0);
  expect(tab.outbox.view.get()).toEqual([]);
  tab.stop();
});

it('a post that is acknowledged is over when its tab was killed before the entry was gone (SPEC W11)', async () => {
  const all = world();
  const first = all.openTab();
  all.store.remove = () => new Promise(() => undefined);
  void first.outbox.send(parcel());
  await settled();
  first.stop();
  const [entry = ''] = all.disk.values();
  expect(decodeEntry(JSON.parse(entry))?.sentIds).toEqual(['id of key-1']);
  all.store.remove = async (id) => all.disk.delete(id);
  const next = all.openTab();
  await settled();
  expect(all.server.posts.size).toBe(1);
  expect(all.disk.size).toBe(0);
  expect(all.drafts.get('status')).toBeNull();
  next.stop();
});

describe('on a server that knows no keys (SPEC W13)', () => {
  const more = [{ key: 'b', text: 'high tide', media: [], poll: null }];

  it('a post that did not come through is sent again', async () => {
    const all = world({ knowsKeys: false });
    all.fail(1, 'cut-before');
    const { outbox, stop } = all.openTab();
    void outbox.send(parcel({ more }));
    await settled();
    await all.clock.advance(60_000);
    await settled();
    expect([...all.server.posts.values()].map((post) => post.text)).toEqual(['low tide', 'high tide']);
    expect(outbox.view.get()).toEqual([]);
    stop();
  });

  it.each(['cut-after', 'kill-after'] as const)(
    'one that came through unheard (%s) is not sent again before its author says so',
    async (is) => {
      const all = world({ knowsKeys: false });
      all.fail(1, is);
      const first = all.openTab();
      void first.outbox.send(parcel({ more }));
      await settled();
      if (is === 'kill-after') first.stop();
      const { outbox, stop } = is === 'kill-after' ? all.openTab() : first;
      await all.clock.advance(3_600_000);
      await settled();
      expect(all.server.posts.size).toBe(2);
      expect(outbox.view.get()).toMatchObject([{ inDoubt: true, done: 1, total: 2 }]);
      await outbox.sendNow('key-1');
      expect(all.server.posts.size).toBe(3);
      expect(outbox.view.get()).toEqual([]);
      stop();
    },
  );

  it('one that is tried at once is looked for first', async () => {
    const all = world({ knowsKeys: false });
    all.fail(0, 'cut-after');
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel());
    await outbox.sendNow('key-1');
    expect(all.server.posts.size).toBe(1);
    expect(outbox.view.get()).toMatchObject([{ inDoubt: true }]);
    stop();
  });

  it('one with a time that is found there waits there', async () => {
    const all = world({ knowsKeys: false });
    all.fail(0, 'cut-after');
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel({ scheduledAt: '2026-12-01T10:00:00.000Z' }));
    await expect(outbox.sendNow('key-1')).resolves.toEqual({
      is: 'scheduled',
      at: Date.parse('2026-12-01T10:00:00.000Z'),
    });
    expect(all.server.posts.size).toBe(1);
    expect(outbox.view.get()).toEqual([]);
    stop();
  });
});

describe('on a server that breaks on a key whose post it has', () => {
  it('a post that came through unheard is not sent for ever: its author is asked, and may send it again', async () => {
    const all = world({ breaksOnKeys: true });
    all.fail(0, 'cut-after');
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel());
    await all.clock.advance(3_600_000);
    await settled();
    expect(outbox.view.get()).toMatchObject([{ inDoubt: true }]);
    expect(all.server.posts.size).toBe(1);
    expect(await outbox.sendNow('key-1')).toMatchObject({ is: 'posted' });
    expect(all.server.posts.size).toBe(2);
    expect(outbox.view.get()).toEqual([]);
    stop();
  });

  it('is taken back out of doubt under a key that the server does not know', async () => {
    const all = world({ breaksOnKeys: true });
    all.fail(0, 'cut-after');
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel());
    await outbox.sendNow('key-1');
    expect(await outbox.takeBack('key-1')).toBe('status');
    const id = all.drafts.get('status')?.idempotencyKey ?? '';
    const content = decodeContent({ ...all.drafts.get('status') });
    // Nobody has said that it is not there.
    expect(await outbox.send(parcel(content, { id }))).toMatchObject({ is: 'waiting', inDoubt: true });
    expect(await outbox.sendNow(id)).toMatchObject({ is: 'posted' });
    stop();
  });

  it('one that is not there is tried again', async () => {
    const all = world({ breaksOnKeys: true });
    all.refuse(new ApiError('server', { status: 500 }));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel());
    await outbox.sendNow('key-1');
    all.refuse(null);
    await all.clock.advance(60_000);
    expect([all.server.posts.size, all.disk.size]).toEqual([1, 0]);
    stop();
  });
});

describe('a post whose answer nobody can read', () => {
  it.each([true, false])('is looked for, and its author asked (server knows keys: %s)', async (knowsKeys) => {
    const all = world({ knowsKeys });
    all.fail(0, 'muddled');
    const { outbox, stop } = all.openTab();
    expect(await outbox.send(parcel())).toMatchObject({ is: 'waiting', inDoubt: true });
    await all.clock.advance(3_600_000);
    expect(all.server.posts.size).toBe(1);
    stop();
  });

  it('is sent later when it is not there', async () => {
    const all = world({ knowsKeys: false });
    all.refuse(new ApiError('nonsense', { status: 200 }));
    const { outbox, stop } = all.openTab();
    expect(await outbox.send(parcel())).toMatchObject({ is: 'waiting', inDoubt: false });
    all.refuse(null);
    await all.clock.advance(60_000);
    expect([all.server.posts.size, all.disk.size]).toEqual([1, 0]);
    stop();
  });

  it.each(['muddled', 'cut-after'] as const)(
    'is not there twice when a letter is changed and another tab sends it (%s)',
    async (is) => {
      const all = world();
      all.fail(0, is);
      const first = all.openTab();
      await first.outbox.send(parcel());
      await first.outbox.takeBack('key-1');
      first.stop();
      const { outbox, stop } = all.openTab();
      const changed = { ...decodeContent({ ...all.drafts.get('status') }), text: 'low tides' };
      const again = parcel(changed, { id: 'key-2' });
      expect(await outbox.send(again)).toMatchObject({ is: 'waiting', inDoubt: true });
      await all.clock.advance(3_600_000);
      expect(all.server.posts.size).toBe(1);
      expect(await outbox.sendNow('key-2')).toMatchObject({ is: 'posted' });
      expect(all.server.posts.size).toBe(2);
      stop();
    },
  );
});

describe('an edit that came through unheard', () => {
  const edit = parcel({}, { draftKey: 'edit:7', context: { ...CONTEXT, editOf: '7' } });

  it('is not saved a second time when the answer was nonsense', async () => {
    const all = world();
    all.fail(0, 'muddled');
    const { outbox, stop } = all.openTab();
    const back = await outbox.send(edit);
    if (back.is !== 'returned') throw new Error(back.is);
    expect(back.error).toMatchObject({ kind: 'nonsense' });
    expect(await outbox.send({ ...edit, content: back.content })).toEqual({ is: 'posted', id: '7' });
    expect(all.server.versions).toEqual(['low tide']);
    // What is changed again is saved again.
    await outbox.send({ ...edit, id: 'key-2', content: { ...CONTENT, text: 'high tide' } });
    expect(all.server.versions).toEqual(['low tide', 'high tide']);
    stop();
  });

  it.each(CUTS)('is saved once by itself, whether it had come through or not (%s)', async (is) => {
    const all = world();
    const tab = await sendThrough(all, [0, is], edit);
    expect(all.server.versions).toEqual(['low tide']);
    expect(all.disk.size).toBe(0);
    tab.stop();
  });

  it('is saved again at most twice by itself, then when the server is back or its author says so', async () => {
    const all = world();
    all.refuse(new ApiError('offline'));
    const { outbox, stop } = all.openTab();
    await outbox.send(edit);
    await all.clock.advance(24 * 3_600_000);
    expect(all.server.calls).toBe(3);
    expect(outbox.view.get()).toHaveLength(1);
    all.reach.comeBack();
    await settled();
    expect(all.server.calls).toBe(4);
    await all.clock.advance(24 * 3_600_000);
    expect(all.server.calls).toBe(4);
    all.refuse(null);
    await outbox.sendNow('key-1');
    expect(all.server.versions).toEqual(['low tide']);
    stop();
  });
});

describe('an edit of a post that was edited elsewhere since it began', () => {
  const from = (text: string): EditedWords => editedWords({ ...CONTENT, text });
  const edit = (text: string, began: string): Parcel =>
    parcel({ text, from: from(began) }, { draftKey: 'edit:7', context: { ...CONTEXT, editOf: '7' } });

  it('is not saved: it comes back with the post as it is now, and is saved when that was seen', async () => {
    const all = world();
    all.server.versions.push('neap tide');
    const { outbox, stop } = all.openTab();
    const back = await outbox.send(edit('low tide', 'ebb'));
    expect(back).toMatchObject({
      is: 'returned',
      error: null,
      content: { text: 'low tide' },
      newer: { text: 'neap tide' },
    });
    expect(all.server.versions).toEqual(['neap tide']);
    expect(all.drafts.get('edit:7')?.text).toBe('low tide');
    expect(await outbox.send(edit('low tide', 'neap tide'))).toEqual({ is: 'posted', id: '7' });
    expect(all.server.versions).toEqual(['neap tide', 'low tide']);
    stop();
  });

  it('is told of where no form waits for it', async () => {
    const all = world();
    all.fail(0, 'cut-before');
    const { outbox, stop } = all.openTab();
    expect(await outbox.send(edit('low tide', 'ebb'))).toMatchObject({ is: 'waiting' });
    all.server.versions.push('neap tide');
    await all.clock.advance(60_000);
    await settled();
    expect(all.server.versions).toEqual(['neap tide']);
    expect(all.overtaken()).toBe(1);
    expect(all.drafts.get('edit:7')?.text).toBe('low tide');
    stop();
  });

  it('is not saved while nobody can see how the post is now', async () => {
    const all = world();
    all.server.unseen = true;
    const { outbox, stop } = all.openTab();
    expect(await outbox.send(edit('low tide', 'ebb'))).toMatchObject({ is: 'waiting' });
    expect(all.server.versions).toEqual([]);
    all.server.unseen = false;
    await all.clock.advance(60_000);
    await settled();
    expect(all.server.versions).toEqual(['low tide']);
    stop();
  });
});

describe('a post that comes back to its form while it is open whether it is there', () => {
  it('is looked for when it is sent again, on a server that knows no keys', async () => {
    const all = world({ knowsKeys: false });
    all.fail(0, 'kill-after');
    const { outbox, stop } = all.openTab();
    const sent = outbox.send(parcel());
    await settled();
    outbox.stop('key-1');
    const back = await sent;
    if (back.is !== 'returned') throw new Error(back.is);
    expect(await outbox.send(parcel(back.content))).toMatchObject({ is: 'waiting' });
    expect(all.server.posts.size).toBe(1);
    expect(outbox.view.get()).toMatchObject([{ inDoubt: true }]);
    stop();
  });

  it('is sent when the server has refused it', async () => {
    const all = world({ knowsKeys: false });
    all.refuse(new ApiError('invalid', { status: 422, message: 'No' }));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel());
    all.refuse(null);
    expect(await outbox.send(parcel())).toMatchObject({ is: 'posted' });
    stop();
  });
});

it('tells other tabs which draft is out of hand, once it is (SPEC W9)', async () => {
  const all = world();
  const browser = new FakeBrowser();
  const here = all.openTab(browser);
  const there = all.openTab(browser);
  const heard: unknown[] = [];
  const leave = there.outbox.watchSent((draftKey, id) => heard.push([draftKey, id]));
  all.drafts.save('status', toDraft(CONTENT, 'key-1', 1));
  await here.outbox.send(parcel());
  expect(heard).toEqual([['status', 'key-1']]);
  // A draft that has gone on is not what was sent.
  all.drafts.save('status', toDraft(CONTENT, 'other', 1));
  await here.outbox.send(parcel({}, { id: 'key-2' }));
  leave();
  all.drafts.save('status', toDraft(CONTENT, 'key-3', 1));
  await here.outbox.send(parcel({}, { id: 'key-3' }));
  expect(heard).toHaveLength(1);
  here.stop();
  there.stop();
});

describe('the files of a draft (SPEC W3)', () => {
  it('are thrown away with the post', async () => {
    const all = world();
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel({ media: [file] }));
    expect([...all.files.keys()]).toEqual([]);
    stop();
  });

  it('that another tab keeps as a draft of its own stay when the post is sent, and go with that', async () => {
    const all = world();
    const { outbox, stop } = all.openTab();
    const content = { ...CONTENT, media: [file] };
    all.drafts.save('status', toDraft(content, 'key-1', 1));
    const sent = outbox.send(parcel({ media: [file] }));
    // The other tab heard that it is sent.
    all.drafts.save('kept:key-2', toDraft({ ...content, text: 'high tide' }, 'key-2', 1));
    expect(await sent).toMatchObject({ is: 'posted' });
    expect([...all.files.keys()]).toEqual(['f1']);
    all.drafts.clear('kept:key-2');
    await outbox.send(parcel({ media: [file] }, { id: 'key-2' }));
    expect([...all.files.keys()]).toEqual([]);
    stop();
  });

  it('stay with one of two waiting posts when the other is deleted', async () => {
    const all = world();
    const { outbox, stop } = all.openTab();
    all.refuse(new ApiError('offline'));
    await outbox.send(parcel({ media: [file] }));
    await outbox.send(parcel({ media: [file] }, { id: 'key-2' }));
    await outbox.remove('key-1');
    expect([...all.files.keys()]).toEqual(['f1']);
    await outbox.remove('key-2');
    expect([...all.files.keys()]).toEqual([]);
    stop();
  });
});

describe('a post whose answer does not come (SPEC W14)', () => {
  it.each(['kill-before', 'kill-after'] as const)('is stopped, and never posted twice (%s)', async (is) => {
    const all = world();
    all.fail(0, is);
    const { outbox, stop } = all.openTab();
    const sent = outbox.send(parcel());
    await settled();
    outbox.stop('key-1');
    expect(await sent).toMatchObject({
      is: 'returned',
      content: { text: 'low tide' },
      error: { kind: 'aborted' },
    });
    expect(all.disk.size).toBe(0);
    expect(all.drafts.get('status')).toMatchObject({ text: 'low tide', idempotencyKey: 'key-1' });
    await expect(outbox.send(parcel())).resolves.toMatchObject({ is: 'posted' });
    expect(all.server.posts.size).toBe(1);
    stop();
  });

  it.each(['kill-before', 'kill-after'] as const)(
    'is stopped in the middle of a chain, which goes on there, and nothing is there twice (%s)',
    async (is) => {
      const all = world();
      all.fail(1, is);
      const { outbox, stop } = all.openTab();
      const more = ['high tide', 'ebb'].map((text) => ({ key: text, text, media: [], poll: null }));
      const sent = outbox.send(parcel({ more }));
      await settled();
      outbox.stop('key-1');
      const back = await sent;
      if (back.is !== 'returned') throw new Error(back.is);
      expect(back).toMatchObject({
        content: { text: 'high tide', after: 'id of key-1' },
        error: { kind: 'aborted' },
      });
      expect(all.disk.size).toBe(0);
      expect(all.drafts.get('status')).toMatchObject({ text: 'high tide', idempotencyKey: back.id });
      const { id, content } = back;
      await expect(outbox.send(parcel(content, { id }))).resolves.toMatchObject({ is: 'posted' });
      expect([...all.server.posts.values()].map(({ text }) => text)).toEqual([
        'low tide',
        'high tide',
        'ebb',
      ]);
      expect([...all.server.posts.values()].map(({ inReplyToId }) => inReplyToId)).toEqual([
        null,
        'id of key-1',
        'id of key-1-1',
      ]);
      stop();
    },
  );

  it('of a chain keeps its key when it is taken back out of the outbox', async () => {
    const all = world();
    all.fail(1, 'cut-after');
    const { outbox, stop } = all.openTab();
    const more = [{ key: 'b', text: 'high tide', media: [], poll: null }];
    await outbox.send(parcel({ more }));
    expect(await outbox.takeBack('key-1')).toBe('status');
    expect(all.drafts.get('status')).toMatchObject({ text: 'high tide', idempotencyKey: 'key-1-1' });
    stop();
  });
});

describe('a post that waits (SPEC W12)', () => {
  let all = world();
  beforeEach(() => {
    all = world();
  });

  it('is there, with the reason, and goes with the network', async () => {
    all.fail(0, 'cut-before');
    const { outbox, stop } = all.openTab();
    expect(await outbox.send(parcel())).toMatchObject({ is: 'waiting' });
    expect(outbox.view.get()).toMatchObject([{ sending: false, entry: { error: { kind: 'offline' } } }]);
    all.reach.comeBack();
    await settled();
    await settled();
    expect(all.server.posts.size).toBe(1);
    stop();
  });

  it('goes before those that were written after it', async () => {
    all.refuse(new ApiError('offline'));
    const { outbox, stop } = all.openTab();
    for (const id of ['z', 'a', 'm']) {
      await outbox.send(parcel({ text: id }, { id }));
      await all.clock.advance(1);
    }
    all.refuse(null);
    all.reach.comeBack();
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect([...all.server.posts.keys()]).toEqual(['z', 'a', 'm']);
    stop();
  });

  it('has a mark until it is gone, also on the next page before the outbox has been read', async () => {
    all.refuse(new ApiError('server', { status: 503 }));
    const first = all.openTab();
    const isSending: boolean[] = [];
    all.mark.view.subscribe(() => isSending.push(all.mark.view.get().isSending));
    const sent = first.outbox.send(parcel());
    await Promise.resolve();
    // Its form says that it is sent.
    expect(all.mark.view.get().count).toBe(0);
    await sent;
    expect(all.mark.view.get()).toMatchObject({ count: 1, waitsFor: 'server' });
    // Meanwhile no new build is taken.
    expect(isSending).toEqual([true, false]);
    first.stop();
    const next = createWaitingMark(createBatch(), { ...fakePlatform(), storage: all.storage }, 'me');
    expect(next.view.get()).toMatchObject({ count: 1, waitsFor: 'server' });
    // The wishes are read before the posts.
    next.tellWishes([]);
    expect(next.view.get()).toMatchObject({ count: 1, wishes: 0 });
    all.refuse(null);
    const later = all.openTab();
    await settled();
    await settled();
    expect(all.mark.view.get().count).toBe(0);
    expect(all.storage.get('skein.waiting:me')).toBeNull();
    later.stop();
  });

  it('has a mark that says what it needs: a sign-in, or the answer of its author', async () => {
    all.refuse(new ApiError('unauthorized', { status: 401 }));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel());
    expect(all.mark.view.get()).toMatchObject({ count: 1, waitsFor: 'sign-in' });
    all.refuse(null);
    all.fail(all.server.calls, 'muddled');
    await outbox.send(parcel({}, { id: 'key-2' }));
    await settled();
    expect(all.mark.view.get()).toMatchObject({ count: 2, waitsFor: 'answer' });
    stop();
  });

  it('waits longer each time while the server is down', async () => {
    all.refuse(new ApiError('server', { status: 503 }));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel());
    await all.clock.advance(5_000);
    await all.clock.advance(14_000);
    expect(all.server.calls).toBe(2);
    all.refuse(null);
    await all.clock.advance(2_000);
    expect(all.server.posts.size).toBe(1);
    stop();
  });

  it.each([new ApiError('server', { status: 503 }), new ApiError('offline')])(
    'goes within a minute of when a post could go through, though the server answered all else meanwhile (%s)',
    async (error) => {
      all.refuse(error);
      const { outbox, stop } = all.openTab();
      await outbox.send(parcel());
      await all.clock.advance(20 * 60_000);
      all.refuse(null);
      await all.clock.advance(61_000);
      expect(all.server.posts.size).toBe(1);
      stop();
    },
  );

  it.each([
    ['is up already', { ...file, mediaId: 'up', sentDescription: 'the tide' }, 61_000],
    ['has to go up with it', { ...file, size: 2 * 1_048_576 }, 181_000],
  ])('goes soon after it could go through, too, when its picture %s', async (_which, picture, soon) => {
    all.refuse(new ApiError('server', { status: 503 }));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel({ media: [picture] }));
    await all.clock.advance(22 * 60_000);
    all.refuse(null);
    await all.clock.advance(soon);
    expect(all.server.posts.size).toBe(1);
    stop();
  });

  it('does not send a film in vain every minute', async () => {
    all.refuse(new ApiError('server', { status: 503 }));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel({ media: [{ ...file, size: 40 * 1_048_576 }] }));
    await all.clock.advance(20 * 60_000);
    const before = all.server.calls;
    await all.clock.advance(14 * 60_000);
    expect(all.server.calls - before).toBeLessThanOrEqual(1);
    stop();
  });

  it('goes at once when a server is back that was away for long, though its next try is a minute away', async () => {
    all.refuse(new ApiError('offline'));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel());
    await all.clock.advance(20 * 60_000);
    all.refuse(null);
    all.reach.comeBack();
    for (let turn = 0; turn < 3; turn += 1) await settled();
    expect(all.server.posts.size).toBe(1);
    expect(all.mark.view.get().count).toBe(0);
    stop();
  });

  it('sends its picture again when the server has thrown it away meanwhile', async () => {
    all.refuse(new ApiError('server', { status: 503 }));
    const { outbox, stop } = all.openTab();
    const uploaded = { ...file, mediaId: 'old', sentDescription: 'the tide' };
    await outbox.send(parcel({ media: [uploaded] }));
    await all.clock.advance(16 * 60_000);
    all.server.forgets = true;
    all.refuse(null);
    await all.clock.advance(61_000);
    expect(all.server.posts.get('key-1')?.mediaIds).toEqual(['media-1']);
    stop();
  });

  it('is not sent by itself when nobody can know any more whether it was posted', async () => {
    all.fail(0, 'kill-after');
    const tab = all.openTab();
    void tab.outbox.send(parcel());
    await settled();
    tab.stop();
    all.clock.now += 2 * 3_600_000;
    const later = all.openTab();
    await all.clock.advance(3_600_000);
    expect(all.server.calls).toBe(1);
    expect(later.outbox.view.get()).toMatchObject([{ inDoubt: true }]);
    await later.outbox.remove('key-1');
    expect(later.outbox.view.get()).toEqual([]);
    later.stop();
  });

  it('goes back to a draft for more work, beside one that is there', async () => {
    all.refuse(new ApiError('server', { status: 500 }));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel({}, { draftKey: 'reply:7', context: { ...CONTEXT, inReplyToId: '7' } }));
    all.drafts.save('reply:7', toDraft({ ...CONTENT, text: 'another' }, 'other', 1));
    expect(await outbox.takeBack('key-1')).toBe('kept:key-1');
    expect(all.drafts.get('kept:key-1')?.text).toBe('low tide');
    expect(all.drafts.get('reply:7')?.text).toBe('another');
    expect(all.disk.size).toBe(0);
    stop();
  });
});

describe('an edit that is taken back beside a newer one', () => {
  it('tells which post it edits', async () => {
    const all = world();
    all.refuse(new ApiError('server', { status: 500 }));
    const { outbox, stop } = all.openTab();
    await outbox.send(parcel({}, { draftKey: 'edit:7', context: { ...CONTEXT, editOf: '7' } }));
    all.drafts.save('edit:7', toDraft({ ...CONTENT, text: 'another' }, 'other', 1));
    expect(await outbox.takeBack('key-1')).toBe('kept:key-1');
    const kept = all.drafts.get('kept:key-1');
    expect(kept && decodeContent({ ...kept }).edits).toBe('7');
    stop();
  });
});

describe('a post that the server refuses (SPEC W12)', () => {
  it('comes back whole, and is a draft', async () => {
    const all = world();
    all.refuse(new ApiError('invalid', { status: 422, message: 'No' }));
    const { outbox, stop } = all.openTab();
    const sent = await outbox.send(parcel({ text: 'no' }));
    expect(sent).toMatchObject({ is: 'returned', content: { text: 'no' }, error: { message: 'No' } });
    expect(all.drafts.get('status')).toMatchObject({ text: 'no', idempotencyKey: 'key-1' });
    expect(all.disk.size).toBe(0);
    stop();
  });
});

describe('a scheduled post that is sent now', () => {
  const due = 3_600_000;
  const sentNow = parcel(
    {},
    {
      draftKey: 'kept:scheduled-s',
      context: { ...CONTEXT, cancels: { id: 's', at: due, asked: false } },
    },
  );
  function scheduled() {
    const all = world();
    all.clock.now = 1_000;
    all.server.scheduled.add('s');
    return all;
  }

  // The scheduled one goes, then the same is posted.
  const cases = [0, 1].flatMap((at) => CUTS.map((is) => [at, is] as const));
  it.each(cases)('is posted exactly once when call %i is %s', async (at, is) => {
    const all = scheduled();
    const tab = await sendThrough(all, [at, is], sentNow);
    expect([...all.server.posts.values()].map((post) => post.text)).toEqual(['low tide']);
    expect([all.server.scheduled.size, all.disk.size]).toEqual([0, 0]);
    tab.stop();
  });

  it('is not posted when the server has sent it meanwhile', async () => {
    const all = scheduled();
    all.server.scheduled.clear();
    all.clock.now = due + 1;
    const { outbox, stop } = all.openTab();
    expect(await outbox.send(sentNow)).toMatchObject({ is: 'scheduled' });
    expect([all.server.posts.size, all.disk.size]).toEqual([0, 0]);
    expect(all.drafts.get('kept:scheduled-s')).toBeNull();
    stop();
  });

  it('is a draft when somebody else took it away', async () => {
    const all = scheduled();
    all.server.scheduled.clear();
    const { outbox, stop } = all.openTab();
    const context = { ...sentNow.context, inReplyToId: '7' };
    const sent = await outbox.send({ ...sentNow, context });
    expect(sent).toMatchObject({ is: 'returned', error: { kind: 'not-found' } });
    expect(all.server.posts.size).toBe(0);
    const kept = all.drafts.get('kept:scheduled-s');
    expect(kept && decodeContent({ ...kept })).toMatchObject({ text: 'low tide', after: '7' });
    stop();
  });

  it('stays where it is, and only there, when the server does not let it go', async () => {
    const all = scheduled();
    all.refuse(new ApiError('forbidden', { status: 403, message: 'No' }));
    const { outbox, stop } = all.openTab();
    expect(await outbox.send(sentNow)).toMatchObject({ is: 'returned', error: { message: 'No' } });
    expect([all.server.posts.size, all.disk.size, all.server.scheduled.size]).toEqual([0, 0, 1]);
    expect(all.drafts.get('kept:scheduled-s')).toBeNull();
    stop();
  });
});
