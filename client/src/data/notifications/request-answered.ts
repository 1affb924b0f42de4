import type { AccountId } from '@/domain/ids';
import type { NotificationCentre } from './notification-centre';

/** S1 §4: an approved request reads as a follow, a denied one goes. */
export function requestAnswered(centre: NotificationCentre, accountId: AccountId, approved: boolean): void {
  const { list } = centre;
  for (const id of list.ids) {
    const notification = list.record(id);
    if (notification?.kind !== 'follow_request' || notification.accountId !== accountId) continue;
    if (approved) {
      centre.markSeen(id);
      list.put({ ...notification, kind: 'follow', type: 'follow', seen: true });
    } else {
      // Servers take it away together with the request, and refuse to do it again.
      list.drop([id]);
    }
  }
  list.refresh();
}
