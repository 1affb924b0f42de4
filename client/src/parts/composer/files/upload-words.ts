import '@/i18n/messages/en/late/files';
import type { ApiError } from '@/domain/api-error';
import type { DraftMedia } from '@/domain/writing/compose-content';
import { fileSize, type SizeUnit } from '@/domain/writing/file-size';
import type { UploadProblem } from '@/domain/writing/upload';
import { errorWords } from '@/i18n/error-words';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';

const UNIT_WORDS = {
  B: 'files.size_b',
  KiB: 'files.size_kib',
  MiB: 'files.size_mib',
  GiB: 'files.size_gib',
  TiB: 'files.size_tib',
} as const satisfies Record<SizeUnit, MessageId>;

/** Such as `12.5MiB`. */
export function sizeWords(t: Translator, bytes: number): string {
  const { amount, unit } = fileSize(bytes);
  return t(UNIT_WORDS[unit], { amount });
}

/** What the server has already came without its name. */
export const nameOf = (t: Translator, { name }: DraftMedia, place: number): string =>
  name || t('files.unnamed', { place: place + 1 });

/** What the server said of a file, in the same words wherever it is read. */
function refusalWords(t: Translator, error: ApiError): string {
  if (error.kind === 'too-large') return t('files.server_too_large');
  // The place for uploads is not there: nothing of ours is "not there any more".
  if (error.kind === 'not-found') return t('files.no_uploads');
  return errorWords(t, error);
}

function reasonWords(t: Translator, problem: UploadProblem): string {
  switch (problem.is) {
    case 'empty':
      return t('files.empty');
    case 'type':
      return t('files.wrong_type');
    case 'lost':
      return t('files.lost');
    case 'too-big':
      return t('files.too_big', { size: sizeWords(t, problem.size), limit: sizeWords(t, problem.limit) });
    case 'failed':
      return refusalWords(t, problem.error);
  }
}

/** 'Upload failed: {reason}' (COMP-13). */
export const problemWords = (t: Translator, problem: UploadProblem): string =>
  t('files.failed', { reason: reasonWords(t, problem) });

/** Why files keep a post from being sent. */
export function settleWords(t: Translator, error: ApiError): string {
  if (error.identifier === 'media_missing') return t('files.not_uploaded');
  if (error.identifier === 'media_description')
    return t('files.description_failed', { reason: errorWords(t, error) });
  return t('files.failed', { reason: refusalWords(t, error) });
}
