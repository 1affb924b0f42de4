import type { ReactElement } from 'react';
import { addsUp, areTotalsHidden, pollPercent, type Poll } from '@/domain/status/poll';
import { useT } from '@/i18n/use-t';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { Icon } from '@/ui/icon/icon';
import { PollFooter } from './poll-footer';
import styles from './poll.module.css';

/** One bar an option; the leading one stands out, the reader's own choice is ticked (POLL-02). */
export function PollResults({ poll }: { poll: Poll }): ReactElement {
  const t = useT();
  const hidden = areTotalsHidden(poll);
  const sound = addsUp(poll);
  const most = Math.max(1, ...poll.options.map((option) => option.votesCount ?? 0));
  return (
    <>
      <ul className={styles.options}>
        {poll.options.map((option, index) => {
          const percent = hidden ? 0 : pollPercent(poll, option);
          return (
            <li
              className={styles.option}
              key={`${index} ${option.title}`}
              data-leads={option.votesCount === most || undefined}
            >
              <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
              {poll.ownVotes.includes(index) && (
                <span className={styles.own} title={t('voting.your_vote')} role="img">
                  <Icon name="check" size="s" />
                </span>
              )}
              <span className={styles.title} dir="auto">
                <EmojiText text={option.title} emojis={poll.emojis} />
              </span>
              {!hidden && (
                <span className={styles.percent}>
                  {sound
                    ? t('voting.percent', { percent })
                    : t('voting.votes', { count: option.votesCount ?? 0 })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {hidden && <p className={styles.footer}>{t('voting.hidden')}</p>}
      <PollFooter poll={poll} />
    </>
  );
}
