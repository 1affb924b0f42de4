import '@/i18n/messages/en/late/looking-further';
import type { ReactElement } from 'react';
import type { AskedPerson, LookFurther, PersonLook } from '@/data/look-further/look-further';
import { useReadable, useRealm } from '@/data/react/realm-context';
import type { Account } from '@/domain/account/account';
import { plainName } from '@/domain/account/plain-name';
import { hostOf } from '@/domain/status/origin';
import { compactCount } from '@/i18n/count';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { moveBetweenPosts } from '@/parts/status/card/move-between-posts';
import { LinkButton } from '@/ui/button/link-button';
import { AskedLine } from './asked-line';
import { FoundCard } from './found-card';
import { Press } from './press';
import styles from './further.module.css';

export interface FurtherPersonProps {
  account: Account;
  asked: AskedPerson;
}

/** What their own server tells of a person beside what home knows: counts, and posts that home does not have. */
export function FurtherPerson(props: FurtherPersonProps): ReactElement | null {
  const part = useRealm().late.further.get();
  return part && <Told part={part} {...props} />;
}

function Told({ part, account, asked }: FurtherPersonProps & { part: LookFurther }): ReactElement {
  const t = useT();
  const look = useReadable(part.person(asked.name));
  const host = hostOf(asked.origin);
  const name = plainName(account);
  return (
    <>
      {look.posts.length > 0 && (
        // The keys of the ARIA feed pattern: the posts inside take the focus.
        <div role="presentation" onKeyDown={moveBetweenPosts}>
          <div role="feed" aria-label={t('looking_further.posts_of', { name, host })}>
            {look.posts.map(({ key }) => (
              <FoundCard key={key} id={key} />
            ))}
          </div>
        </div>
      )}
      <div className={styles.panel} tabIndex={-1} data-further>
        {look.counts && <p>{countWords(t, host, look.counts, account)}</p>}
        {look.asked && <AskedLine asked={look.asked} />}
        <Ways part={part} look={look} asked={asked} />
      </div>
    </>
  );
}

function countWords(
  t: Translator,
  host: string,
  { posts, followers, following }: NonNullable<PersonLook['counts']>,
  account: Account,
): string {
  const counted = (id: 'count_posts' | 'count_followers', count: number): string =>
    t(`looking_further.${id}`, { count, number: compactCount(t, count) });
  const parts = [
    counted('count_posts', posts),
    following !== null && t('looking_further.count_following', { number: compactCount(t, following) }),
    followers !== null && counted('count_followers', followers),
  ];
  const known = counted('count_posts', account.statusesCount);
  return t('looking_further.counts', { host, parts: parts.filter(Boolean).join(' · '), known });
}

/** Stop, go on, ask again, or the way to the person at their own server. */
function Ways({
  part,
  look,
  asked,
}: {
  part: LookFurther;
  look: PersonLook;
  asked: AskedPerson;
}): ReactElement | null {
  const t = useT();
  const host = hostOf(asked.origin);
  const outcome = look.asked?.outcome;
  if (look.asked && !outcome)
    return (
      <div className={styles.entry}>
        <Press icon="x" onClick={() => part.stopPerson(asked.name)}>
          {t('looking_further.stop')}
        </Press>
      </div>
    );
  const failed = outcome?.is === 'failed' ? outcome : null;
  const goesOn = failed ? failed.why !== 'policy' : look.more;
  const words = outcome?.is === 'found' ? 'older' : outcome ? 'again' : 'ask';
  return (
    <div className={styles.entry}>
      {goesOn && (
        <Press icon="globe" onClick={() => void part.askPerson(asked)}>
          {t(`looking_further.${words}`, { host })}
        </Press>
      )}
      {failed && (
        <LinkButton small look="ghost" icon="ext" href={asked.url} external>
          {t('looking_further.open', { host })}
        </LinkButton>
      )}
    </div>
  );
}
