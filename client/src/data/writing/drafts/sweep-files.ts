import { allMedia } from '@/domain/draft-media';
import type { Platform } from '@/data/platform';
import type { OutboxEntry } from '@/data/writing/outbox/outbox-entry';
import type { StoredDraft } from '@/data/writing/posting/posting';
import { parseJson } from '@/lib/parse-json';
import { decodeContent } from './content-format';
import type { DraftFiles } from './draft-files';

/** A file is younger than its draft for a moment, and another tab may hold a draft that it has not saved. */
const GRACE = 24 * 60 * 60_000;

/** What may name a file. */
export interface FileNamers {
  drafts: () => readonly StoredDraft[];
  waiting: () => Promise<readonly OutboxEntry[]>;
}

export interface SweepDeps extends FileNamers {
  platform: Pick<Platform, 'storage' | 'now'>;
  owner: string;
  files: Pick<DraftFiles, 'keys' | 'drop'>;
}

function readMarks(stored: string | null): ReadonlyMap<string, number> {
  const marks = parseJson(stored ?? '');
  if (typeof marks !== 'object' || marks === null) return new Map();
  return new Map(
    Object.entries(marks).flatMap(([key, at]) => (typeof at === 'number' ? [[key, at] as const] : [])),
  );
}

/** Keys of the files that a draft or a waiting post names. */
export async function namedFiles({ drafts, waiting }: FileNamers): Promise<ReadonlySet<string>> {
  // What waits is read before the drafts: a post that comes back in between is named by both.
  const entries = await waiting();
  const contents = [
    ...entries.map(({ content }) => content),
    ...drafts().map(({ draft }) => decodeContent({ ...draft })),
  ];
  return new Set(contents.flatMap((content) => allMedia(content).map(({ key }) => key)));
}

/**
 * Throws files away that no draft and no waiting post has named for a day, such as those of a form whose
 * tab was killed before its draft was saved. Never rejects.
 */
export async function sweepFiles({ platform, owner, files, drafts, waiting }: SweepDeps): Promise<void> {
  const place = `skein-unnamed-files ${owner}`;
  const kept = await files.keys();
  const named = await namedFiles({ drafts, waiting });
  const now = platform.now();
  const before = readMarks(platform.storage.get(place));
  const unnamed = kept.filter((key) => !named.has(key)).map((key) => [key, before.get(key) ?? now] as const);
  const old = unnamed.filter(([, since]) => now - since > GRACE).map(([key]) => key);
  const young = unnamed.filter(([key]) => !old.includes(key));
  // Without a place to remember since when, they stay.
  if (young.length > 0) platform.storage.set(place, JSON.stringify(Object.fromEntries(young)));
  else platform.storage.remove(place);
  await files.drop(old);
}
