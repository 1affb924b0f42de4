import { useState, type ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import { usePreference, useStatus } from '@/data/react/records';
import { useRealm } from '@/data/react/realm-context';
import { compactCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import { textFieldOf } from '@/parts/commands/compose-window';
import { useCommands } from '@/parts/commands/use-commands';
import { lateReplyForm } from '@/parts/composer/places/late-forms';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { Icon } from '@/ui/icon/icon';
import { useLate } from '@/ui/late/use-late';
import styles from '@/features/notifications/page/notifications.module.css';

/** Reply and favourite, small, below a mention. The rest of the actions is on the post's own page. */
export function MentionActions({ statusId }: { statusId: StatusId }): ReactElement | null {
  const t = useT();
  const { intents } = useRealm();
  const { compose } = useCommands();
  const status = useStatus(statusId);
  const [replying, setReplying] = useState(false);
  const replyForm = useLate(lateReplyForm, replying);
  const hideStats = usePreference('hidePostStats');
  if (!status) return null;
  const { favourited } = status;
  const count = hideStats ? 0 : status.favouritesCount;
  return (
    <>
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.action}
          data-action="reply"
          title={t('notifications.reply_action')}
          aria-expanded={replying}
          onClick={() => {
            if (compose.openReplyOnSmallScreen(statusId)) return;
            const field = textFieldOf(`reply:${statusId}`);
            if (replying) typingAhead.fail(field);
            else typingAhead.expect({ field, giveUp: () => setReplying(false) });
            setReplying(!replying);
          }}
        >
          <Icon name="reply" size="m" />
        </button>
        <button
          type="button"
          className={styles.action}
          data-action="favourite"
          aria-label={t('notifications.favourite_action', { count })}
          aria-pressed={favourited}
          onClick={() => intents.favourite(statusId, !favourited)}
        >
          <Icon name="star" size="m" filled={favourited} />
          {count > 0 && <span aria-hidden="true">{compactCount(t, count)}</span>}
        </button>
      </div>
      {replying && replyForm && <replyForm.Part statusId={statusId} onDone={() => setReplying(false)} />}
    </>
  );
}
