import type { Core } from '@/data/core';
import { createDrafts } from '@/data/drafts/drafts';
import { draftFiles } from '@/data/drafts/draft-files';
import { takeOwnPost } from '@/data/intents/own-post';
import type { Lists } from '@/data/lists';
import { OutboxKeeper } from '@/data/outbox/outbox';
import { outboxStore, type OutboxStore } from '@/data/outbox/outbox-store';
import type { WritingRemote } from '@/data/remote/writing-remote';
import type { ScheduledPage, Writing } from './writing';

async function pageOfScheduled(
  remote: WritingRemote,
  cursor: Parameters<WritingRemote['scheduled']>[0],
): Promise<ScheduledPage> {
  const { items, older } = await remote.scheduled(cursor);
  return { items, next: older && items.length > 0 ? () => pageOfScheduled(remote, older) : null };
}

/** The writing side of one realm; `stop` ends its timers. */
export function createWriting(
  core: Core,
  lists: Pick<Lists, 'posted' | 'removed'>,
  store: OutboxStore = outboxStore(core.key),
): { writing: Writing; stop: () => void } {
  const { platform, key, ingest } = core;
  const remote = (): Promise<WritingRemote> => core.remote.writing();
  const files = draftFiles(key);
  const outbox = new OutboxKeeper({
    remote,
    files,
    store,
    platform,
    owner: key,
    drafts: createDrafts(platform, key),
    now: () => platform.now(),
    posted: (bundle, isEdit) =>
      isEdit
        ? ingest.status(bundle).id
        : takeOwnPost({ ...core, posted: (status) => lists.posted(status) }, bundle),
  });
  const writing: Writing = {
    outbox,
    files,
    source: async (id) => (await remote()).source(id),
    async removeForRedraft(id) {
      await core.remote.remove(id);
      core.store.batch.run(() => lists.removed(id));
    },
    upload: async (...facts) => (await remote()).upload(...facts),
    scheduled: async () => pageOfScheduled(await remote(), {}),
    reschedule: async (id, at) => (await remote()).reschedule(id, at),
    cancelScheduled: async (id) => (await remote()).cancelScheduled(id),
  };
  return { writing, stop: outbox.start() };
}
