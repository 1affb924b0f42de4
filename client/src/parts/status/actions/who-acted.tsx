import { useRef, useState, type ReactElement } from 'react';
import { useAccount, useMe } from '@/data/react/records';
import { useDetails } from '@/data/react/use-details';
import type { ApiErrorKind } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import '@/i18n/messages/en/late/peek';
import { useT } from '@/i18n/use-t';
import { AccountLink } from '@/parts/account/account-link';
import { AccountName, Handle } from '@/parts/account/account-name';
import { Avatar } from '@/parts/account/avatar';
import { useIsAway } from '@/parts/account/failed-page';
import { TextButton } from '@/ui/button/text-button';
import { Popover } from '@/ui/popover/popover';
import styles from './who-acted.module.css';

/** ST-08: faces in the row, names in the list that it opens. */
const FACES = 15;
const NAMES = 16;

interface People {
  favourites: readonly AccountId[];
  repeats: readonly AccountId[];
}

const NOBODY: People = { favourites: [], repeats: [] };

/** Asking again may help; anything else is a server that keeps it to itself. */
const PASSING: ReadonlySet<ApiErrorKind> = new Set([
  'offline',
  'timeout',
  'rate-limited',
  'server',
  'nonsense',
]);

/** The reader's own switches count at once, without asking again. */
function withMe(people: readonly AccountId[], me: AccountId | undefined, on: boolean): readonly AccountId[] {
  if (me === undefined) return people;
  const others = people.filter((id) => id !== me);
  return on ? [me, ...others] : others;
}

function usePeople(status: Status): { people: People; failed: boolean; again: () => void } {
  const { id, favourited, reblogged } = status;
  const me = useMe()?.id;
  const favourites = status.favouritesCount - Number(favourited);
  const repeats = status.reblogsCount - Number(reblogged);
  const [asked, again] = useDetails(`${id} ${favourites} ${repeats}`, async (details) => ({
    favourites: favourites > 0 ? await details.favouritedBy(id) : [],
    repeats: repeats > 0 ? await details.repeatedBy(id) : [],
  }));
  // The faces stay while the same is asked again.
  const [kept, setKept] = useState(NOBODY);
  if (asked.is === 'here' && asked.value !== kept) setKept(asked.value);
  const people = {
    favourites: withMe(kept.favourites, me, favourited),
    repeats: withMe(kept.repeats, me, reblogged),
  };
  const isAway = useIsAway(asked.is === 'failed' ? asked.error : null);
  const failed = !isAway && kept === NOBODY && asked.is === 'failed' && PASSING.has(asked.error.kind);
  return { people, failed, again };
}

/** Who favourited or repeated a post, a way to ask again; nothing when the server keeps it to itself. */
export function WhoActed({ status }: { status: Status }): ReactElement | null {
  const t = useT();
  const { people, failed, again } = usePeople(status);
  const { favourites, repeats } = people;
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const faces = [...new Set([...favourites, ...repeats])].slice(0, FACES);
  if (failed)
    return (
      <span className={styles.failed} role="alert">
        {t('peek.who_failed')} <TextButton onClick={again}>{t('common.retry')}</TextButton>
      </span>
    );
  if (faces.length === 0) return null;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.faces}
        aria-label={t('peek.who')}
        title={t('peek.who')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {faces.map((id) => (
          <Face key={id} id={id} />
        ))}
      </button>
      {open && (
        <Popover
          anchor={anchor}
          role="dialog"
          aria-label={t('peek.who')}
          className={styles.list}
          placement="bottom-end"
          onClose={() => setOpen(false)}
        >
          <Names title={t('peek.favourited_by')} people={favourites} count={status.favouritesCount} />
          <Names title={t('peek.repeated_by')} people={repeats} count={status.reblogsCount} />
        </Popover>
      )}
    </>
  );
}

function Face({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  return account ? <Avatar account={account} size="face" /> : null;
}

/** `count` is the server's: it names a page of them at most. */
function Names({
  title,
  people,
  count,
}: {
  title: string;
  people: readonly AccountId[];
  count: number;
}): ReactElement | null {
  const t = useT();
  if (people.length === 0) return null;
  const rest = Math.max(count, people.length) - Math.min(people.length, NAMES);
  return (
    <section aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul>
        {people.slice(0, NAMES).map((id) => (
          <Person key={id} id={id} />
        ))}
      </ul>
      {rest > 0 && <p className={styles.title}>{t('peek.and_more', { count: rest })}</p>}
    </section>
  );
}

function Person({ id }: { id: AccountId }): ReactElement | null {
  const account = useAccount(id);
  if (!account) return null;
  return (
    <li>
      <AccountLink account={account} className={styles.person}>
        <Avatar account={account} size="mini" />
        <AccountName account={account} />
        <Handle account={account} />
      </AccountLink>
    </li>
  );
}
