import type { ReactElement } from 'react';
import { useAccount, useStatus } from '@/data/react/records';
import { useDetails } from '@/data/react/use-details';
import type { AccountId, StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { AccountName } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { SlowNote } from '@/ui/state/slow';
import { Spinner } from '@/ui/state/spinner';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import styles from './peek.module.css';

const SHOWN = 16;

/** Who reacted with one emoji (REACT-01). */
export function ReactionPeople({ id, name }: { id: StatusId; name: string }): ReactElement {
  const t = useT();
  // A count that changes has other people behind it.
  const count = useStatus(id)?.reactions.find((reaction) => reaction.name === name)?.count ?? 0;
  const [asked] = useDetails(`${id} ${name} ${count}`, (details) => details.reactions(id));
  // The server may keep them to itself.
  const told = asked.is === 'here' ? asked.value : [];
  const people =
    asked.is === 'waiting' ? null : (told.find((reaction) => reaction.name === name)?.accountIds ?? []);
  const isCustom = /^[\w@.+-]+$/.test(name);
  return (
    <div className={styles.people}>
      <p className={styles.title}>{t('peek.reacted_with', { name: isCustom ? `:${name}:` : name })}</p>
      {people === null && (
        <p className={styles.line} role="status">
          <Spinner /> <VisuallyHidden>{t('peek.loading')}</VisuallyHidden>
          <SlowNote />
        </p>
      )}
      {people?.length === 0 && (
        <p className={styles.line}>{t(asked.is === 'failed' ? 'peek.who_failed' : 'peek.nobody')}</p>
      )}
      {people !== null && people.length > 0 && (
        <ul>
          {people.slice(0, SHOWN).map((person) => (
            <Person key={person} id={person} />
          ))}
          {people.length > SHOWN && (
            <li className={styles.line}>{t('peek.and_more', { count: people.length - SHOWN })}</li>
          )}
        </ul>
      )}
    </div>
  );
}

function Person({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  if (!account) return null;
  return (
    <li className={styles.person}>
      <Avatar account={account} size="mini" />
      <AccountName account={account} />
    </li>
  );
}
