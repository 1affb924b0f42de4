import { useState, type ReactElement } from 'react';
import type { Account } from '@/domain/account/account';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { Loaded } from '../own/loaded';
import { Section } from '../own/section';
import { useOwnAccount } from '../own/use-own-account';
import { Card } from './live-card';
import own from '../own/own.module.css';

function Seen(): ReactElement {
  const t = useT();
  const [asked, again] = useOwnAccount('stranger', (account) => account.asStranger());
  return (
    <Loaded asked={asked} again={again}>
      {(account) => (
        <>
          <Card account={account} label={t('own.stranger')} />
          <ul className={own.list}>
            {factsOf(account).map((fact) => (
              <li key={fact}>{t(`own.stranger_${fact}`)}</li>
            ))}
          </ul>
          <div className={own.actions}>
            <Button small icon="refresh" onClick={again}>
              {t('own.stranger_again')}
            </Button>
          </div>
        </>
      )}
    </Loaded>
  );
}

const factsOf = (account: Account) =>
  [
    account.locked ? 'locked' : 'open',
    account.hideFollows ? 'no_follows' : 'follows',
    account.hideFollowers ? 'no_followers' : 'followers',
    ...(account.hideFollowsCount || account.hideFollowersCount ? (['no_counts'] as const) : []),
  ] as const;

/** The account as the server shows it to who is not signed in. */
export function Stranger({ marked }: { marked: string | undefined }): ReactElement {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Section name="stranger" title={t('own.stranger')} hint={t('own.stranger_hint')} marked={marked}>
      <div className={own.pad}>
        {open ? (
          <Seen />
        ) : (
          <div className={own.actions}>
            <Button icon="eye" onClick={() => setOpen(true)}>
              {t('own.stranger_show')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
