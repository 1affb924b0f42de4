import { useState, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Checkbox, SwitchInput } from '@/ui/field/check';
import { TextInput } from '@/ui/field/text-input';
import { Badge } from '@/ui/state/badge';
import { Tag } from '@/ui/state/tag';
import styles from './editor.module.css';

/** One of each component, so that a theme is seen on all of them. */
export function Sheet(): ReactElement {
  const t = useT();
  const [on, setOn] = useState(true);
  const sample = t('settings.sheet_sample');
  return (
    <section className={styles.sheet} aria-label={t('settings.sheet')}>
      <p>
        {sample} <a href="#ownThemes">{t('settings.slot_link')}</a>{' '}
        <span className={styles.faint}>{t('settings.sheet_faint')}</span>
      </p>
      <div className={styles.sheetRow}>
        <Button look="primary">{sample}</Button>
        <Button>{sample}</Button>
        <Button look="danger">{sample}</Button>
        <Button look="ghost">{sample}</Button>
        <Badge text="3" silent />
        <Tag tone="green">{sample}</Tag>
        <Tag tone="blue">{sample}</Tag>
        <Tag tone="orange">{sample}</Tag>
        <Tag tone="red">{sample}</Tag>
      </div>
      <TextInput aria-label={sample} placeholder={sample} />
      <div className={styles.sheetRow}>
        <Checkbox label={sample} checked={on} onChange={setOn} />
        <SwitchInput aria-label={sample} checked={on} onChange={setOn} />
      </div>
      <Alert level="info">{sample}</Alert>
      <Alert level="success">{sample}</Alert>
    </section>
  );
}
