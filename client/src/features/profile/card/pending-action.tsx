import type { ReactElement } from 'react';
import type { Relationship } from '@/domain/account/relationship';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';

/** What is being done about the person at this moment; following says so in its own button. */
function wordsOf(relationship: Relationship): Extract<MessageId, `people.changing_${string}`> | null {
  const { changing, muting, blocking, domainBlocking, subscribing, showingReblogs } = relationship;
  switch (changing) {
    case 'mute':
      return muting ? 'people.changing_mute' : 'people.changing_unmute';
    case 'block':
      return blocking ? 'people.changing_block' : 'people.changing_unblock';
    case 'domain':
      return domainBlocking ? 'people.changing_domain' : 'people.changing_undomain';
    case 'subscribe':
      return subscribing ? 'people.changing_subscribe' : 'people.changing_unsubscribe';
    case 'repeats':
      return showingReblogs ? 'people.changing_repeats' : 'people.changing_unrepeats';
    case 'remove':
      return 'people.changing_remove';
    default:
      return null;
  }
}

export function PendingAction({
  relationship,
}: {
  relationship: Relationship | undefined;
}): ReactElement | null {
  const t = useT();
  const words = relationship ? wordsOf(relationship) : null;
  return words === null ? null : <>{t(words)}</>;
}
