import { toApiError, type ApiError } from '@/domain/api-error';
import { NO_EXTRAS, type ComposeContent } from '@/domain/writing/compose-content';
import type { ScheduledPost } from '@/domain/status/scheduled-post';
import { toDraft } from '@/data/writing/drafts/content-format';
import type { Posting } from '@/data/writing/posting/posting';
import type { Draft } from '@/data/writing/drafts/draft';
import type { Realm } from '@/data/realm';
import { randomKey } from '@/lib/random-key';
import { mediaOfAttachment } from '@/domain/writing/source-content';

/** Where its words are kept as a draft when they could not be posted. */
export const keptKey = ({ id }: ScheduledPost): `kept:${string}` => `kept:scheduled-${id}`;

const isRefusal = ({ status, kind }: ApiError): boolean =>
  status >= 400 && kind !== 'server' && kind !== 'not-found';

const contentOf = (post: ScheduledPost): ComposeContent => ({
  ...NO_EXTRAS,
  text: post.text,
  spoilerText: post.spoilerText,
  sensitive: post.sensitive,
  visibility: post.visibility ?? 'public',
  contentType: post.contentType ?? 'text/plain',
  language: post.language,
  media: post.attachments.map(mediaOfAttachment),
  poll: post.poll,
  expiresIn: post.expiresIn,
});

/**
 * Through the outbox: first the scheduled one goes, then the same is posted, and neither twice. Null when it
 * is posted or waits in the outbox; else why not.
 */
export async function sendScheduled({ outbox }: Posting, post: ScheduledPost): Promise<ApiError | null> {
  const sent = await outbox.send({
    id: randomKey(),
    draftKey: keptKey(post),
    content: contentOf(post),
    context: {
      inReplyToId: post.inReplyToId,
      quoteId: post.quoteId,
      editOf: null,
      cancels: { id: post.id, at: post.at, asked: false },
    },
  });
  return sent.is === 'returned' ? sent.error : null;
}

/**
 * Off the schedule and among the drafts, with its time: servers change nothing else of a scheduled post. The
 * draft is there first, so that no moment is without the words. Rejects with ApiError; it is scheduled then.
 */
export async function takeScheduled(realm: Realm, posting: Posting, post: ScheduledPost): Promise<Draft> {
  const key = keptKey(post);
  const content: ComposeContent = {
    ...contentOf(post),
    scheduledAt: new Date(post.at).toISOString(),
    after: post.inReplyToId,
    quotes: post.quoteId,
  };
  const draft = toDraft(content, null, Date.now());
  realm.drafts.save(key, draft);
  try {
    await posting.cancelScheduled(post.id);
  } catch (thrown) {
    // An answer that was lost may have been a yes.
    if (isRefusal(toApiError(thrown))) realm.drafts.clear(key);
    throw thrown;
  }
  return draft;
}
