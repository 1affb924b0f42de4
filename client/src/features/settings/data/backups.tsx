import { useEffect, useState, type ReactElement } from 'react';
import type { Backup } from '@/domain/account/own-account';
import { dateTime } from '@/i18n/formatters';
import { useT } from '@/i18n/use-t';
import { sizeWords } from '@/parts/composer/files/upload-words';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Spinner } from '@/ui/state/spinner';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { Loaded } from '../own/loaded';
import { Problem } from '../own/problem';
import { useOwnAccount } from '../own/use-own-account';
import { useStep } from '../own/use-step';
import own from '../own/own.module.css';

/** How often it is looked whether a backup is ready, in milliseconds. */
const LOOK_MS = 5000;

function Row({ backup }: { backup: Backup }): ReactElement {
  const t = useT();
  const { at, address, size, ready } = backup;
  const when = dateTime(t.locale).format(at);
  return (
    <li className={own.row}>
      <div>
        {t('own_data.backup_of', { date: when })}
        <p className={own.hint} role="status">
          {ready ? size !== null && sizeWords(t, size) : t('own_data.backup_waiting')}
        </p>
      </div>
      {ready && address !== null ? (
        <LinkButton small external icon="download" href={address}>
          {t('own_data.backup_get')}
          <VisuallyHidden> {when}</VisuallyHidden>
        </LinkButton>
      ) : (
        <Spinner />
      )}
    </li>
  );
}

function List({ first }: { first: readonly Backup[] }): ReactElement {
  const t = useT();
  const step = useStep();
  const looking = useStep();
  const [list, setList] = useState(first);
  const waits = list.some(({ ready }) => !ready);
  useEffect(() => {
    if (!waits || looking.busy || looking.error) return;
    const timer = setTimeout(
      () => void looking.run(async (account) => setList(await account.backups())),
      LOOK_MS,
    );
    return () => clearTimeout(timer);
  });
  const ask = (): void => void step.run(async (account) => setList(await account.requestBackup()));
  return (
    <>
      <ul className={own.rows}>
        {list.map((backup) => (
          <Row key={backup.at} backup={backup} />
        ))}
      </ul>
      <div className={own.pad}>
        {list.length === 0 && <p className={own.hint}>{t('own_data.backups_none')}</p>}
        {step.error && <Problem what={t('own_data.backup_failed')} error={step.error} />}
        {looking.error && (
          <Problem
            what={t('own_data.backup_look_failed')}
            error={looking.error}
            onRetry={() => void looking.run(async (account) => setList(await account.backups()))}
          />
        )}
        <div className={own.actions}>
          <Button busy={step.busy} disabled={waits} onClick={ask}>
            {t('own_data.backup_ask')}
          </Button>
        </div>
      </div>
    </>
  );
}

/** SET-08: a file with all that was written, which the server makes in its own time. */
export function Backups(): ReactElement {
  const [asked, again] = useOwnAccount('backups', (account) => account.backups());
  return (
    <Loaded asked={asked} again={again}>
      {(list) => <List first={list} />}
    </Loaded>
  );
}
