import '@/i18n/messages/en/late/people';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import { usePeople } from '@/data/react/use-people';
import { plainName } from '@/domain/account/plain-name';
import { useT } from '@/i18n/use-t';
import { PersonCard } from '@/parts/account/person-card';
import { Popover } from '@/ui/popover/popover';
import { LoadingArea } from '@/ui/state/spinner';
import styles from './peek.module.css';

interface PersonPeekProps {
  /** A handle where the server told no id. */
  id: string;
  anchor: HTMLElement;
  takesFocus: boolean;
  onClose: () => void;
}

/** Who stands behind a name. What is known shows at once; each person is asked for once a visit at most. */
export function PersonPeek({ id, anchor, takesFocus, onClose }: PersonPeekProps): ReactElement | null {
  const t = useT();
  const beside = useRef(anchor);
  const [known, setKnown] = useState(id);
  const account = useAccount(known);
  const [code] = usePeople();
  const people = code.is === 'here' ? code.value : null;
  useEffect(() => {
    // Who is not to be had has no card; the name still leads to the profile, which tells why.
    people?.know(id).then(setKnown, onClose);
  }, [people, id, onClose]);
  return (
    <Popover
      anchor={beside}
      role="dialog"
      aria-label={plainName(account) || t('people.loading')}
      takesFocus={takesFocus}
      className={styles.card}
      placement="bottom-start"
      onClose={onClose}
      data-peeking=""
    >
      {account && people ? (
        <PersonCard people={people} account={account} />
      ) : (
        <LoadingArea label={t('people.loading')} />
      )}
    </Popover>
  );
}
