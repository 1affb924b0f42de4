import type { Realm } from '@/data/realm';
import { closeSeen } from '@/data/push/kept-push';
import { warn } from '@/app/boot/warn';
import { currentTranslator, onLocaleChange } from '@/i18n/locale';

/**
 * Brings web push of this account up to date when the page begins, and when what it depends on is changed anywhere
 * (PUSH-01). Returns the way to stop.
 */
export function keepPush({
  key,
  late,
  settings,
  server,
  filters,
  records,
  notifications,
}: Realm): () => void {
  const renew = (): void => {
    const begun = late.push.get() !== null || settings.get('webPushNotifications');
    if (!begun || server.get().vapidPublicKey === null) return;
    Promise.all([late.push.load(), import('@/i18n/push-words')])
      .then(([push, { pushWords }]) => push.renew(pushWords(currentTranslator())))
      .catch(() => warn('web push could not be renewed'));
  };
  /** Seen here or elsewhere: the system need not tell of it any more. */
  const tidy = (): void => {
    closeSeen(key, (id) => records.notification(id).get()?.seen === true).catch(() => undefined);
  };
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (typeof data === 'object' && data !== null && 'is' in data && data.is === 'renew') renew();
  };
  navigator.serviceWorker?.addEventListener('message', hear);
  const stops = [
    () => navigator.serviceWorker?.removeEventListener('message', hear),
    notifications.view.subscribe(tidy),
    filters.active.subscribe(renew),
    settings.value('webPushNotifications').subscribe(renew),
    settings.value('webPushHideIfCW').subscribe(renew),
    // Not the preference: its words come later, and those of what comes late later still.
    onLocaleChange(renew),
  ];
  renew();
  tidy();
  return () => stops.forEach((stop) => stop());
}
