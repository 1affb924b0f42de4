import { toApiError } from '@/domain/api-error';
import { allMedia } from '@/domain/draft-media';
import { withoutDescription } from '@/domain/upload';
import type { Settings } from '@/data/realm';
import type { Translator } from '@/i18n/translator';
import type { ComposeGuard } from '../compose-guard';
import type { FilesDesk } from './files-desk';

/** Asks before files are posted that nobody has described. */
const askForDescriptions =
  (settings: Settings): ComposeGuard =>
  async (content) => {
    const missing = withoutDescription(allMedia(content));
    if (missing.length === 0 || !settings.get('modalOnMissingDescription')) return null;
    const { askMissing } = await import('./ask-missing');
    return (await askMissing()) ? null : 'wait';
  };

/** Every file on the server, and every description with it, before the post goes. */
const settleFiles =
  (desk: FilesDesk, t: Translator): ComposeGuard =>
  async (content) => {
    if (allMedia(content).length === 0) return null;
    try {
      await desk.settle();
      return null;
    } catch (thrown) {
      const { settleWords } = await import('./upload-words');
      const error = toApiError(thrown);
      return { words: settleWords(t, error), error };
    }
  };

export const filesGuards = (settings: Settings, desk: FilesDesk, t: Translator): readonly ComposeGuard[] => [
  askForDescriptions(settings),
  settleFiles(desk, t),
];
