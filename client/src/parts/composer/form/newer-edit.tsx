import '@/i18n/messages/en/late/newer-edit';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { differingParts, type EditedPart } from '@/domain/writing/newer-edit';
import type { EditedWords } from '@/domain/writing/compose-content';
import type { Status } from '@/domain/status/status';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import type { Composer } from './use-composer';
import { Alert } from '@/ui/alert/alert';
import { Icon } from '@/ui/icon/icon';
import { PassingButton } from './passing-button';
import styles from './newer-edit.module.css';

/** Changes with each edit, also where the server tells no time of it. */
const signOf = (status: Status | undefined): string =>
  JSON.stringify(
    status && [
      status.editedAt,
      status.content,
      status.spoilerText,
      status.sensitive,
      status.language,
      status.attachments.map(({ id, description }) => [id, description]),
      status.poll?.options.map(({ title }) => title),
    ],
  );

/** An edit made elsewhere is looked at as soon as it is heard of. What fails is looked at when this one is saved. */
function useMeetsEdits({ session, target: { editOf } }: Composer): void {
  const realm = useRealm();
  const sign = signOf(useReadable(realm.records.status(editOf ?? '')));
  const known = useRef(sign);
  useEffect(() => {
    if (sign === known.current || editOf === null) return;
    known.current = sign;
    const ended = new AbortController();
    const look = async (): Promise<void> => {
      const posting = await realm.late.posting.load();
      const now = await posting.toEdit(editOf, ended.signal);
      if (!ended.signal.aborted) session.meet(now);
    };
    look().catch(() => undefined);
    return () => ended.abort();
  }, [realm, session, editOf, sign]);
}

const PART_WORDS = {
  text: 'newer_edit.part_text',
  subject: 'newer_edit.part_subject',
  sensitive: 'newer_edit.part_sensitive',
  format: 'newer_edit.part_format',
  language: 'newer_edit.part_language',
  files: 'newer_edit.part_files',
  descriptions: 'newer_edit.part_descriptions',
  poll: 'newer_edit.part_poll',
} as const satisfies Record<EditedPart, MessageId>;

function Version({ title, words }: { title: string; words: EditedWords }): ReactElement {
  const t = useT();
  const id = useId();
  const { text, spoilerText, poll, media } = words;
  return (
    <section className={styles.version} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {spoilerText !== '' && (
        <p className={styles.subject} dir="auto">
          <Icon name="warn" size="s" />
          <span>{spoilerText}</span>
        </p>
      )}
      <p className={styles.text} dir="auto">
        {text === '' ? <i>{t('newer_edit.no_text')}</i> : text}
      </p>
      {media.length > 0 && (
        <p className={styles.quiet}>
          {t('newer_edit.files', { count: media.length })}
          {media.map(({ key, description }) => description !== '' && <q key={key}>{description}</q>)}
        </p>
      )}
      {poll && <p className={styles.quiet}>{t('newer_edit.poll', { options: poll.options.join(' · ') })}</p>}
    </section>
  );
}

/** Shows the post as another edit has it by now beside what is written here; nothing is saved before one chooses. */
export function NewerEdit({
  composer,
  onSave,
}: {
  composer: Composer;
  onSave: () => void;
}): ReactElement | null {
  const t = useT();
  useMeetsEdits(composer);
  const { session, state } = composer;
  const { newer, content } = state;
  if (newer === null || state.conflict) return null;
  const parts = differingParts(content, newer).map((part) => t(PART_WORDS[part]));
  return (
    <section className={styles.box} aria-label={t('newer_edit.title')} data-problem>
      <Alert level="warning">
        {t('newer_edit.title')} {t('newer_edit.not_saved')}
      </Alert>
      <div className={styles.versions}>
        <Version title={t('newer_edit.theirs')} words={newer} />
        <Version title={t('newer_edit.mine')} words={content} />
      </div>
      <p className={styles.quiet}>{t('newer_edit.differs', { parts: parts.join(', ') })}</p>
      <p className={styles.choices} data-choice>
        <PassingButton onClick={() => session.choose('mine')}>{t('newer_edit.go_on')}</PassingButton>
        <PassingButton onClick={() => session.choose('theirs')}>{t('newer_edit.take_theirs')}</PassingButton>
        <PassingButton
          onClick={() => {
            session.choose('mine');
            onSave();
          }}
        >
          {t('newer_edit.save_mine')}
        </PassingButton>
      </p>
      <p className={styles.quiet}>{t('newer_edit.hint')}</p>
    </section>
  );
}
