import { useState, type ReactElement } from 'react';
import { plainName } from '@/domain/account/plain-name';
import { useRealm } from '@/data/react/realm-context';
import { useAsked } from '@/data/react/use-asked';
import type { Account } from '@/domain/account/account';
import { toApiError, type ApiError } from '@/domain/api-error';
import { paths } from '@/domain/paths';
import { errorWords } from '@/i18n/error-words';
import { FailedPage } from '@/parts/account/failed-page';
import { LogInAgain } from '@/parts/account/log-in-again';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Checkbox } from '@/ui/field/check';
import { LoadingArea } from '@/ui/state/spinner';
import { Link } from '@/ui/link/link';
import styles from '@/features/profile/profile.module.css';

type Changes = Readonly<Record<string, boolean>>;

/** Ticks act at once and go back when they are refused. */
function useTicks(account: Account) {
  const { late } = useRealm();
  const [changes, setChanges] = useState<Changes>({});
  const [error, setError] = useState<ApiError | null>(null);
  const tick = async (listId: string, member: boolean): Promise<void> => {
    setError(null);
    setChanges((known) => ({ ...known, [listId]: member }));
    try {
      await (await late.screens.load()).lists.setMembers(listId, [account.id], member);
    } catch (thrown) {
      setChanges((known) => ({ ...known, [listId]: !member }));
      setError(toApiError(thrown));
    }
  };
  return { changes, error, tick, dismiss: () => setError(null) };
}

/** Adds the person to lists and takes them out, without leaving the profile. */
export function ListsDialog({ account, onClose }: { account: Account; onClose: () => void }): ReactElement {
  const t = useT();
  const { late } = useRealm();
  const [asked, again] = useAsked(account.id, async () => {
    const { lists } = await late.screens.load();
    const [all, holding] = await Promise.all([lists.all(), lists.holding(account.id)]);
    return all.map(({ id, title }) => ({ id, title, member: holding.includes(id) }));
  });
  const { changes, error, tick, dismiss } = useTicks(account);
  return (
    <Dialog
      title={t('people.lists_title', { name: plainName(account) })}
      closeLabel={t('common.close')}
      onClose={onClose}
      size="small"
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <div className={styles.choosing}>
        {error && (
          <Alert level="error" closeLabel={t('common.close')} onClose={dismiss}>
            {t('people.list_failed')} {errorWords(t, error)} <LogInAgain error={error} onClick={onClose} />
          </Alert>
        )}
        {asked.is === 'waiting' && <LoadingArea label={t('people.lists_loading')} />}
        {asked.is === 'failed' && (
          <FailedPage title={t('people.lists_failed')} error={asked.error} onRetry={again} />
        )}
        {asked.is === 'here' && (
          <div className={styles.lists}>
            {asked.value.length === 0 && <p>{t('people.lists_none')}</p>}
            {asked.value.map((list) => (
              <Checkbox
                key={list.id}
                label={<bdi>{list.title}</bdi>}
                checked={changes[list.id] ?? list.member}
                onChange={(member) => void tick(list.id, member)}
              />
            ))}
            <Link href={paths.lists} onClick={onClose}>
              {t('people.lists_manage')}
            </Link>
          </div>
        )}
      </div>
    </Dialog>
  );
}
