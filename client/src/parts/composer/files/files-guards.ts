import { partMissing, toApiError } from '@/domain/api-error';
import { allMedia } from '@/domain/writing/draft-media';
import { withoutDescription } from '@/domain/writing/upload';
import type { Settings } from '@/data/settings/settings';
import { errorWords } from '@/i18n/error-words';
import type { Translator } from '@/i18n/translator';
import type { ComposeGuard } from '@/parts/composer/session/compose-guard';
import type { Commands } from '@/parts/commands/commands';
import type { Attachments } from './attachments';
import { lateMissing } from './late-dialogs';

/** Upload states with which a file does not go out. */
const STAYS_HERE = new Set(['failed', 'stopped']);

interface Asking extends Pick<Commands, 'missing'> {
  settings: Settings;
}

/** Asks before files are posted that nobody has described; where one of them cannot go out, that is said first. */
const askForDescriptions =
  ({ settings, missing }: Asking, attachments: Attachments, t: Translator): ComposeGuard =>
  async (content) => {
    const media = allMedia(content);
    const isStuck = media.some(({ key }) => STAYS_HERE.has(attachments.view(key).get()?.state.is ?? ''));
    if (isStuck && !(await attachments.mayWait().catch(() => false))) return null;
    const [first] = withoutDescription(media);
    if (!first || !settings.get('modalOnMissingDescription')) return null;
    try {
      await lateMissing.load();
      const answer = await missing.ask();
      if (answer === 'describe') attachments.openDescription(first.key);
      return answer === 'post' ? null : 'wait';
    } catch {
      // The question did not come: nothing goes out without it.
      const error = partMissing();
      return { words: errorWords(t, error), error };
    }
  };

/** Every file on the server, and every description with it, before the post goes; without network, kept here. */
const settleFiles =
  (attachments: Attachments, t: Translator): ComposeGuard =>
  async (content) => {
    if (allMedia(content).length === 0) return null;
    try {
      await attachments.settle();
      return null;
    } catch (thrown) {
      const error = toApiError(thrown);
      // Without network they wait with their post, and go up right before it (W11).
      if (error.kind === 'offline' && (await attachments.mayWait().catch(() => false))) return null;
      const { settleWords } = await import('./upload-words');
      return { words: settleWords(t, error), error };
    }
  };

export const filesGuards = (
  asking: Asking,
  attachments: Attachments,
  t: Translator,
): readonly ComposeGuard[] => [askForDescriptions(asking, attachments, t), settleFiles(attachments, t)];
