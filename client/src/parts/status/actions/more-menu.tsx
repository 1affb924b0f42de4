import { useState, type ReactElement, type RefObject } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useSessions } from '@/data/react/sessions-context';
import { useAccount, useMe, usePreference, useRowFlag, useServer } from '@/data/react/records';
import type { Status } from '@/domain/status/status';
import '@/i18n/messages/en/late/accounts';
import '@/i18n/messages/en/late/post-menu';
import { useCommands } from '@/parts/commands/use-commands';
import { useT } from '@/i18n/use-t';
import type { itemsInMenu } from '@/parts/moderation/status-items';
import { MenuPopup } from '@/ui/menu/menu-popup';
import { writeItems } from './write-items';
import { selectedIn } from './selected-text';
import {
  filterItem,
  linkItems,
  otherAccountItem,
  ownItems,
  peopleItems,
  repeatItems,
  toolItems,
  translateItem,
  type MenuFacts,
} from './more-items';

interface MoreMenuProps {
  status: Status;
  anchor: RefObject<HTMLElement | null>;
  startAt: 'first' | 'last';
  onClose: () => void;
  /** What staff can do with posts of others, in the end. */
  staffItems?: typeof itemsInMenu;
}

/** ACT-04, ACT-05, ACT-06, ACT-08, ST-11. */
export function MoreMenu({ status, anchor, startAt, onClose, staffItems }: MoreMenuProps): ReactElement {
  const t = useT();
  const [translated, setTranslated] = useRowFlag(status.id, 'translated', false);
  // The menu takes the focus, and some browsers the selection with it.
  const [selected] = useState(() => selectedIn(anchor.current?.closest('article')));
  const facts: MenuFacts = {
    t,
    status,
    realm: useRealm(),
    commands: useCommands(),
    me: useMe(),
    author: useAccount(status.accountId),
    can: useServer().can,
    asksToDelete: usePreference('modalOnDelete'),
    translateTo: usePreference('translationLanguage'),
    translated,
    setTranslated,
    selected,
    several: useReadable(useSessions().accounts).length > 1,
    anchor: anchor.current,
  };
  const items = [
    ...linkItems(facts),
    ...toolItems(facts),
    ...translateItem(facts),
    ...repeatItems(facts),
    ...ownItems(facts),
    ...otherAccountItem(facts),
    ...filterItem(facts),
    ...writeItems(facts),
    ...peopleItems(facts),
    ...(staffItems?.(facts) ?? []),
  ];
  return (
    <MenuPopup
      label={t('status.more')}
      items={items}
      anchor={anchor}
      placement="bottom-end"
      startAt={startAt}
      onClose={onClose}
    />
  );
}

/** The same for staff. */
export const staffMoreMenu =
  (staffItems: typeof itemsInMenu) =>
  (props: MoreMenuProps): ReactElement => <MoreMenu {...props} staffItems={staffItems} />;
