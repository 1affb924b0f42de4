import { partMissing, toApiError } from '@/domain/api-error';
import { allMedia } from '@/domain/writing/draft-media';
import { withoutDescription } from '@/domain/writing/upload';
import type { Settings } from '@/data/settings/settings';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import type { ComposeGuard } from '@/parts/composer/form/compose-guard';
import type { FilesDesk } from './files-desk';
import { lateMissing } from './late-dialogs';

/** Upload states with which a file does not go out. */
const STAYS_HERE = new Set(['failed', 'stopped']);

/** Asks before files are posted that nobody has described; where one of them cannot go out, that is said first. */
const askForDescriptions =
  (settings: Settings, desk: FilesDesk, t: Translator): ComposeGuard =>
  async (content) => {
    const media = allMedia(content);
    if (media.some(({ key }) => STAYS_HERE.has(desk.view(key).get()?.state.is ?? ''))) return null;
    const missing = withoutDescription(media);
    const [first] = missing;
    if (!first || !settings.get('modalOnMissingDescription')) return null;
    try {
      const [{ askMissing }] = await Promise.all([import('./ask-missing'), lateMissing.load()]);
      const answer = await askMissing();
      if (answer === 'describe') desk.openDescription(first.key);
      return answer === 'post' ? null : 'wait';
    } catch {
      // The question did not come: nothing goes out without it.
      const error = partMissing();
      return { words: errorWords(t, error), error };
    }
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
  askForDescriptions(settings, desk, t),
  settleFiles(desk, t),
];
