import { useRef, type ReactElement } from 'react';
import type { Moderation } from '@/data/moderation/moderation';
import type { StaffUser } from '@/domain/staff/staff-user';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { deactivationWords } from '@/parts/moderation/staff-items';
import { useIsAdmin, useModeration } from '@/parts/moderation/use-moderation';
import { useWork, type Working } from '@/parts/moderation/use-work';
import { WorkOutcome } from '@/parts/moderation/work-outcome';
import { Button } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { toList } from '../to-list';
import styles from '../moderation.module.css';

type Users = readonly StaffUser[];
type Send = (
  moderation: Moderation,
  some: Users,
  told: (done: number) => void,
) => ReturnType<Moderation['approve']>;

interface BulkAction {
  label: string;
  users: Users;
  send: Send;
  /** What is asked before; left out where it can be taken back at a press. */
  asks?: { title: string; body: string };
}

/** Does one thing with many people. */
function useDo(work: Working, onDone: () => void): (action: BulkAction) => Promise<void> {
  const t = useT();
  const moderation = useModeration();
  const { confirm } = useCommands();
  return async ({ label, users, send, asks }) => {
    const cancelLabel = t('moderation.cancel');
    const sure = !asks || (await confirm({ ...asks, confirmLabel: label, cancelLabel, danger: true }));
    if (!sure) return;
    const bulk = {
      items: users,
      idOf: ({ id }: StaffUser) => id,
      nameOf: ({ acct }: StaffUser) => `@${acct}`,
      send: (some: Users, told: (done: number) => void) => send(moderation, some, told),
    };
    await work.runMany(label, bulk, onDone);
  };
}

const named = (users: Users): { count: number; name: string } => ({
  count: users.length,
  name: `@${users[0]?.acct ?? ''}`,
});

/** Who asked to join: in, or not. */
function Waiting({ users, run }: { users: Users; run: (action: BulkAction) => void }): ReactElement | null {
  const t = useT();
  const isAdmin = useIsAdmin();
  const { can } = useModeration();
  if (users.length === 0) return null;
  const count = users.length;
  const reject: BulkAction = {
    label: t('moderation.reject_all', { count }),
    users,
    send: (moderation, some, told) => moderation.deleteUsers(some, told),
    asks: { title: t('moderation.reject_title', named(users)), body: t('moderation.reject_text') },
  };
  const approve: BulkAction = {
    label: t('moderation.approve_all', { count }),
    users,
    send: (moderation, some, told) => moderation.approve(some, told),
  };
  return (
    <>
      {(isAdmin || can.moderatorsReject) && (
        <Button small look="danger" onClick={() => run(reject)}>
          {reject.label}
        </Button>
      )}
      <Button small look="primary" icon="check" onClick={() => run(approve)}>
        {approve.label}
      </Button>
    </>
  );
}

/** Who is in: closed, or open again. */
function Members({ users, run }: { users: Users; run: (action: BulkAction) => void }): ReactElement {
  const t = useT();
  const { can } = useModeration();
  const active = users.filter(({ isActive, isApproved }) => isActive && isApproved);
  const closed = users.filter(({ isActive }) => !isActive);
  const deactivate: BulkAction = {
    label: t('moderation.deactivate_all', { count: active.length }),
    users: active,
    send: (moderation, some, told) => moderation.setActive(some, false, told),
    asks: {
      title: t('moderation.deactivate_title', named(active)),
      body: deactivationWords(t, can, active.length),
    },
  };
  const activate: BulkAction = {
    label: t('moderation.activate_all', { count: closed.length }),
    users: closed,
    send: (moderation, some, told) => moderation.setActive(some, true, told),
  };
  return (
    <>
      {active.length > 0 && (
        <Button small look="danger" onClick={() => run(deactivate)}>
          {deactivate.label}
        </Button>
      )}
      {closed.length > 0 && (
        <Button small onClick={() => run(activate)}>
          {activate.label}
        </Button>
      )}
    </>
  );
}

/** What can be done with all people that are ticked. `onDone`: something was changed. */
export function UserBulk({ users, onDone }: { users: Users; onDone: () => void }): ReactElement {
  const t = useT();
  const work = useWork();
  const perform = useDo(work, onDone);
  const run = (action: BulkAction): void => void perform(action);
  const bar = useRef<HTMLDivElement>(null);
  usePassesFocusOn(bar, toList);
  return (
    <div className={styles.bulk} ref={bar} role="group" aria-label={t('moderation.bulk')}>
      <p role="status">{t('moderation.users_count', { count: users.length })}</p>
      <div className={styles.buttons}>
        <Members users={users} run={run} />
        <Waiting users={users.filter(({ isApproved }) => !isApproved)} run={run} />
      </div>
      <WorkOutcome work={work} />
    </div>
  );
}
