import type { ApiError } from '@/domain/api-error';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';

/** Why a folder could not be changed. `isTaken`: there is another of that name. */
export function folderWords(t: Translator, error: ApiError, isTaken = false): string {
  if (error.identifier === 'name-taken' || (error.status === 422 && isTaken))
    return t('library.folder_taken');
  return error.identifier === 'no-such-folder' ? t('library.folder_gone') : errorWords(t, error);
}
