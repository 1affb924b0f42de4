import '@/i18n/messages/en/late/moderating';
import { useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import type { Moderation } from '@/data/moderation/moderation';
import type { StaffUser } from '@/domain/staff/staff-user';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { Button } from '@/ui/button/button';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { DeleteAccountDialog } from './delete-account-dialog';
import { offeredTags } from './offered-tags';
import { staffItems } from './staff-items';
import { useWork, type Runs } from './use-work';
import { WorkOutcome } from './work-outcome';

interface Deleting {
  user: StaffUser;
  moderation: Moderation;
}

/** The rows of the menu, as the account is when it opens. */
function useStaffItems({
  acct,
  first,
  run,
  askToDelete,
}: {
  acct: string;
  first: MenuItem | undefined;
  run: Runs;
  askToDelete: (deleting: Deleting) => void;
}): () => Promise<readonly MenuItem[]> {
  const t = useT();
  const realm = useRealm();
  const me = useMe();
  const { confirm } = useCommands();
  return async () => {
    let found: readonly MenuItem[] = [];
    const asked = await run(t('moderation.account_actions'), async () => {
      const moderation = await realm.late.moderation.load();
      const [user, tags] = await Promise.all([moderation.knowUser(acct), offeredTags(realm, moderation)]);
      found = staffItems({
        t,
        confirm,
        moderation,
        user,
        isAdmin: me?.role === 'admin',
        isSelf: user.id === me?.id,
        tags,
        hasRowBefore: first !== undefined,
        run,
        askToDelete: () => askToDelete({ user, moderation }),
      });
    });
    if (!asked) throw new Error('no answer');
    return first ? [first, ...found] : found;
  };
}

/** The menu of what staff can do with an account (MOD-03), whose rows are asked for when it opens. */
export function AccountMenu({
  acct,
  run,
  first,
  onDeleted,
  trigger,
}: {
  acct: string;
  run: Runs;
  /** A row before the others. */
  first?: MenuItem;
  onDeleted?: (() => void) | undefined;
  trigger: (props: MenuTriggerProps) => ReactElement;
}): ReactElement {
  const t = useT();
  const [deleting, setDeleting] = useState<Deleting | null>(null);
  const items = useStaffItems({ acct, first, run, askToDelete: setDeleting });
  const label = t('moderation.actions_about', { name: `@${acct}` });
  return (
    <>
      <MenuButton label={label} items={items} trigger={trigger} />
      {deleting && (
        <DeleteAccountDialog {...deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />
      )}
    </>
  );
}

/** The menu in the window of the moderation; what goes wrong is told below it. */
export function AccountActions({ acct }: { acct: string }): ReactElement {
  const t = useT();
  const work = useWork();
  return (
    <>
      <AccountMenu
        acct={acct}
        run={work.run}
        trigger={(props) => (
          <Button small icon="shield" data-key="a" {...props}>
            {t('moderation.account_actions')}
          </Button>
        )}
      />
      <WorkOutcome work={work} />
    </>
  );
}
