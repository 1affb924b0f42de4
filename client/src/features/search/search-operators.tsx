import type { ReactElement } from 'react';
import type { SearchOperators as Kind } from '@/domain/instance/server';
import { useT } from '@/i18n/use-t';
import { OperatorList } from '@/ui/field/operator-list';
import styles from './search.module.css';

/** Words of the query language itself: the same in every language. */
const OPERATORS = {
  full: [
    ['from:wren', 'searching.op_from'],
    ['before:2026-11-01', 'searching.op_date'],
    ['language:en', 'searching.op_language'],
    ['has:media', 'searching.op_has'],
    ['is:reply', 'searching.op_is'],
    ['in:library', 'searching.op_in'],
  ],
  web: [
    ['"green tea"', 'searching.op_phrase'],
    ['tea -milk', 'searching.op_without'],
    ['tea or coffee', 'searching.op_or'],
  ],
  from: [['tea from:wren', 'searching.op_from_name']],
} as const;

/** What this server's searches understand beside words. */
export function SearchOperators({ kind }: { kind: Exclude<Kind, 'none'> }): ReactElement {
  const t = useT();
  return (
    <>
      <h3 className={styles.heading}>{t('searching.operators')}</h3>
      <OperatorList operators={OPERATORS[kind].map(([example, words]) => [example, t(words)])} />
    </>
  );
}
