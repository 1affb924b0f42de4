import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import styles from './search.module.css';

/** Words of the query language itself: the same in every language. */
const OPERATORS = [
  ['from:wren', 'searching.op_from'],
  ['before:2026-11-01', 'searching.op_date'],
  ['language:en', 'searching.op_language'],
  ['has:media', 'searching.op_has'],
  ['is:reply', 'searching.op_is'],
  ['in:library', 'searching.op_in'],
] as const;

/** What this server's searches understand beside words. */
export function SearchOperators(): ReactElement {
  const t = useT();
  return (
    <>
      <h3 className={styles.heading}>{t('searching.operators')}</h3>
      <dl className={styles.operators}>
        {OPERATORS.map(([example, words]) => (
          <div key={example}>
            <dt>
              <code dir="ltr">{example}</code>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
