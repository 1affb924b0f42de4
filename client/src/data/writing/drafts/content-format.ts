import { extrasOf, type ComposeContent } from '@/domain/writing/compose-content';
import type { StatusId } from '@/domain/ids';
import { VISIBILITIES } from '@/domain/status/visibility';
import type { Draft } from './draft';
import { decodeExtras, encodeExtras } from './draft-extras';

type Fields = Readonly<Record<string, unknown>>;

const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Content as a draft keeps it. `updatedAt` in Unix milliseconds. */
export const toDraft = (
  content: ComposeContent,
  idempotencyKey: string | null,
  updatedAt: number,
): Draft => ({
  text: content.text,
  spoilerText: content.spoilerText,
  sensitive: content.sensitive,
  visibility: content.visibility,
  contentType: content.contentType,
  language: content.language,
  updatedAt,
  idempotencyKey,
  extras: encodeExtras(extrasOf(content)),
});

interface About {
  inReplyToId: StatusId | null;
  quoteId: StatusId | null;
  editOf: StatusId | null;
}

/** For a draft under a key of its own, which tells nothing of what is answered, quoted or edited: the content does. */
export const tellingAbout = (
  content: ComposeContent,
  { inReplyToId, quoteId, editOf }: About,
): ComposeContent => ({
  ...content,
  after: content.after ?? inReplyToId,
  quotes: content.quotes ?? quoteId,
  edits: editOf,
});

export const encodeContent = (content: ComposeContent): Fields => ({ ...toDraft(content, null, 0) });

/** Nonsense reads as nothing; an unknown scope as the narrowest, so that nothing is shown too widely. */
export function decodeContent(stored: Fields): ComposeContent {
  const { extras } = stored;
  return {
    ...decodeExtras(typeof extras === 'object' && extras !== null ? { ...extras } : {}),
    text: words(stored.text),
    spoilerText: words(stored.spoilerText),
    sensitive: stored.sensitive === true,
    visibility: VISIBILITIES.find((known) => known === stored.visibility) ?? 'direct',
    contentType: words(stored.contentType) || 'text/plain',
    language: words(stored.language) || null,
  };
}
