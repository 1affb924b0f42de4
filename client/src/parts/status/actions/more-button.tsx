import { useRef, useState, type ComponentProps, type ReactElement } from 'react';
import { useMe, useServer } from '@/data/react/records';
import { mayModerate } from '@/domain/account/permissions';
import type { Status } from '@/domain/status/status';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import { useLate } from '@/ui/late/use-late';
import { lateMoreMenu, lateStaffMenu } from './late-actions';
import styles from './actions.module.css';

type MenuProps = ComponentProps<NonNullable<ReturnType<typeof lateMoreMenu.get>>>;

/** The menu, from the moment that its code is here; what did not come is asked for at each opening. */
function OpenMenu(props: MenuProps): ReactElement | null {
  const me = useMe();
  const isStaff = mayModerate(me, useServer().can) && props.status.accountId !== me?.id;
  const menu = useLate(isStaff ? lateStaffMenu : lateMoreMenu, true);
  return menu && <menu.Part {...props} />;
}

/** Opens the rest of the actions; their code comes with the first opening. */
export function MoreButton({ status }: { status: Status }): ReactElement {
  const t = useT();
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
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
      {open !== null && (
        <OpenMenu status={status} anchor={anchor} startAt={open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
