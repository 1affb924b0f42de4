import { useEffect, useRef, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useTimeline } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { StatusCard } from '@/parts/status/card/status-card';
import type { Setting } from './catalogue';
import styles from './settings-window.module.css';

/** A post that was read and has what the settings change. */
function usePost(kind: 'post' | 'media'): StatusId | null {
  const { records } = useRealm();
  const { ids } = useTimeline('home');
  const local = useTimeline('local').ids;
  const known = [...ids, ...local];
  const files = (id: StatusId): number => {
    const status = records.status(id).get();
    return (
      (typeof status?.reblogId !== 'string' ? status : records.status(status.reblogId).get())?.attachments
        .length ?? 0
    );
  };
  const withMedia = known.find((id) => files(id) > 0);
  return (kind === 'media' ? withMedia : undefined) ?? known[0] ?? null;
}

/** A real post, drawn as everywhere; it cannot be acted upon here. */
export function Sample({ kind }: { kind: NonNullable<Setting['sample']> }): ReactElement {
  const t = useT();
  const id = usePost(kind);
  const ref = useRef<HTMLDivElement>(null);
  // React 18 does not know the attribute.
  useEffect(() => ref.current?.setAttribute('inert', ''), []);
  return (
    <>
      <h4 className={styles.group}>{t('settings.sample')}</h4>
      <div ref={ref} className={styles.sample}>
        {id === null ? <p>{t('settings.no_sample')}</p> : <StatusCard id={id} />}
      </div>
    </>
  );
}
