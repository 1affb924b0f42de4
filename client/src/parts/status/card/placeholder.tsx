import '@/i18n/messages/en/late/placeholder';
import type { ReactElement, ReactNode } from 'react';
import type { MuteReason } from '@/domain/account/mute-rules';
import { useCommands } from '@/parts/commands/use-commands';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { TextButton } from '@/ui/button/text-button';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';
import styles from './status.module.css';

function Line({
  icon,
  words,
  children,
}: {
  icon: IconName;
  words: string;
  children?: ReactNode;
}): ReactElement {
  return (
    <article className={styles.placeholder} tabIndex={-1} aria-label={words}>
      <Icon name={icon} size="m" />
      <span className={styles.placeholderText}>{words}</span>
      {children}
    </article>
  );
}

function words(t: Translator, acct: string, reason: MuteReason): string {
  switch (reason.is) {
    case 'user':
      return t('placeholder.muted_user', { acct });
    case 'repeater':
      return t('placeholder.muted_repeater', { acct });
    case 'thread':
      return t('placeholder.muted_thread', { acct });
    case 'words':
      return t('placeholder.muted_words', { acct, words: reason.words.join(', ') });
    case 'mentions':
      return t(reason.whom === 'blocked' ? 'placeholder.mentions_blocked' : 'placeholder.mentions_muted', {
        acct,
      });
    case 'bot':
      return t('placeholder.muted_bot', { acct });
  }
}

/** Leads to the filter of this id, where the reader changes it. */
export function FilterLink({ id }: { id: string }): ReactElement {
  const t = useT();
  const { settings } = useCommands();
  return (
    <TextButton
      onClick={() => settings.ask({ tab: 'filtering', setting: `filter-${encodeURIComponent(id)}` })}
    >
      {t('placeholder.filter')}
    </TextButton>
  );
}

/** One line with the reason and an eye that shows the post (ST-03). */
export function MutedPost({
  acct,
  reason,
  onShow,
}: {
  acct: string;
  reason: MuteReason;
  onShow: () => void;
}): ReactElement {
  const t = useT();
  return (
    <Line icon={reason.is === 'words' ? 'filter' : 'mute'} words={words(t, acct, reason)}>
      {reason.is === 'words' && reason.filterId !== undefined && <FilterLink id={reason.filterId} />}
      <IconButton
        icon="eye"
        label={t('placeholder.show')}
        onClick={({ currentTarget }) => {
          const place = currentTarget.closest('article')?.parentElement;
          onShow();
          // The post that takes this place takes the focus too.
          setTimeout(() => place?.querySelector('article')?.focus({ preventScroll: true }));
        }}
      />
    </Line>
  );
}

/** ST-09. */
export function DeletedPost(): ReactElement {
  const t = useT();
  return <Line icon="trash" words={t('placeholder.deleted')} />;
}
