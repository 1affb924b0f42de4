import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import type { Server } from '@/domain/server';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { Panel } from '@/ui/panel/panel';
import styles from './about.module.css';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 16 MB and the like, in the reader's language; powers of 1024 as servers count them. */
export function fileSize(t: Translator, bytes: number): string {
  const step = Math.max(
    0,
    Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))),
  );
  return new Intl.NumberFormat(t.locale, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumFractionDigits: 1,
  }).format(bytes / 1024 ** step);
}

const features = (t: Translator, server: Server): string[] => [
  ...(server.suggestionsEnabled ? [t('nav.feature_suggestions')] : []),
  ...(server.can.mediaProxy ? [t('nav.feature_media_proxy')] : []),
  t('nav.feature_scopes'),
  t('nav.feature_text_limit', { count: server.textLimit }),
  ...(server.uploadLimit === null
    ? []
    : [t('nav.feature_upload_limit', { size: fileSize(t, server.uploadLimit) })]),
];

export function FeatureList(): ReactElement {
  const t = useT();
  const server = useServer();
  return (
    <ul className={styles.list}>
      {features(t, server).map((feature) => (
        <li key={feature}>
          <Icon name="check" size="s" />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the instance can do, for visitors who look around (NAV-24). */
export function FeaturesPanel(): ReactElement {
  const t = useT();
  return (
    <Panel label={t('nav.features')}>
      <div className={styles.body}>
        <h2 className={styles.title}>{t('nav.features')}</h2>
        <FeatureList />
      </div>
    </Panel>
  );
}
