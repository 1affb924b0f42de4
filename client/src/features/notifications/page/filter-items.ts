import type { Realm } from '@/data/realm';
import type { NotificationVisibility } from '@/data/settings/preferences';
import '@/i18n/messages/en/late/filtering';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import type { IconName } from '@/ui/icon/shapes';
import type { MenuItem } from '@/ui/menu/menu-item';

interface FilterRow {
  name: keyof NotificationVisibility;
  label: MessageId & `filtering.${string}`;
  icon: IconName;
  startsGroup?: boolean;
  /** Only servers that can do this tell of it. */
  needs?: 'reactions' | 'pleromaApi';
}

/** Rows of the filter menu (NOTIF-07), in the order of the design. */
const ROWS: readonly FilterRow[] = [
  { name: 'mentions', label: 'filtering.mentions', icon: 'reply' },
  { name: 'repeats', label: 'filtering.repeats', icon: 'repeat' },
  { name: 'likes', label: 'filtering.likes', icon: 'star' },
  { name: 'emojiReactions', label: 'filtering.reactions', icon: 'smile', needs: 'reactions' },
  { name: 'follows', label: 'filtering.follows', icon: 'user' },
  { name: 'followRequest', label: 'filtering.requests', icon: 'userplus' },
  { name: 'polls', label: 'filtering.polls', icon: 'poll' },
  { name: 'moves', label: 'filtering.moves', icon: 'move', needs: 'pleromaApi' },
  { name: 'strangers', label: 'filtering.strangers', icon: 'users', startsGroup: true },
];

/** What is shown, and whether in groups. */
export function filterItems(t: Translator, { settings, server }: Realm): readonly MenuItem[] {
  const { can } = server.get();
  const shown = settings.get('notificationVisibility');
  const grouped = settings.get('groupNotifications');
  return [
    ...ROWS.filter(({ needs }) => !needs || can[needs]).map(({ name, label, icon, startsGroup }) => ({
      id: name,
      label: t.dynamic(label, {}),
      icon,
      startsGroup,
      checked: shown[name],
      onSelect: () => settings.set('notificationVisibility', { ...shown, [name]: !shown[name] }),
    })),
    {
      id: 'grouped',
      label: t('filtering.grouped'),
      icon: 'stack',
      startsGroup: true,
      checked: grouped,
      onSelect: () => settings.set('groupNotifications', !grouped),
    },
  ];
}
