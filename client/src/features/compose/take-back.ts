import { ApiError, toApiError } from '@/domain/api-error';
import type { ComposeContent } from '@/domain/writing/compose';
import type { StatusId } from '@/domain/ids';
import { decodeContent, toDraft } from '@/data/writing/drafts/content-format';
import type { Posting } from '@/data/writing/posting/posting';
import type { Realm } from '@/data/realm';
import { randomKey } from '@/lib/random-key';
import { sameWords } from '@/parts/composer/session/compose-work';
import { contentOfPost } from '@/domain/writing/source-content';

/** How far an own post is on its way back into the form. */
export type Standing =
  | { is: 'fetching' }
  /** Its words are a draft by now. */
  | { is: 'deleting' }
  | { is: 'here'; content: ComposeContent }
  /** The browser does not keep its words, so that it is not deleted. */
  | { is: 'not-kept' }
  /** `kept`: its words are a draft, and nobody knows whether the post is gone. */
  | { is: 'failed'; error: ApiError; kept: boolean };

const keptWords = ({ drafts }: Realm, id: StatusId): ComposeContent | null => {
  const draft = drafts.get(`redraft:${id}`);
  return draft && decodeContent({ ...draft });
};

async function wordsOf(
  realm: Realm,
  posting: Posting,
  id: StatusId,
  signal: AbortSignal,
): Promise<ComposeContent> {
  const kept = keptWords(realm, id);
  const status = realm.records.status(id).get();
  try {
    const source = await posting.source(id, signal);
    if (status)
      return {
        ...contentOfPost(status, source, Date.now()),
        after: status.inReplyToId,
        quotes: status.quote?.statusId ?? null,
      };
  } catch (thrown) {
    // It went with an earlier attempt whose answer was lost.
    if (!kept || toApiError(thrown).kind !== 'not-found') throw thrown;
  }
  if (kept) return kept;
  throw new ApiError('not-found');
}

/** The post that is answered decides how public the form may be. */
async function knowParent(realm: Realm, { after }: ComposeContent): Promise<void> {
  if (after === null) return;
  const details = await realm.late.details.load();
  await details.knowStatus(after);
}

/** False when the browser refused. A draft of an earlier attempt that was gone on with stays beside it. */
function keep(realm: Realm, id: StatusId, content: ComposeContent): boolean {
  const before = realm.drafts.get(`redraft:${id}`);
  const isOther = before !== null && !sameWords(decodeContent({ ...before }), content);
  if (isOther && !realm.drafts.save(`kept:${randomKey()}`, before)) return false;
  return realm.drafts.save(`redraft:${id}`, toDraft(content, null, Date.now()));
}

/** All of the post is a draft before the post is deleted: no moment is without it. Once it is, nothing stops it. */
export async function takeBack(
  realm: Realm,
  id: StatusId,
  signal: AbortSignal,
  tell: (standing: Standing) => void,
): Promise<void> {
  let kept = false;
  try {
    const posting = await realm.late.posting.load();
    const content = await wordsOf(realm, posting, id, signal);
    if (signal.aborted) return;
    if (!keep(realm, id, content)) return tell({ is: 'not-kept' });
    kept = true;
    tell({ is: 'deleting' });
    const parent = knowParent(realm, content).catch(() => undefined);
    await posting.removeForRedraft(id);
    await parent;
    tell({ is: 'here', content });
  } catch (thrown) {
    tell({ is: 'failed', error: toApiError(thrown), kept });
  }
}
