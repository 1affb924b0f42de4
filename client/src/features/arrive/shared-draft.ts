import type { Realm } from '@/data/realm';
import { toDraft } from '@/data/writing/drafts/content-format';
import type { DraftKey } from '@/data/writing/drafts/draft';
import type { DraftMedia, FurtherBox } from '@/domain/writing/compose-content';
import { filesLeft } from '@/domain/writing/upload';
import { randomKey } from '@/lib/random-key';
import type { Shared } from '@/lib/shared';
import { newFile } from '@/parts/composer/files/new-file';
import { freshContent } from '@/parts/composer/session/start-content';
import { keptTarget, NEW_POST, type ComposeTarget } from '@/parts/commands/compose-target';

/** The files of each post of a chain: a post takes so many. */
export function inPosts<T>(files: readonly T[], perPost: number): readonly (readonly T[])[] {
  if (files.length <= perPost || perPost < 1) return [files];
  return [files.slice(0, perPost), ...inPosts(files.slice(perPost), perPost)];
}

const further = (media: readonly DraftMedia[]): FurtherBox => ({
  key: randomKey(),
  text: '',
  media,
  poll: null,
});

/**
 * A draft of its own for what was shared, beside whatever is being written: its files and words are kept before they
 * are forgotten where they came from. Null where the browser keeps no more, or the code for it did not come; nothing is
 * lost by that.
 */
export async function draftOf(realm: Realm, shared: Shared, locale: string): Promise<ComposeTarget | null> {
  const files = shared.files.map((file) => ({ file, media: newFile(file) }));
  if (files.length > 0) {
    const posting = await realm.late.posting.load().catch(() => null);
    for (const { file, media } of files)
      if (posting === null || !(await posting.files.put(media.key, file))) return null;
  }
  const [media = [], ...rest] = inPosts(
    files.map((each) => each.media),
    filesLeft(realm.server.get(), 0),
  );
  const fresh = freshContent(realm, NEW_POST, locale);
  const content = { ...fresh, text: shared.text, media, more: rest.map(further) };
  const key: DraftKey = `kept:${randomKey()}`;
  if (!realm.drafts.save(key, toDraft(content, null, Date.now()))) return null;
  await shared.drop();
  return keptTarget(key, content);
}
