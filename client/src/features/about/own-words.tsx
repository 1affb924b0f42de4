import type { ReactElement } from 'react';
import { useInstance } from '@/data/react/use-details';
import { Fragment } from '@/parts/instance/fragment';
import styles from './about.module.css';

/** The panel that the admin wrote; `fallback` while it comes and where there is none. */
export function OwnWords({ fallback }: { fallback: string }): ReactElement {
  const [asked] = useInstance('panel', (instance) => instance.panel());
  if (asked.is === 'here' && asked.value !== null) return <Fragment html={asked.value} />;
  return <p className={styles.text}>{fallback}</p>;
}
