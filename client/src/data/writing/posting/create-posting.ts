import { ApiError, toApiError } from '@/domain/api-error';
import { contentOfEdit } from '@/domain/writing/source-content';
import type { Abilities } from '@/domain/instance/server';
import { compareWithAsked } from '@/data/as-asked';
import type { Core } from '@/data/core';
import { toDraft } from '@/data/writing/drafts/content-format';
import type { Drafts } from '@/data/writing/drafts/draft';
import { filesOfDrafts } from '@/data/writing/drafts/files-of-drafts';
import { sweepFiles } from '@/data/writing/drafts/sweep-files';
import { OVERTAKEN } from '@/data/notices/overtaken';
import { isGone } from '@/data/intents/is-gone';
import { takeOwnPost } from '@/data/intents/own-post';
import type { Lists } from '@/data/lists';
import { OutboxKeeper, type OutboxDeps } from '@/data/writing/outbox/outbox';
import { outboxStore, type OutboxStore } from '@/data/writing/outbox/outbox-store';
import type { PostingRemote } from '@/data/remote/posting-remote';
import { askedOfEdit, askedOfPost, factsOfPost, factsOfScheduled } from './facts-of-posts';
import type { ScheduledPage, Posting } from './posting';

async function pageOfScheduled(
  remote: PostingRemote,
  cursor: Parameters<PostingRemote['scheduled']>[0],
): Promise<ScheduledPage> {
  const { items, older } = await remote.scheduled(cursor);
  return { items, next: older && items.length > 0 ? () => pageOfScheduled(remote, older) : null };
}

/** How a post differs from what its author asked for; each post of a chain has its own. */
function comparing(
  core: Core,
  drafts: Drafts,
  remote: () => Promise<PostingRemote>,
): Pick<OutboxDeps, 'compare' | 'compareEdit'> {
  const can = (): Abilities => core.server.get().can;
  return {
    compare(post, answer, content) {
      const asked = askedOfPost(post, can());
      if (answer.is === 'posted') {
        const { status } = answer.bundle;
        const undo = { is: 'redraft', id: status.id } as const;
        compareWithAsked(core, { matter: 'post', id: status.id, asked, got: factsOfPost(status), undo });
      } else {
        const { id } = answer.post;
        const run = async (): Promise<void> => {
          // Before it goes: no moment is without its words.
          const draft = toDraft(content, null, core.platform.now());
          if (!drafts.save(`kept:${post.idempotencyKey}`, draft)) throw new ApiError('invalid');
          await (await remote()).cancelScheduled(id);
          core.notices.push({ level: 'info', messageKey: 'otherwise.kept', messageArgs: {}, timeout: 8000 });
        };
        const got = factsOfScheduled(answer.post);
        compareWithAsked(core, { matter: 'scheduled', id, asked, got, undo: { is: 'run', run } });
      }
    },
    compareEdit(edit, { status }) {
      const { id } = status;
      const asked = askedOfEdit(edit, can());
      compareWithAsked(core, {
        matter: 'edit',
        id,
        asked,
        got: factsOfPost(status),
        undo: { is: 'edit', id },
      });
    },
  };
}

/** The writing side of one realm; `stop` ends its timers. */
export function createPosting(
  core: Core,
  lists: Pick<Lists, 'posted' | 'removed'>,
  store: OutboxStore = outboxStore(core.key),
): { posting: Posting; stop: () => void } {
  const { platform, key, drafts, ingest } = core;
  const remote = (): Promise<PostingRemote> => core.remote.posting();
  const { files, namers } = filesOfDrafts(platform, key, drafts, store);
  const outbox = new OutboxKeeper({
    remote,
    files,
    store,
    platform,
    reach: core.reach,
    owner: key,
    me: core.meId,
    ...comparing(core, drafts, remote),
    drafts,
    now: () => platform.now(),
    overtaken: () => core.notices.push(OVERTAKEN),
    waiting: core.waiting,
    posted: (bundle, isEdit) =>
      isEdit
        ? ingest.status(bundle).id
        : takeOwnPost({ ...core, posted: (status) => lists.posted(status) }, bundle),
  });
  const posting: Posting = {
    outbox,
    files,
    drafts: namers.drafts,
    source: async (id, signal) => (await remote()).until(signal).source(id),
    async toEdit(id, signal) {
      const { bundle, source } = await (await remote()).until(signal).current(id);
      ingest.status(bundle);
      return contentOfEdit(bundle.status, source, platform.now());
    },
    async removeForRedraft(id) {
      await core.remote.remove(id).catch(async (thrown: unknown) => {
        // An earlier attempt came through, unless it is a server that cannot delete.
        if (toApiError(thrown).kind !== 'not-found' || !(await isGone(core.remote, id))) throw thrown;
      });
      core.store.batch.run(() => lists.removed(id));
    },
    scheduled: async () => pageOfScheduled(await remote(), {}),
    reschedule: async (id, at) => (await remote()).reschedule(id, at),
    cancelScheduled: async (id) => (await remote()).cancelScheduled(id),
  };
  const stop = outbox.start();
  void sweepFiles({
    platform,
    owner: key,
    files,
    ...namers,
  });
  return { posting, stop };
}
