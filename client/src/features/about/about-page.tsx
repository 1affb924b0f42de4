import '@/i18n/messages/en/late/about';
import { version } from '../../../package.json';
import type { ReactElement } from 'react';
import { usePreference, useServer } from '@/data/react/records';
import { remembered } from '@/data/react/remembered';
import { useInstance } from '@/data/react/use-details';
import { useT } from '@/i18n/use-t';
import { AsOf } from '@/parts/instance/as-of';
import { Fragment } from '@/parts/instance/fragment';
import { RulesAndTerms } from '@/parts/instance/rules-and-terms';
import { useRulesAndTerms } from '@/parts/instance/use-rules-and-terms';
import { PanelHeader } from '@/ui/panel/panel';
import { FeatureList } from './features-panel';
import { FederationPanel } from './federation-panel';
import { InstancePicture } from './instance-picture';
import { Staff } from './staff';
import parts from './about-parts.module.css';
import styles from './about.module.css';

/** `/about`: what the instance says of itself, who runs it, whom it trusts, what it can do (ABOUT-01). */
export function AboutPage(): ReactElement {
  const t = useT();
  const server = useServer();
  const rules = useRulesAndTerms();
  const [read] = rules;
  const { software, ui, localBubbleInstances } = server;
  return (
    <>
      <PanelHeader level={1} sticky title={t('nav.about_site', { site: server.name })}>
        <AsOf at={read.is === 'here' ? read.readAt : null} />
      </PanelHeader>
      <InstancePicture />
      <div className={styles.body}>
        {server.description !== '' && <Fragment html={server.description} />}
        <OwnWords />
        <Staff />
        <RulesAndTerms read={rules} />
        {localBubbleInstances.length > 0 && (
          <section className={parts.section}>
            <h2 className={parts.heading}>{t('about.bubble')}</h2>
            <p className={parts.small}>{t('about.bubble_hint', { site: server.name })}</p>
            <ul className={parts.hosts}>
              {localBubbleInstances.map((host) => (
                <li key={host}>
                  <a href={`https://${host}/`} target="_blank" rel="noopener noreferrer">
                    <bdi dir="ltr">{host}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
        <FederationPanel />
        {ui.showFeaturesPanel && (
          <section className={parts.section}>
            <h2 className={parts.heading}>{t('about.features')}</h2>
            <FeatureList />
          </section>
        )}
        <p className={styles.text}>
          {software.name === ''
            ? t('about.skein', { skein: version })
            : t('about.version', { skein: version, software: software.name, version: software.version })}
        </p>
      </div>
    </>
  );
}

const PANEL = remembered('panel');

/** The panel that the admin wrote, where it is switched on and the reader did not hide it. */
function OwnWords(): ReactElement | null {
  const { ui } = useServer();
  const hidden = usePreference('hideISP');
  const [asked] = useInstance('panel', (instance) => instance.panel(), PANEL);
  if (!ui.showInstanceSpecificPanel || hidden || asked.is !== 'here' || asked.value === null) return null;
  return <Fragment html={asked.value} />;
}
