import type { ComposeContent } from '@/domain/writing/compose';
import { decodeContent, toDraft } from '@/data/writing/drafts/content-format';
import { partsOfKey } from '@/data/writing/drafts/draft-keys';
import type { Draft, DraftKey } from '@/data/writing/drafts/draft';
import type { Realm } from '@/data/realm';
import { randomKey } from '@/lib/random-key';
import type { Commands } from '@/parts/commands/commands';
import {
  keptTarget,
  NEW_POST,
  quoteTarget,
  replyTarget,
  type ComposeTarget,
} from '@/parts/commands/compose-target';

/** Where drafts are, and the window that opens with one. */
interface Place {
  realm: Realm;
  commands: Commands;
}

/**
 * An edit whose post is gone goes on as a new post. The draft moves first, so that no moment is without its words.
 */
export function openEditAnew({ realm: { drafts }, commands }: Place, { draftKey }: ComposeTarget): void {
  const draft = drafts.get(draftKey);
  if (!draft) return;
  // Two edits of one post may be among the drafts.
  const key: DraftKey = partsOfKey(draftKey).kind === 'kept' ? draftKey : `kept:${randomKey()}`;
  const content: ComposeContent = { ...decodeContent({ ...draft }), edits: null, from: null };
  drafts.save(key, toDraft(content, null, Date.now()));
  if (key !== draftKey) drafts.clear(draftKey);
  commands.compose.open(keptTarget(key, content));
}

/** Opens the window with a draft. A post that it is about is fetched first; without it the words still open. */
export async function openDraft(
  { realm, commands: { compose } }: Place,
  key: DraftKey,
  draft: Draft,
): Promise<void> {
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
      return compose.open(NEW_POST);
    case 'reply':
      return compose.open(replyTarget(id));
    case 'quote':
      return compose.open(quoteTarget(id));
    case 'edit':
      return compose.openEdit(id);
    default:
      return compose.open(keptTarget(key, content));
  }
}
