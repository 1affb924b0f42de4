import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { staffAbilities } from '@/domain/staff/staff-abilities';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import styles from './moderation.module.css';

type Needs = 'notes' | 'closing';
type KeyRow = readonly [key: string, does: MessageId, needs?: Needs];

const MOVING: readonly KeyRow[] = [
  ['j', 'moderation.key_next'],
  ['k', 'moderation.key_previous'],
];
const ENDING: readonly KeyRow[] = [
  ['e', 'moderation.key_resolve'],
  ['c', 'moderation.key_close', 'closing'],
  ['n', 'moderation.key_note', 'notes'],
];
const IN_LIST: readonly KeyRow[] = [
  ...MOVING,
  ['Enter', 'moderation.key_open'],
  ['x', 'moderation.key_select'],
  ...ENDING,
  ['d', 'moderation.key_deactivate'],
  ['g', 'moderation.key_group'],
  ['s', 'moderation.key_sort'],
];
const IN_REPORT: readonly KeyRow[] = [
  ...MOVING,
  ...ENDING,
  ['a', 'moderation.key_actions'],
  ['l', 'moderation.key_on'],
  ['u', 'moderation.key_back'],
];

/** The keys of the queue below it, or those of the report that is open. */
export function Keys({ inReport }: { inReport: boolean }): ReactElement {
  const t = useT();
  const { notes, states } = staffAbilities(useServer().can.staffApi ?? 'pleroma');
  const has = { notes, closing: states.includes('closed') };
  return (
    <dl className={styles.keys} aria-label={t('moderation.keys')}>
      {(inReport ? IN_REPORT : IN_LIST)
        .filter(([, , needs]) => !needs || has[needs])
        .map(([key, does]) => (
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
