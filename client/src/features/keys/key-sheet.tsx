import '@/i18n/messages/en/late/keys';
import { Fragment, type ReactElement } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { Dialog } from '@/ui/dialog/dialog';
import styles from './keys.module.css';

type Line = readonly [keys: readonly string[], meaning: MessageId];
interface Group {
  title: MessageId;
  lines: readonly Line[];
}

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
      [['g n'], 'keys.go_notifications'],
      [['g d'], 'keys.go_direct'],
      [['g i'], 'keys.go_lists'],
      [['g p'], 'keys.go_profile'],
      [['g a'], 'keys.go_about'],
    ],
  },
];

/** All keys and what they do. */
export function KeySheet({ onClose }: { onClose: () => void }): ReactElement {
  const t = useT();
  return (
    <Dialog title={t('keys.title')} closeLabel={t('keys.close')} size="wide" textOnly onClose={onClose}>
      <p className={styles.hint}>{t('keys.off_hint')}</p>
      <div className={styles.groups}>
        {GROUPS.map(({ title, lines }) => (
          <section key={title}>
            <h3 className={styles.title}>{t.dynamic(title, {})}</h3>
            <dl className={styles.lines}>
              {lines.map(([keys, meaning]) => (
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
    </Dialog>
  );
}
