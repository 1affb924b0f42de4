import { useState, type ReactElement } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import { whenKnown } from '@/data/readable';
import { useMe, useRelationship, useServer } from '@/data/react/records';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account/account';
import { useT } from '@/i18n/use-t';
import { EditProfileButton } from '@/parts/account/edit-profile-button';
import { FollowButton } from '@/parts/account/follow-button';
import { StaffMenu } from '@/parts/account/staff-menu';
import { useCommands } from '@/parts/commands/use-commands';
import { IconButton } from '@/ui/button/icon-button';
import type { MenuItem } from '@/ui/menu/menu-item';
import { MenuButton, type MenuTriggerProps } from '@/ui/menu/menu-button';
import {
  addressItems,
  otherAccountItem,
  ownItems,
  readingItems,
  sparingItems,
  wordItems,
  type PersonFacts,
  type PersonWindow,
} from './person-items';
import { PersonWindows } from './person-windows';
import { RemoteFollow } from '@/features/profile/remote-follow';
import { PendingAction } from './pending-action';
import styles from '@/features/profile/profile.module.css';

/** Longer than this the menu does not wait for what belongs to it. */
const PATIENCE_MS = 3000;

interface ActionsProps {
  people: People;
  account: Account;
  isOwn: boolean;
}

/** What can be done about the person, beside their picture. */
export function ProfileActions({ people, account, isOwn }: ActionsProps): ReactElement {
  const t = useT();
  const realm = useRealm();
  const commands = useCommands();
  const server = useServer();
  const me = useMe();
  const relationship = useRelationship(account.id);
  const [open, setOpen] = useState<PersonWindow | null>(null);
  const facts: PersonFacts = {
    t,
    realm,
    commands,
    people,
    server,
    account,
    relationship,
    isOwn,
    signedIn: me !== null,
    several: useReadable(useSessions().accounts).length > 1,
    open: setOpen,
  };
  const trigger = (props: MenuTriggerProps): ReactElement => (
    <IconButton {...props} icon="more" label={t('people.more')} />
  );
  const items = async (): Promise<readonly MenuItem[]> => {
    // A quick hand opens the menu before the server has told how the two stand.
    const asks = me !== null && !isOwn;
    const known = asks ? await whenKnown(realm.records.relationship(account.id), PATIENCE_MS) : relationship;
    const all: PersonFacts = { ...facts, relationship: known };
    return [wordItems, otherAccountItem, addressItems, readingItems, sparingItems, ownItems].flatMap((of) =>
      of(all),
    );
  };
  return (
    <>
      {me && !isOwn && relationship && <Subscribe people={people} account={account} />}
      {me && !isOwn && (
        <IconButton
          icon="mail"
          label={t('people.message')}
          onClick={() => commands.compose.openNew(`@${account.acct} `, { scope: 'direct' })}
        />
      )}
      <MenuButton label={t('people.more')} placement="bottom-end" items={items} trigger={trigger} />
      {/* What is deleted has no profile to stay on. */}
      <StaffMenu account={account} onDeleted={() => history.back()} />
      {isOwn && <EditProfileButton />}
      {me === null && <RemoteFollow account={account} />}
      <FollowButton account={account} />
      {open && (
        <PersonWindows window={open} people={people} account={account} onClose={() => setOpen(null)} />
      )}
      <span className={styles.pending} role="status">
        <PendingAction relationship={relationship} />
      </span>
    </>
  );
}

/** Only where one follows: servers tell of new posts of no others. */
function Subscribe({ people, account }: { people: People; account: Account }): ReactElement | null {
  const t = useT();
  const relationship = useRelationship(account.id);
  if (!relationship?.following && !relationship?.subscribing) return null;
  const { subscribing } = relationship;
  return (
    <IconButton
      icon="bell"
      pressed={subscribing}
      label={t(subscribing ? 'people.unsubscribe' : 'people.subscribe')}
      onClick={() => people.subscribe(account.id, !subscribing)}
    />
  );
}
