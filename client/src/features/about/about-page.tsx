import { useState, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { PanelHeader } from '@/ui/panel/panel';
import { FeatureList } from './features-panel';
import { plainDescription } from './plain-description';
import styles from './about.module.css';

/** `/about`: what the instance says of itself and what it can do. */
export function AboutPage(): ReactElement {
  const t = useT();
  const server = useServer();
  const [broken, setBroken] = useState(false);
  return (
    <>
      <PanelHeader level={1} sticky title={t('nav.about_site', { site: server.name })} />
      {server.thumbnail !== null && !broken && (
        <img className={styles.picture} src={server.thumbnail} alt="" onError={() => setBroken(true)} />
      )}
      <div className={styles.body}>
        <p className={styles.text}>{plainDescription(server.description)}</p>
        <h2 className={styles.title}>{t('nav.features')}</h2>
        <FeatureList />
        <p className={styles.text}>
          {t('pages.version', { software: server.software.name, version: server.software.version })}
        </p>
      </div>
    </>
  );
}
