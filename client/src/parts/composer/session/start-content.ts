import {
  mergePrefill,
  replyMentions,
  replySubject,
  startContentType,
  startLanguage,
  type ComposeContent,
} from '@/domain/writing/compose';
import { NO_EXTRAS } from '@/domain/writing/compose-content';
import { allowedVisibilities, replyVisibility } from '@/domain/writing/reply-visibility';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import type { Visibility } from '@/domain/status/visibility';
import { decodeExtras } from '@/data/writing/drafts/draft-extras';
import type { Draft } from '@/data/writing/drafts/draft';
import type { Realm } from '@/data/realm';
import type { ComposeTarget } from '@/parts/commands/compose-target';
import { ownVisibility } from './own-visibility';

function replyWords(realm: Realm, parent: Status): Pick<ComposeContent, 'text' | 'spoilerText'> {
  const author = realm.records.account(parent.accountId).get();
  const ownId = realm.me.get()?.id ?? '';
  return {
    text: replyMentions({ id: parent.accountId, acct: author?.acct ?? '' }, parent.mentions, ownId),
    spoilerText: replySubject(parent.spoilerText, realm.settings.get('subjectLineBehavior')),
  };
}

/** A draft under a key of its own is all that is left of its words: without them the form is empty. */
const wordless = ({ after, quotes, ...rest }: ComposeContent): ComposeContent => ({
  ...rest,
  ...NO_EXTRAS,
  text: '',
  spoilerText: '',
  after,
  quotes,
});

function firstScope(
  realm: Realm,
  { scope, replyToId }: ComposeTarget,
  parent: Status | undefined,
): Visibility {
  const own = ownVisibility(realm);
  if (scope) return scope;
  if (parent) return replyVisibility(parent.visibility, own);
  // Nobody knows how wide the answered post is.
  return replyToId === null ? own : 'direct';
}

/** What the form holds before anything is typed (COMP-09, behaviour.md §8). */
export function freshContent(realm: Realm, target: ComposeTarget, locale: string): ComposeContent {
  const { start } = target;
  if (start && target.editOf !== null) return start;
  if (start) {
    const offered = offeredVisibilities(realm, target.replyToId, start.visibility);
    const [widest = 'direct'] = offered;
    return { ...wordless(start), visibility: offered.includes(start.visibility) ? start.visibility : widest };
  }
  const { settings } = realm;
  const parent = target.replyToId === null ? undefined : realm.records.status(target.replyToId).get();
  return {
    ...NO_EXTRAS,
    ...(parent ? replyWords(realm, parent) : { text: target.prefill, spoilerText: '' }),
    sensitive: settings.get('sensitiveByDefault'),
    visibility: firstScope(realm, target, parent),
    contentType: startContentType(settings.get('postContentType'), realm.server.get().postFormats),
    language: startLanguage([parent?.language ?? null, settings.get('postLanguage'), locale]),
  };
}

/** A draft over the fresh content; a scope or format that is not offered any more is not taken. */
export function withDraft(
  fresh: ComposeContent,
  draft: Draft,
  prefill: string,
  offered: { visibilities: readonly Visibility[]; formats: readonly string[] },
): ComposeContent {
  const { visibility, contentType } = draft;
  const extras = decodeExtras(draft.extras);
  return {
    ...extras,
    from: extras.from ?? fresh.from,
    text: mergePrefill(draft.text, prefill),
    spoilerText: draft.spoilerText,
    sensitive: draft.sensitive,
    visibility: visibility && offered.visibilities.includes(visibility) ? visibility : fresh.visibility,
    contentType: contentType && offered.formats.includes(contentType) ? contentType : fresh.contentType,
    // Of words alone nothing was chosen; else none is a choice too.
    language: visibility === null ? fresh.language : draft.language,
  };
}

/**
 * Scopes that a form may choose from: never wider than the post it answers. While that is not
 * here, never wider than `written`, which was chosen when it was.
 */
export function offeredVisibilities(
  realm: Realm,
  replyToId: StatusId | null,
  written: Visibility | null = null,
): readonly Visibility[] {
  const parent = replyToId === null ? undefined : realm.records.status(replyToId).get();
  const unknown = replyToId === null ? null : (written ?? 'direct');
  return allowedVisibilities(parent?.visibility ?? unknown, realm.server.get().can.localVisibility);
}
