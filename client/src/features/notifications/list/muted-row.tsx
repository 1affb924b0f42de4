import '@/i18n/messages/en/late/placeholder';
import type { ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import { plainName } from '@/domain/account/plain-name';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { Icon } from '@/ui/icon/icon';
import styles from '@/features/notifications/page/notifications.module.css';

/** NOTIF-04: what a muted person did stays folded until it is opened. */
export function MutedRow({ accountId, onShow }: { accountId: string; onShow: () => void }): ReactElement {
  const t = useT();
  const name = plainName(useAccount(accountId)) || t('notifications.somebody');
  const words = t('placeholder.notification', { name });
  return (
    <article className={styles.muted} aria-label={words} tabIndex={-1}>
      <Icon name="mute" size="s" />
      <bdi>{words}</bdi>
      <TextButton onClick={onShow}>{t('placeholder.show_notification')}</TextButton>
    </article>
  );
}
