import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import { toApiError, type ApiError } from '@/domain/api-error';
import { useT } from '@/i18n/use-t';
import { Picture } from '@/ui/picture/picture';
import { Problem } from '../own/problem';
import { Section } from '../own/section';
import { ownAccountOf, useOwnAccount } from '../own/use-own-account';
import { tellSaved } from '../saved';
import { ChooseButton } from './picture-row';
import own from '../own/own.module.css';
import styles from './profile.module.css';

/** SET-12: only servers of the Pleroma family keep one; where none can be had, nothing is offered. */
export function Mascot({ marked }: { marked: string | undefined }): ReactElement | null {
  return useServer().can.pleromaApi ? <KeptMascot marked={marked} /> : null;
}

function KeptMascot({ marked }: { marked: string | undefined }): ReactElement | null {
  const t = useT();
  const realm = useRealm();
  const [asked] = useOwnAccount('mascot', (account) => account.mascot());
  const [saved, setSaved] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<{ error: ApiError; file: File } | null>(null);
  if (asked.is !== 'here') return null;
  const url = saved ?? asked.value;
  const save = async (file: File): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      setSaved(await (await ownAccountOf(realm)).setMascot(file));
      tellSaved('server');
    } catch (thrown) {
      setError({ error: toApiError(thrown), file });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section name="mascot" title={t('own.mascot')} marked={marked}>
      <div className={own.row} data-stacks data-setting="mascot" aria-busy={busy || undefined}>
        <div className={styles.picture}>
          <span className={styles.thumb} data-picture="avatar">
            {url !== null && <Picture src={url} alt="" />}
          </span>
          <p className={own.hint} id="own-mascot-hint">
            {t('own.mascot_hint')}
          </p>
        </div>
        <div className={own.actions}>
          <ChooseButton
            name={t('own.mascot')}
            hintId="own-mascot-hint"
            busy={busy}
            onFile={(file) => void save(file)}
          />
        </div>
        {error && (
          <div className={own.below}>
            <Problem what={t('own.not_saved')} error={error.error} onRetry={() => void save(error.file)} />
          </div>
        )}
      </div>
    </Section>
  );
}
