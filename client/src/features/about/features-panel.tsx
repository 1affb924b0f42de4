import '@/i18n/messages/en/late/about';
import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import type { Server } from '@/domain/instance/server';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Panel } from '@/ui/panel/panel';
import { fileSize } from '@/i18n/file-size';
import styles from './about-parts.module.css';

const features = (t: Translator, server: Server): readonly (readonly [name: string, value: string])[] => {
  const whether = (on: boolean): string => (on ? t('about.on') : t('about.off'));
  return [
    [t('about.post_length'), t('about.characters', { count: server.textLimit })],
    ...(server.uploadLimit === null
      ? []
      : [[t('about.upload_limit'), fileSize(t, server.uploadLimit)] as const]),
    // Others do not say whether they have one.
    ...(server.can.pleromaApi ? [[t('about.media_proxy'), whether(server.can.mediaProxy)] as const] : []),
    [t('about.scopes'), server.can.localVisibility ? t('about.scopes_local') : t('about.scopes_all')],
    [t('about.who_to_follow'), whether(server.suggestionsEnabled)],
  ];
};

export function FeatureList(): ReactElement {
  const t = useT();
  const server = useServer();
  return (
    <dl className={styles.list}>
      {features(t, server).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the instance can do, for visitors who look around (NAV-24). */
export function FeaturesPanel(): ReactElement {
  const t = useT();
  return (
    <Panel label={t('about.features')}>
      <div className={styles.panelBody}>
        <h2 className={styles.panelTitle}>{t('about.features')}</h2>
        <FeatureList />
      </div>
    </Panel>
  );
}
