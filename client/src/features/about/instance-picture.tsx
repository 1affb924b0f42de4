import { useState, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import styles from './about.module.css';

/** The server's picture, unless it has none or it does not load. */
export function InstancePicture(): ReactElement | null {
  const { thumbnail } = useServer();
  const [broken, setBroken] = useState(false);
  if (thumbnail === null || broken) return null;
  return <img className={styles.picture} src={thumbnail} alt="" onError={() => setBroken(true)} />;
}
