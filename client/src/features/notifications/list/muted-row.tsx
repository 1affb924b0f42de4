import '@/i18n/messages/en/late/placeholder';
import type { ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import { plainName } from '@/domain/account/plain-name';
import { filterName, type Filter } from '@/domain/filter/filter';
import { FilterLink } from '@/parts/status/card/placeholder';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { Icon } from '@/ui/icon/icon';
import styles from '@/features/notifications/page/notifications.module.css';

/** NOTIF-04: what a muted person did stays folded until it is opened. */
export function MutedRow({
  accountId,
  by,
  onShow,
}: {
  accountId: string;
  /** The filter that folds it; undefined: the person is muted. */
  by?: Filter | undefined;
  onShow: () => void;
}): ReactElement {
  const t = useT();
  const name = plainName(useAccount(accountId)) || t('notifications.somebody');
  const words = by
    ? t('placeholder.filtered_notification', { name, words: filterName(by) })
    : t('placeholder.notification', { name });
  return (
    <article className={styles.muted} aria-label={words} tabIndex={-1}>
      <Icon name={by ? 'filter' : 'mute'} size="s" />
      <bdi>{words}</bdi>
      {by && <FilterLink id={by.id} />}
      <TextButton onClick={onShow}>{t('placeholder.show_notification')}</TextButton>
    </article>
  );
}
