import '@/i18n/messages/en/late/reporting';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useKeptWords } from '@/data/react/use-kept-words';
import type { ApiError } from '@/domain/api-error';
import type { Account } from '@/domain/account/account';
import type { StatusId } from '@/domain/ids';
import '@/i18n/messages/en/late/notices';
import { ownWords } from '@/i18n/error-words';
import { useT } from '@/i18n/use-t';
import { LogInAgain } from '@/parts/account/log-in-again';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/field/check';
import { Field } from '@/ui/field/field';
import { TextArea } from '@/ui/field/text-area';
import { ReportedPosts } from './reported-posts';
import { useChosenPosts } from './use-chosen-posts';
import { useReport } from './use-report';
import styles from './report.module.css';

/** api.md §12. */
const LONGEST = 1000;

interface FormProps {
  author: Account;
  /** The post that the report began with. */
  preselected: StatusId | null;
  onClose: () => void;
}

/** Why the server did not take it, with its own words behind a press. */
function Failure({
  error,
  onDismiss,
  onLeave,
}: {
  error: ApiError;
  onDismiss: () => void;
  onLeave: () => void;
}): ReactElement {
  const t = useT();
  return (
    <Alert level="error" closeLabel={t('common.close')} onClose={onDismiss}>
      {t('reporting.failed')} {ownWords(t, error)} <LogInAgain error={error} onClick={onLeave} />
      {error.message.trim() !== '' && (
        <details className={styles.details}>
          <summary>{t('notices.details')}</summary>
          <p>{error.message}</p>
        </details>
      )}
    </Alert>
  );
}

/** The report's window; give it another React key for another person, so that it starts anew. */
export function ReportForm({ author, preselected, onClose }: FormProps): ReactElement {
  const t = useT();
  const [comment, setComment] = useKeptWords(`report:${author.id}`);
  const [forward, setForward] = useState(false);
  const chosen = useChosenPosts(author.id, preselected);
  const { records } = useRealm();
  const { busy, error, send, dismiss } = useReport(() => {
    setComment('');
    chosen.forget();
    onClose();
  });
  const tooLong = Array.from(comment).length > LONGEST;
  const host = author.acct.split('@')[1];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy || tooLong) return;
    // Nothing goes along unseen: a post ticked before may not be there any more.
    const statusIds = chosen.ids.filter((id) => records.status(id).get());
    void send({ accountId: author.id, statusIds, comment, forward });
  };
  return (
    <Dialog
      title={t('reporting.title', { acct: author.acct })}
      closeLabel={t('common.cancel')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        {error && <Failure error={error} onDismiss={dismiss} onLeave={onClose} />}
        <p className={styles.intro}>{t('reporting.intro')}</p>
        <Field
          label={t('reporting.comment')}
          error={tooLong ? t('reporting.too_long', { limit: LONGEST }) : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              value={comment}
              onChange={(event) => {
                setComment(event.target.value);
                chosen.keep();
              }}
              data-first-focus
            />
          )}
        </Field>
        {host !== undefined && (
          <Checkbox label={t('reporting.forward', { host })} checked={forward} onChange={setForward} />
        )}
        <ReportedPosts author={author} first={preselected} chosen={chosen} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t(busy ? 'reporting.sending' : 'reporting.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
