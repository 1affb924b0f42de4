import '@/i18n/messages/en/late/otherwise';
import type { MouseEvent, ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { Notice, Undo } from '@/data/notices/notices';
import { toApiError } from '@/domain/api-error';
import type { Difference } from '@/domain/writing/as-asked';
import { VISIBILITIES } from '@/domain/status/visibility';
import { languageName } from '@/i18n/language-name';
import { absoluteTime } from '@/i18n/relative-time';
import { timeLeft } from '@/i18n/time-left';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { NEW_POST } from '@/parts/commands/compose-target';
import { useCommands } from '@/parts/commands/use-commands';
import { SCOPE_SIGNS } from '@/parts/composer/form/scope-signs';
import { leaveFocus } from '@/ui/alert/leave-focus';
import { Button } from '@/ui/button/button';
import styles from './notices.module.css';

type Value = Difference['asked'];

function scopeName(t: Translator, value: Value): string {
  const scope = VISIBILITIES.find((known) => known === value);
  return scope ? t(SCOPE_SIGNS[scope].name) : String(value);
}

const moment = (t: Translator, value: Value): string => absoluteTime(t, Number(value));
const length = (t: Translator, value: Value): string => timeLeft(t, Number(value) * 1000, 0);
const language = (t: Translator, value: Value): string =>
  languageName(t.locale, String(value)) ?? String(value);

/** One sentence a difference. */
function differenceWords(t: Translator, { fact, asked, got }: Difference): string {
  const lengths = (): { asked: string; got: string } => ({ asked: length(t, asked), got: length(t, got) });
  switch (fact) {
    case 'visibility':
      return t('otherwise.visibility', { asked: scopeName(t, asked), got: scopeName(t, got) });
    case 'scheduledAt':
      return got === null
        ? t('otherwise.posted_at_once', { asked: moment(t, asked) })
        : t('otherwise.scheduled_at', { asked: moment(t, asked), got: moment(t, got) });
    case 'lifetime':
      return t(got === null ? 'otherwise.lifetime_none' : 'otherwise.lifetime', lengths());
    case 'pollLength':
      return t(got === null ? 'otherwise.poll_length_none' : 'otherwise.poll_length', lengths());
    case 'muteLength':
      return t(got === null ? 'otherwise.mute_length_none' : 'otherwise.mute_length', lengths());
    case 'files':
      return t('otherwise.files', { asked: Number(asked), got: Number(got) });
    case 'pollMultiple':
      return t(got === true ? 'otherwise.poll_multiple' : 'otherwise.poll_single');
    case 'exclusive':
      return t(got === true ? 'otherwise.exclusive_on' : 'otherwise.exclusive_off');
    case 'language':
      return got === null
        ? t('otherwise.language_none')
        : t('otherwise.language', { asked: language(t, asked), got: language(t, got) });
    case 'contentType':
      return t('otherwise.content_type');
    case 'repliesPolicy':
      return t('otherwise.replies_policy');
    case 'quotes':
    case 'poll':
    case 'sensitive':
      return t(`otherwise.${fact}`);
    case 'done':
      return '';
  }
}

/** What the server did otherwise than it was asked. */
export function Differences({ differences }: { differences: readonly Difference[] }): ReactElement {
  const t = useT();
  return (
    <>
      {differences.map((difference) => (
        <span key={difference.fact} className={styles.difference}>
          {differenceWords(t, difference)}
        </span>
      ))}
    </>
  );
}

const UNDO_WORDS = {
  redraft: 'otherwise.redraft',
  edit: 'otherwise.edit_again',
  run: 'otherwise.undo',
} as const;

/** Takes back what came otherwise. */
export function UndoButton({ notice, undo }: { notice: Notice; undo: Undo }): ReactElement {
  const t = useT();
  const { notices } = useRealm();
  const { compose } = useCommands();
  const run = async (): Promise<void> => {
    if (undo.is === 'edit') return compose.openEdit(undo.id);
    if (undo.is === 'redraft') return compose.open({ ...NEW_POST, draftKey: `redraft:${undo.id}` });
    try {
      await undo.run();
    } catch (thrown) {
      const told = { messageKey: 'otherwise.undo_failed', messageArgs: {}, error: toApiError(thrown) };
      notices.push({ ...told, level: 'error', timeout: 0 });
    }
  };
  return (
    <span className={styles.act}>
      <Button
        look="ghost"
        small
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
          leaveFocus(currentTarget);
          notices.close(notice.id);
          void run();
        }}
      >
        {t(UNDO_WORDS[undo.is])}
      </Button>
    </span>
  );
}
