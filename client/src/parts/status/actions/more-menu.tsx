import type { ReactElement, RefObject } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, useMe, usePreference, useRowFlag, useServer } from '@/data/react/records';
import type { Status } from '@/domain/status/status';
import '@/i18n/messages/en/late/post-menu';
import { useT } from '@/i18n/use-t';
import { MenuPopup } from '@/ui/menu/menu-popup';
import { writeItems } from './write-items';
import { linkItems, ownItems, peopleItems, repeatItems, translateItem, type MenuFacts } from './more-items';

interface MoreMenuProps {
  status: Status;
  anchor: RefObject<HTMLElement | null>;
  startAt: 'first' | 'last';
  onClose: () => void;
}

/** ACT-04, ACT-05, ACT-06, ACT-08, ST-11. */
export function MoreMenu({ status, anchor, startAt, onClose }: MoreMenuProps): ReactElement {
  const t = useT();
  const [translated, setTranslated] = useRowFlag(status.id, 'translated', false);
  const facts: MenuFacts = {
    t,
    status,
    realm: useRealm(),
    me: useMe(),
    author: useAccount(status.accountId),
    can: useServer().can,
    asksToDelete: usePreference('modalOnDelete'),
    translateTo: usePreference('translationLanguage'),
    translated,
    setTranslated,
    anchor: anchor.current,
  };
  const items = [
    ...linkItems(facts),
    ...translateItem(facts),
    ...repeatItems(facts),
    ...ownItems(facts),
    ...writeItems(facts),
    ...peopleItems(facts),
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
