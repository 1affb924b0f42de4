import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { staffAbilities } from '@/domain/staff/staff-abilities';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import styles from './moderation.module.css';

type Needs = 'notes' | 'closing';

const KEYS: readonly (readonly [key: string, does: MessageId, needs?: Needs])[] = [
  ['j', 'moderation.key_next'],
  ['k', 'moderation.key_previous'],
  ['Enter', 'moderation.key_open'],
  ['x', 'moderation.key_select'],
  ['e', 'moderation.key_resolve'],
  ['c', 'moderation.key_close', 'closing'],
  ['n', 'moderation.key_note', 'notes'],
  ['d', 'moderation.key_deactivate'],
  ['g', 'moderation.key_group'],
  ['s', 'moderation.key_sort'],
  ['a', 'moderation.key_actions'],
  ['l', 'moderation.key_on'],
  ['u', 'moderation.key_back'],
];

/** The keys of the queue, below it; not where there are none. */
export function Keys(): ReactElement {
  const t = useT();
  const { notes, states } = staffAbilities(useServer().can.staffApi ?? 'pleroma');
  const has = { notes, closing: states.includes('closed') };
  return (
    <dl className={styles.keys} aria-label={t('moderation.keys')}>
      {KEYS.filter(([, , needs]) => !needs || has[needs]).map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t.dynamic(does, {})}</dd>
        </div>
      ))}
    </dl>
  );
}
