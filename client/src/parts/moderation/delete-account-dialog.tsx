import { useState, type FormEvent, type ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import type { Moderation } from '@/data/moderation/moderation';
import type { StaffUser } from '@/domain/staff/staff-user';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { TextField } from '@/ui/field/text-input';
import { useWork } from './use-work';
import { WorkOutcome } from './work-outcome';
import styles from './moderation-parts.module.css';

/** What goes is said first, and the name is typed: nobody brings a deleted account back. */
export function DeleteAccountDialog({
  user,
  moderation,
  onClose,
  onDeleted,
}: {
  user: StaffUser;
  moderation: Moderation;
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  const name = `@${user.acct}`;
  const posts = useAccount(user.id)?.statusesCount ?? 0;
  const [typed, setTyped] = useState('');
  const work = useWork();
  const isRight = typed.trim().replace(/^@/, '') === user.acct;
  const remove = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isRight) return;
    const done = (): void => {
      onClose();
      onDeleted?.();
    };
    const what = t('moderation.delete_account');
    await work.run(what, async () => void (await moderation.deleteUsers([user])), done);
  };
  return (
    <Dialog
      title={t('moderation.delete_title', { name })}
      closeLabel={t('common.close')}
      role="alertdialog"
      size="small"
      spaced
      onClose={onClose}
    >
      <p>{t('moderation.delete_text', { posts })}</p>
      <form className={styles.form} onSubmit={(event) => void remove(event)}>
        <TextField
          label={t('moderation.delete_type', { name })}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
        <WorkOutcome work={work} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('moderation.cancel')}</Button>
          <Button type="submit" look="danger" busy={work.busy !== ''} disabled={!isRight}>
            {t('moderation.delete_button')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
