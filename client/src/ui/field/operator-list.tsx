import type { ReactElement } from 'react';
import { classes } from '@/lib/classes';
import styles from './operators.module.css';

interface OperatorListProps {
  /** Examples in the language of the query, each with what it asks for. */
  operators: readonly (readonly [example: string, words: string])[];
  className?: string | undefined;
}

/** What a search understands beside words. */
export const OperatorList = ({ operators, className }: OperatorListProps): ReactElement => (
  <dl className={classes(styles.operators, className)}>
    {operators.map(([example, words]) => (
      <div key={example}>
        <dt>
          <code dir="ltr">{example}</code>
        </dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);
