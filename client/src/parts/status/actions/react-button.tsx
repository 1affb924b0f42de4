import { useRef, useState, type ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { useLeadsToPicker } from '@/parts/emoji/picker-field';
import { Icon } from '@/ui/icon/icon';
import { useLate } from '@/ui/late/use-late';
import { lateReactionPicker } from './late-actions';
import styles from './actions.module.css';

/** Opens the picker of reactions (REACT-01); nothing for visitors and where the server has no reactions. */
export function ReactButton({ status }: { status: Status }): ReactElement | null {
  const t = useT();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const picker = useLate(lateReactionPicker, open);
  useLeadsToPicker(open, () => setOpen(false));
  const { can } = useServer();
  const visitor = useMe() === null;
  if (visitor || !can.reactions) return null;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles.action}
        title={t('status.react')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.plate}>
          <Icon name="smile" size="m" />
        </span>
      </button>
      {open && picker && <picker.Part status={status} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  );
}
