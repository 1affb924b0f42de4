import { useRef, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useQuestion } from '@/data/react/use-question';
import type { People } from '@/data/people/people';
import { toApiError } from '@/domain/api-error';
import { FailedPage } from '@/parts/account/failed-page';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { EmptyState } from '@/ui/state/empty-state';
import { LoadingArea } from '@/ui/state/spinner';
import styles from './people-pages.module.css';

/** Servers of which the reader sees nothing. */
export function BlockedDomains({ people }: { people: People }): ReactElement {
  const t = useT();
  const { notices } = useRealm();
  const [asked, again] = useQuestion('domains', () => people.blockedDomains());
  const [shown, setShown] = useState<readonly string[]>([]);
  const show = async (host: string): Promise<void> => {
    try {
      await people.unblockDomain(host);
      setShown((known) => [...known, host]);
    } catch (thrown) {
      const messageKey = 'people_pages.domain_failed';
      notices.push({
        level: 'error',
        messageKey,
        messageArgs: { host },
        timeout: 8000,
        error: toApiError(thrown),
      });
    }
  };
  if (asked.is === 'failed')
    return <FailedPage title={t('people_pages.domains_failed')} error={asked.error} onRetry={again} />;
  if (asked.is === 'waiting') return <LoadingArea label={t('people.loading')} />;
  const domains = asked.value.filter((host) => !shown.includes(host));
  if (domains.length === 0) return <EmptyState icon="server" title={t('people_pages.domains_empty')} />;
  return (
    <ul className={styles.domains}>
      {domains.map((host) => (
        <Domain key={host} host={host} onShow={show} />
      ))}
    </ul>
  );
}

const buttonBeside = (row: HTMLElement): HTMLElement | null | undefined =>
  (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button');

function Domain({ host, onShow }: { host: string; onShow: (host: string) => Promise<void> }): ReactElement {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  usePassesFocusOn(row, buttonBeside);
  const press = async (): Promise<void> => {
    setBusy(true);
    await onShow(host);
    setBusy(false);
  };
  return (
    <li ref={row}>
      <bdi dir="ltr">{host}</bdi>
      <Button
        small
        busy={busy}
        aria-label={t('people_pages.unmute_domain_label', { host })}
        onClick={() => void press()}
      >
        {t('people_pages.unmute_domain')}
      </Button>
    </li>
  );
}
