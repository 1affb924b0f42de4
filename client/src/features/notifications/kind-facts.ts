import type { NotificationKind } from '@/domain/notification';
import type { NotificationVisibility } from '@/data/settings/preferences';
import type { MessageId } from '@/i18n/message-id';
import type { IconName } from '@/ui/icon/icon-names';

interface KindFacts {
  icon: IconName;
  /** Colour of the badge; the words say the same. */
  tone: 'accent' | 'blue' | 'green' | 'orange' | 'red' | 'faint';
}

export const KIND_FACTS: Readonly<Record<NotificationKind, KindFacts>> = {
  mention: { icon: 'reply', tone: 'blue' },
  status: { icon: 'bell', tone: 'accent' },
  favourite: { icon: 'star', tone: 'orange' },
  reblog: { icon: 'repeat', tone: 'green' },
  follow: { icon: 'userplus', tone: 'accent' },
  follow_request: { icon: 'userplus', tone: 'accent' },
  move: { icon: 'move', tone: 'faint' },
  reaction: { icon: 'smile', tone: 'orange' },
  poll: { icon: 'poll', tone: 'blue' },
  update: { icon: 'pen', tone: 'faint' },
  report: { icon: 'warn', tone: 'red' },
  unknown: { icon: 'bell', tone: 'faint' },
};

interface FilterRow {
  name: keyof NotificationVisibility;
  label: MessageId & `notifications.filter_${string}`;
  icon: IconName;
}

/** Rows of the filter menu (NOTIF-07), in the order of the design. */
export const FILTER_ROWS: readonly FilterRow[] = [
  { name: 'mentions', label: 'notifications.filter_mentions', icon: 'reply' },
  { name: 'repeats', label: 'notifications.filter_repeats', icon: 'repeat' },
  { name: 'likes', label: 'notifications.filter_likes', icon: 'star' },
  { name: 'emojiReactions', label: 'notifications.filter_reactions', icon: 'smile' },
  { name: 'follows', label: 'notifications.filter_follows', icon: 'user' },
  { name: 'followRequest', label: 'notifications.filter_requests', icon: 'userplus' },
  { name: 'polls', label: 'notifications.filter_polls', icon: 'poll' },
  { name: 'moves', label: 'notifications.filter_moves', icon: 'move' },
];
