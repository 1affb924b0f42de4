import type { RealmKey } from '@/domain/ids';
import { outboxStore, type OutboxStore } from '@/data/writing/outbox/outbox-store';
import type { Platform } from '@/data/platform';
import type { Drafts } from './draft';
import { draftFiles, type DraftFiles } from './draft-files';
import { listDrafts } from './list-drafts';
import { namedFiles, type FileNamers } from './sweep-files';

/** Two drafts may have come of one: a file that the other one names is not thrown away with this one. */
export const sparingFiles = (files: DraftFiles, namers: FileNamers): DraftFiles => ({
  ...files,
  drop: async (keys) => {
    if (keys.length === 0) return;
    const named = await namedFiles(namers);
    await files.drop(keys.filter((key) => !named.has(key)));
  },
});

/** One account's files, and what names them. */
export function filesOfDrafts(
  platform: Platform,
  owner: RealmKey,
  drafts: Drafts,
  store: Pick<OutboxStore, 'list'> = outboxStore(owner),
): { files: DraftFiles; namers: FileNamers } {
  const namers: FileNamers = {
    drafts: () => listDrafts(platform, drafts, owner),
    waiting: () => store.list(),
  };
  return { files: sparingFiles(draftFiles(owner), namers), namers };
}
