import { useMemo, type ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import panel from '@/ui/panel/panel.module.css';
import { Link } from '@/ui/link/link';
import { InstancePicture } from './instance-picture';
import { plainDescription } from './plain-description';
import styles from './about.module.css';

const ownWords = late(() => import('./own-words').then((module) => module.OwnWords));

/**
 * Picture and first words of the instance, in the sidebar (NAV-24). The admin's own words come when they
 * are `wanted`: who only glances at the page finds the description.
 */
export function InstancePanel({ wanted }: { wanted: boolean }): ReactElement {
  const t = useT();
  const server = useServer();
  const own = useLate(ownWords, wanted);
  const title = t('nav.about_site', { site: server.name });
  const description = useMemo(() => plainDescription(server.description), [server.description]);
  return (
    <section className={panel.panel} aria-label={title}>
      <InstancePicture />
      <div className={styles.panelBody}>
        <h2 className={styles.title}>{title}</h2>
        {own ? <own.Part fallback={description} /> : <p className={styles.text}>{description}</p>}
        <Link href={paths.about}>{t('nav.more_about', { site: server.name })}</Link>
      </div>
    </section>
  );
}
