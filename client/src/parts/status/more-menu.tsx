import type { ReactElement, RefObject } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe, usePreference } from '@/data/react/records';
import type { Realm } from '@/data/realm';
import type { Account } from '@/domain/account';
import { paths } from '@/domain/paths';
import { canDelete, canPin } from '@/domain/permissions';
import type { Status } from '@/domain/status';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { confirm } from '@/ui/dialog/confirm-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { MenuPopup } from '@/ui/menu/menu-popup';

interface MoreMenuProps {
  status: Status;
  anchor: RefObject<HTMLElement | null>;
  startAt: 'first' | 'last';
  onClose: () => void;
}

/** ACT-04, ACT-08, ST-11. */
export function MoreMenu({ status, anchor, startAt, onClose }: MoreMenuProps): ReactElement {
  const t = useT();
  const realm = useRealm();
  const me = useMe();
  const asksToDelete = usePreference('modalOnDelete');
  const items = [
    ...linkItems(t, realm, status),
    ...(me ? ownItems(t, realm, status, me) : []),
    ...(canDelete(status, me) ? [deleteItem(t, realm, status, asksToDelete)] : []),
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

async function copyLink(realm: Realm, url: string): Promise<void> {
  const tell = (level: 'success' | 'error', messageKey: string): void => {
    realm.notices.push({ level, messageKey, messageArgs: {}, timeout: 5000 });
  };
  try {
    await navigator.clipboard.writeText(url);
    tell('success', 'status.link_copied');
  } catch {
    tell('error', 'status.copy_failed');
  }
}

function linkItems(t: Translator, realm: Realm, status: Status): readonly MenuItem[] {
  const url = status.url ?? status.uri;
  const items: MenuItem[] = [
    { id: 'open', label: t('status.open_conversation'), icon: 'stack', href: paths.conversation(status.id) },
    { id: 'copy', label: t('status.copy_link'), icon: 'copy', onSelect: () => void copyLink(realm, url) },
  ];
  if (!status.isLocal && /^https?:/.test(url))
    items.push({
      id: 'original',
      label: t('status.open_original'),
      icon: 'globe',
      href: url,
      external: true,
    });
  return items;
}

function ownItems(t: Translator, { intents }: Realm, status: Status, me: Account): readonly MenuItem[] {
  const { id, bookmarked, pinned, threadMuted } = status;
  const items: MenuItem[] = [
    {
      id: 'bookmark',
      label: t(bookmarked ? 'status.remove_bookmark' : 'status.bookmark'),
      icon: 'bookmark',
      startsGroup: true,
      onSelect: () => intents.bookmark(id, !bookmarked),
    },
  ];
  if (canPin(status, me))
    items.push({
      id: 'pin',
      label: t(pinned ? 'status.unpin' : 'status.pin'),
      icon: 'pin',
      onSelect: () => intents.pin(id, !pinned),
    });
  items.push({
    id: 'mute',
    label: t(threadMuted ? 'status.unmute_conversation' : 'status.mute_conversation'),
    icon: 'mute',
    onSelect: () => intents.muteConversation(id, !threadMuted),
  });
  return items;
}

function deleteItem(t: Translator, { intents }: Realm, status: Status, asks: boolean): MenuItem {
  const remove = async (): Promise<void> => {
    const question = {
      title: t('status.delete_question'),
      body: t('status.delete_body'),
      confirmLabel: t('status.delete'),
      cancelLabel: t('common.cancel'),
      danger: true,
    };
    // A failure is told by the banner above the post.
    if (!asks || (await confirm(question))) await intents.remove(status.id).catch(() => {});
  };
  return {
    id: 'delete',
    label: t('status.delete'),
    icon: 'trash',
    danger: true,
    startsGroup: true,
    onSelect: () => void remove(),
  };
}
