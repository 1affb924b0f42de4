import type { ComposeContent } from '@/domain/writing/compose';
import { decodeContent, toDraft } from '@/data/writing/drafts/content-format';
import { partsOfKey } from '@/data/writing/drafts/draft-keys';
import type { Draft, DraftKey } from '@/data/writing/drafts/draft';
import type { Realm } from '@/data/realm';
import { randomKey } from '@/lib/random-key';
import { openEdit, openTarget } from '@/parts/composer/places/compose-request';
import { keptTarget, NEW_POST, quoteTarget, replyTarget, type ComposeTarget } from './compose-target';

/**
 * An edit whose post is gone goes on as a new post. The draft moves first, so that no moment is without its words.
 */
export function openEditAnew({ drafts }: Realm, { draftKey }: ComposeTarget): void {
  const draft = drafts.get(draftKey);
  if (!draft) return;
  // Two edits of one post may be among the drafts.
  const key: DraftKey = partsOfKey(draftKey).kind === 'kept' ? draftKey : `kept:${randomKey()}`;
  const content: ComposeContent = { ...decodeContent({ ...draft }), edits: null };
  drafts.save(key, toDraft(content, null, Date.now()));
  if (key !== draftKey) drafts.clear(draftKey);
  openTarget(keptTarget(key, content));
}

/** Opens the window with a draft. A post that it is about is fetched first; without it the words still open. */
export async function openDraft(realm: Realm, key: DraftKey, draft: Draft): Promise<void> {
  const { kind, id } = partsOfKey(key);
  const content = decodeContent({ ...draft });
  const about =
    kind === 'reply' || kind === 'quote' || kind === 'edit' ? id : (content.edits ?? content.after);
  if (about !== null)
    await realm.late.details
      .load()
      .then((details) => details.knowStatus(about))
      .catch(() => false);
  switch (kind) {
    case 'status':
      return openTarget(NEW_POST);
    case 'reply':
      return openTarget(replyTarget(id));
    case 'quote':
      return openTarget(quoteTarget(id));
    case 'edit':
      return openEdit(id);
    default:
      return openTarget(keptTarget(key, content));
  }
}
