import { useState, type ReactElement } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import { toApiError, type ApiError } from '@/domain/api-error';
import { listWords } from '@/i18n/list-words';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { useCommands } from '@/parts/commands/use-commands';
import { Problem } from '@/features/settings/own/problem';
import styles from '../settings-window.module.css';

/** The own choices for all other accounts of this browser; nothing where there are none. */
export function Accounts(): ReactElement | null {
  const t = useT();
  const { confirm } = useCommands();
  const { key, settings, filters, late } = useRealm();
  const accounts = useReadable(useSessions().accounts);
  const [done, setDone] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const others = accounts.filter((account) => account.key !== key);
  if (others.length === 0 || key.endsWith('|guest')) return null;
  const give = async (): Promise<void> => {
    const keys = others.map((other) => other.key);
    setError(null);
    try {
      // First, as it is late and may not come: both or none.
      if (filters.known.get().browser.length > 0) (await late.filters.load()).copyTo(keys);
      settings.copyTo(keys);
      setDone(true);
    } catch (thrown) {
      setError(toApiError(thrown));
    }
  };
  const copy = async (): Promise<void> => {
    const yes = await confirm({
      title: t('settings.copy_question'),
      body: t('settings.copy_body', {
        names: listWords(
          t,
          others.map(({ acct }) => `@${acct}`),
        ),
      }),
      confirmLabel: t('settings.copy_confirm'),
      cancelLabel: t('common.cancel'),
    });
    if (yes) await give();
  };
  return (
    <section aria-label={t('settings.group_accounts')}>
      <h4 className={styles.group}>{t('settings.group_accounts')}</h4>
      <div className={styles.card}>
        <p className={styles.hint}>{t('settings.copy_hint')}</p>
        <div className={styles.actions}>
          <Button icon="users" onClick={() => void copy()}>
            {t('settings.copy')}
          </Button>
          <span role="status" className={styles.hint}>
            {done && t('settings.copy_done')}
          </span>
        </div>
        {error && <Problem what={t('own.not_saved')} error={error} onRetry={() => void give()} />}
      </div>
    </section>
  );
}
