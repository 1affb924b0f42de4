import { useState, type FormEvent, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, useStatus } from '@/data/react/records';
import type { Account } from '@/domain/account';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Status } from '@/domain/status';
import { errorWords } from '@/i18n/error-words';
import '@/i18n/messages/en/late/reporting';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/field/check';
import { Field } from '@/ui/field/field';
import { TextArea } from '@/ui/field/text-area';
import { ReportedPost } from './reported-post';
import styles from './report.module.css';

/** api.md §12. */
const LONGEST = 1000;

interface DialogProps {
  statusId: StatusId;
  onClose: () => void;
}

/** Tells the staff about one post (MOD-01). */
export function ReportDialog({ statusId, onClose }: DialogProps): ReactElement | null {
  const status = useStatus(statusId);
  const author = useAccount(status?.accountId ?? '');
  if (!status || !author) return null;
  return <Form status={status} author={author} onClose={onClose} />;
}

/** Sends once; the window goes with the good news. */
function useReport(onSent: () => void) {
  const realm = useRealm();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const send = async (
    accountId: string,
    statusId: StatusId,
    comment: string,
    forward: boolean,
  ): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await (await realm.details()).report({ accountId, statusIds: [statusId], comment, forward });
      realm.notices.push({ level: 'success', messageKey: 'reporting.sent', messageArgs: {}, timeout: 5000 });
      onSent();
    } catch (thrown) {
      setError(toApiError(thrown));
      setBusy(false);
    }
  };
  return { busy, error, send, dismiss: () => setError(null) };
}

function Form({
  status,
  author,
  onClose,
}: {
  status: Status;
  author: Account;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const [comment, setComment] = useState('');
  const [forward, setForward] = useState(false);
  const { busy, error, send, dismiss } = useReport(onClose);
  const tooLong = Array.from(comment).length > LONGEST;
  const host = author.acct.split('@')[1];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && !tooLong) void send(author.id, status.id, comment, forward);
  };
  return (
    <Dialog
      title={t('reporting.title', { acct: author.acct })}
      closeLabel={t('common.cancel')}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={submit}>
        {error && (
          <Alert level="error" closeLabel={t('common.close')} onClose={dismiss}>
            {errorWords(t, error)}
          </Alert>
        )}
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
              onChange={(event) => setComment(event.target.value)}
            />
          )}
        </Field>
        {host !== undefined && (
          <Checkbox label={t('reporting.forward', { host })} checked={forward} onChange={setForward} />
        )}
        <ReportedPost status={status} />
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
