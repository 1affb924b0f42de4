import '@/i18n/messages/en/late/keys';
import { Fragment, type ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useMe, useServer } from '@/data/react/records';
import { useSessions } from '@/data/react/sessions-context';
import { mayModerate } from '@/domain/account/permissions';
import { paths } from '@/domain/paths';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { Dialog } from '@/ui/dialog/dialog';
import { Link } from '@/ui/link/link';
import styles from './keys.module.css';

type Line = readonly [keys: readonly string[], meaning: MessageId];
interface Group {
  title: MessageId;
  lines: readonly Line[];
}

const FOR_STAFF: MessageId = 'keys.go_moderation';
const FOR_SEVERAL: MessageId = 'keys.next_account';

const GROUPS: readonly Group[] = [
  {
    title: 'keys.posts',
    lines: [
      [['j'], 'keys.next'],
      [['k'], 'keys.previous'],
      [['o', 'Enter'], 'keys.open'],
      [['f'], 'keys.favourite'],
      [['b'], 'keys.repeat'],
      [['r'], 'keys.reply'],
      [['q'], 'keys.quote'],
      [['e'], 'keys.warning'],
      [['x'], 'keys.media'],
      [['l'], 'keys.bookmark'],
      [['m'], 'keys.mention'],
      [['p'], 'keys.profile'],
      [['i'], 'keys.person'],
    ],
  },
  {
    title: 'keys.thread',
    lines: [
      [['←'], 'keys.parent'],
      [['→'], 'keys.child'],
      [['Shift ↓'], 'keys.sibling_next'],
      [['Shift ↑'], 'keys.sibling_previous'],
    ],
  },
  {
    title: 'keys.everywhere',
    lines: [
      [['.'], 'keys.show_new'],
      [['/'], 'keys.search'],
      [['n'], 'keys.new_post'],
      [['?'], 'keys.sheet'],
      [['g h'], 'keys.go_home'],
      [['g l'], 'keys.go_local'],
      [['g f'], 'keys.go_federated'],
      [['g b'], 'keys.go_bookmarks'],
      [['g c'], 'keys.go_catch_up'],
      [['g n'], 'keys.go_notifications'],
      [['g d'], 'keys.go_direct'],
      [['g i'], 'keys.go_lists'],
      [['g p'], 'keys.go_profile'],
      [['g a'], 'keys.go_about'],
      [['g m'], FOR_STAFF],
      [['a'], FOR_SEVERAL],
    ],
  },
];

/** All keys and what they do. */
export function KeySheet({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  const me = useMe();
  const isStaff = mayModerate(me, useServer().can);
  const several = useReadable(useSessions().accounts).length > 1;
  const without = [...(isStaff ? [] : [FOR_STAFF]), ...(several ? [] : [FOR_SEVERAL])];
  return (
    <Dialog title={t('keys.title')} closeLabel={t('keys.close')} size="wide" textOnly onClose={onClose}>
      <p className={styles.hint}>
        {t('keys.off_hint')} {t('keys.tools_hint')} {t('keys.look_further_hint')}
      </p>
      <div className={styles.groups}>
        {GROUPS.map(({ title, lines }) => (
          <section key={title}>
            <h3 className={styles.title}>{t.dynamic(title, {})}</h3>
            <dl className={styles.lines}>
              {lines
                .filter(([, meaning]) => !without.includes(meaning))
                .map(([keys, meaning]) => (
                  <Fragment key={meaning}>
                    <dt>
                      {keys.map((key) => (
                        <kbd key={key} className={styles.key}>
                          {key}
                        </kbd>
                      ))}
                    </dt>
                    <dd>{t.dynamic(meaning, {})}</dd>
                  </Fragment>
                ))}
            </dl>
          </section>
        ))}
      </div>
      {me && <Further onClose={onClose} />}
    </Dialog>
  );
}

/** Rooms of the house that no key says all about. */
function Further({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  return (
    <section className={styles.hint}>
      <h3 className={styles.title}>{t('keys.further')}</h3>
      <p>
        <Link href={paths.catchUp} onClick={onClose}>
          {t('keys.go_catch_up')}
        </Link>
        {' · '}
        {t('keys.catch_up_hint')}
      </p>
      <p>
        {t('keys.accounts')}
        {' · '}
        {t('keys.accounts_hint')}
      </p>
      <p>
        <Link href={paths.library()} onClick={onClose}>
          {t('keys.library')}
        </Link>
        {' · '}
        {t('keys.library_hint')}
      </p>
      <p>{t('keys.folders_hint')}</p>
    </section>
  );
}
