import { useState, type ReactElement } from 'react';
import { Link } from 'wouter';
import { useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import panel from '@/ui/panel/panel.module.css';
import { plainDescription } from './plain-description';
import styles from './about.module.css';

/** Picture and first words of the instance, in the sidebar (NAV-24). */
export function InstancePanel(): ReactElement {
  const t = useT();
  const server = useServer();
  const [broken, setBroken] = useState(false);
  const title = t('nav.about_site', { site: server.name });
  return (
    <section className={panel.panel} aria-label={title}>
      {server.thumbnail !== null && !broken && (
        <img className={styles.picture} src={server.thumbnail} alt="" onError={() => setBroken(true)} />
      )}
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{plainDescription(server.description)}</p>
        <Link href={paths.about}>{t('nav.more_about', { site: server.name })}</Link>
      </div>
    </section>
  );
}
