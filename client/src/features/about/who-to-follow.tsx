import '@/i18n/messages/en/late/about';
import { useState, type ReactElement } from 'react';
import { useAccount, useRelationship } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { useInstance } from '@/data/react/use-details';
import type { AccountId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { plainName } from '@/domain/account/plain-name';
import { useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { Avatar } from '@/parts/account/avatar';
import { useCommands } from '@/parts/commands/use-commands';
import { NameLines } from '@/parts/account/name-lines';
import { unfollow } from '@/parts/account/unfollow';
import { Button } from '@/ui/button/button';
import { Panel } from '@/ui/panel/panel';
import { Link } from '@/ui/link/link';
import styles from './about-parts.module.css';

/** NAV-24. */
const SHOWN = 3;

/** Three people whom the server recommends, in the sidebar; nothing when there is nobody. */
export function WhoToFollow(): ReactElement | null {
  const t = useT();
  const [asked] = useInstance('suggestions', (instance) => instance.suggestions(SHOWN));
  if (asked.is !== 'here' || asked.value.length === 0) return null;
  return (
    <Panel label={t('about.who_to_follow')}>
      <div className={styles.suggestionsHead}>
        <h2 className={styles.panelTitle}>{t('about.who_to_follow')}</h2>
        <Link href={paths.whoToFollow} aria-label={t('about.more_label')}>
          {t('about.more')}
        </Link>
      </div>
      <ul className={styles.suggestions}>
        {asked.value.map((id) => (
          <Suggestion key={id} id={id} />
        ))}
      </ul>
    </Panel>
  );
}

function Suggestion({ id }: { id: AccountId }): ReactElement | null {
  const t = useT();
  const account = useAccount(id);
  const relationship = useRelationship(id);
  const realm = useRealm();
  const commands = useCommands();
  // Until the server has told how the two stand, the press itself is what is known.
  const [pressed, setPressed] = useState(false);
  if (!account) return null;
  const follows = relationship ? relationship.following || relationship.requested : pressed;
  const label = relationship?.requested ? t('about.requested') : t('about.following');
  const press = async (): Promise<void> => {
    if (follows && relationship?.requested !== true) {
      if (await unfollow(t, { realm, commands }, account)) setPressed(false);
      return;
    }
    setPressed(!follows);
    realm.intents.follow(id, !follows);
  };
  return (
    <li className={styles.suggestion}>
      <AccountLink account={account} duplicate>
        <Avatar account={account} size="tree" />
      </AccountLink>
      <NameLines account={account} />
      <Button
        small
        pressed={follows}
        aria-label={follows ? undefined : t('about.follow_label', { name: plainName(account) })}
        onClick={() => void press()}
      >
        {follows ? label : t('about.follow')}
      </Button>
    </li>
  );
}
