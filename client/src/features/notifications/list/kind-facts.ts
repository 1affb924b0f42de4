import type { NotificationKind } from '@/domain/notification/notification';
import type { IconName } from '@/ui/icon/shapes';

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
