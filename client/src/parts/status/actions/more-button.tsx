import { useRef, useState, type ReactElement } from 'react';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { useLate } from '@/ui/late/use-late';
import { lateMoreMenu } from '@/parts/status/card/late-pieces';
import styles from './actions.module.css';

/** Opens the rest of the actions; their code comes with the first opening. */
export function MoreButton({ status }: { status: Status }): ReactElement {
  const t = useT();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const menu = useLate(lateMoreMenu, open !== null);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.action}
        data-tone="more"
        title={t('status.more')}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onClick={() => setOpen(open === null ? 'first' : null)}
        onKeyDown={(event) => {
          if (open !== null || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setOpen(event.key === 'ArrowUp' ? 'last' : 'first');
        }}
      >
        <span className={styles.plate}>
          <Icon name="more" size="m" />
        </span>
      </button>
      {open !== null && menu && (
        <menu.Part status={status} anchor={anchor} startAt={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
