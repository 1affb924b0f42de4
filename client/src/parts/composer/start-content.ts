import {
  mergePrefill,
  replyMentions,
  replySubject,
  startContentType,
  startLanguage,
  type ComposeContent,
} from '@/domain/compose';
import { NO_EXTRAS } from '@/domain/compose-content';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status';
import { allowedVisibilities, replyVisibility, type Visibility } from '@/domain/visibility';
import { decodeExtras } from '@/data/drafts/draft-extras';
import type { Draft, Realm } from '@/data/realm';
import type { ComposeTarget } from './compose-target';
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

/** What the form holds before anything is typed (COMP-09, behaviour.md §8). */
export function freshContent(realm: Realm, target: ComposeTarget, locale: string): ComposeContent {
  if (target.start) return target.editOf === null ? wordless(target.start) : target.start;
  const { settings } = realm;
  const parent = target.replyToId === null ? undefined : realm.records.status(target.replyToId).get();
  const own = ownVisibility(realm);
  return {
    ...NO_EXTRAS,
    ...(parent ? replyWords(realm, parent) : { text: target.prefill, spoilerText: '' }),
    sensitive: settings.get('sensitiveByDefault'),
    visibility: target.scope ?? (parent ? replyVisibility(parent.visibility, own) : own),
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
  return {
    ...decodeExtras(draft.extras),
    text: mergePrefill(draft.text, prefill),
    spoilerText: draft.spoilerText,
    sensitive: draft.sensitive,
    visibility: visibility && offered.visibilities.includes(visibility) ? visibility : fresh.visibility,
    contentType: contentType && offered.formats.includes(contentType) ? contentType : fresh.contentType,
    language: draft.language ?? fresh.language,
  };
}

/** Scopes that a form may choose from: never wider than the post it answers. */
export function offeredVisibilities(realm: Realm, replyToId: StatusId | null): readonly Visibility[] {
  const parent = replyToId === null ? undefined : realm.records.status(replyToId).get();
  return allowedVisibilities(parent?.visibility ?? null, realm.server.get().can.localVisibility);
}
