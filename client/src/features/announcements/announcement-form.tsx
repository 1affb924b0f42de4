import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import { useKeptWords } from '@/data/react/use-kept-words';
import type { AnnouncementDraft } from '@/domain/instance/announcement';
import { errorWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/field/check';
import { TextArea } from '@/ui/field/text-area';
import { TextInput } from '@/ui/field/text-input';
import { EMPTY_DRAFT, problemOf, switchKind, toDraft, type Draft } from './time-fields';
import styles from './announcements.module.css';

interface AnnouncementFormProps {
  mode: 'new' | 'edit';
  /** The post that is being edited; its draft is kept under it. */
  id?: string;
  before?: Draft;
  /** Rejects with ApiError; what was typed stays then. */
  onSend: (draft: AnnouncementDraft) => Promise<void>;
  onCancel?: () => void;
}

type Writing = Required<Pick<AnnouncementFormProps, 'id' | 'before' | 'onSend'>>;

/** The words and times that are being written, and the way to the server. */
function useWriting({ id, before, onSend }: Writing, text: RefObject<HTMLTextAreaElement>) {
  const [kept, keep] = useKeptWords(`announcement ${id}`.trim());
  const [draft, setDraft] = useState({ ...before, content: kept || before.content });
  const latest = useRef(draft);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const problem = problemOf(draft);
  const change = (changes: Partial<Draft>): void => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    if (changes.content !== undefined) keep(changes.content);
  };
  const send = async (): Promise<void> => {
    if (problem !== null || busy) return;
    setBusy(true);
    setError(null);
    try {
      await onSend(toDraft(draft));
      // What was written meanwhile is the next one.
      if (latest.current === draft) {
        latest.current = EMPTY_DRAFT;
        setDraft(EMPTY_DRAFT);
        keep('');
      }
      // The button is off now, without the focus that it had.
      text.current?.focus();
    } catch (thrown) {
      setError(toApiError(thrown));
    }
    setBusy(false);
  };
  return { draft, problem, busy, error, change, send, dismiss: () => setError(null), forget: () => keep('') };
}

/** What an admin writes: words, and when they are shown (ANN-01). */
export function AnnouncementForm({
  mode,
  id = '',
  before = EMPTY_DRAFT,
  onSend,
  onCancel,
}: AnnouncementFormProps): ReactElement {
  const t = useT();
  const isNew = mode === 'new';
  const text = useRef<HTMLTextAreaElement>(null);
  const writing = useWriting({ id, before, onSend }, text);
  const { draft, problem, busy, error, change } = writing;
  const cancel = (): void => {
    writing.forget();
    onCancel?.();
  };
  useEffect(() => {
    // Whoever pressed "Edit" wants to write.
    if (!isNew) text.current?.focus();
  }, [isNew]);
  return (
    <form
      className={styles.form}
      aria-label={t(isNew ? 'announcing.composer' : 'announcing.editor')}
      onSubmit={(event) => {
        event.preventDefault();
        void writing.send();
      }}
    >
      {error && (
        <Alert level="error" closeLabel={t('common.close')} onClose={writing.dismiss}>
          {t(isNew ? 'announcing.post_error' : 'announcing.edit_error', { error: errorWords(t, error) })}{' '}
          <LogInAgain error={error} />
        </Alert>
      )}
      <TextArea
        rows={3}
        dir="auto"
        ref={text}
        aria-label={t('announcing.content')}
        placeholder={t('announcing.content')}
        value={draft.content}
        onChange={(event) => change({ content: event.target.value })}
      />
      {problem === 'ends-first' && <p role="alert">{t('announcing.ends_first')}</p>}
      <div className={styles.formFoot}>
        <TimeFields draft={draft} onChange={change} />
        {onCancel && <Button onClick={cancel}>{t('announcing.cancel')}</Button>}
        <Button type="submit" look="primary" busy={busy} disabled={problem !== null}>
          {isNew
            ? t(busy ? 'announcing.posting' : 'announcing.post')
            : t(busy ? 'announcing.saving' : 'announcing.save')}
        </Button>
      </div>
    </form>
  );
}

function TimeFields({
  draft: { starts, ends, allDay },
  onChange,
}: {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}): ReactElement {
  const t = useT();
  const type = allDay ? 'date' : 'datetime-local';
  const switchTo = (on: boolean): void =>
    onChange({ allDay: on, starts: switchKind(starts, on), ends: switchKind(ends, on) });
  return (
    <div className={styles.times}>
      <label>
        {t('announcing.starts')}
        <TextInput
          type={type}
          value={starts}
          onChange={(event) => onChange({ starts: event.target.value })}
        />
      </label>
      <label>
        {t('announcing.ends')}
        <TextInput type={type} value={ends} onChange={(event) => onChange({ ends: event.target.value })} />
      </label>
      <Checkbox label={t('announcing.all_day')} checked={allDay} onChange={switchTo} />
    </div>
  );
}
