import type { ReactElement } from 'react';
import { version } from '../../../package.json';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import styles from './settings-window.module.css';

/** What this is and what it speaks to. */
export function Versions(): ReactElement {
  const t = useT();
  const { software } = useServer();
  return (
    <dl className={styles.versions}>
      <dt>{t('settings.version_client')}</dt>
      <dd>Skein {version}</dd>
      <dt>{t('settings.version_server')}</dt>
      <dd>
        <bdi>{`${software.name} ${software.version}`}</bdi>
      </dd>
    </dl>
  );
}
