import type { ReactElement } from 'react';
import { isPollOver, pollPercent, type Poll } from '@/domain/poll';
import { duration, longTime } from '@/i18n/relative-time';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { Icon } from '@/ui/icon/icon';
import styles from './poll.module.css';

/** Results with one bar an option; the leading one stands out, the reader's own choice is ticked. */
export function PollView({ poll }: { poll: Poll }): ReactElement {
  const t = useT();
  const most = Math.max(1, ...poll.options.map((option) => option.votesCount ?? 0));
  return (
    <div className={styles.poll} role="group" aria-label={t('poll.label')}>
      <ul className={styles.options}>
        {poll.options.map((option, index) => {
          const percent = pollPercent(poll, option);
          return (
            <li
              className={styles.option}
              key={`${index} ${option.title}`}
              data-leads={option.votesCount === most || undefined}
            >
              <span className={styles.bar} style={{ inlineSize: `${percent}%` }} />
              {poll.ownVotes.includes(index) && (
                <span
                  className={styles.own}
                  title={t('poll.your_vote')}
                  role="img"
                  aria-label={t('poll.your_vote')}
                >
                  <Icon name="check" size="s" />
                </span>
              )}
              <span className={styles.title} dir="auto">
                <EmojiText text={option.title} emojis={poll.emojis} />
              </span>
              <span className={styles.percent}>{t('poll.percent', { percent })}</span>
            </li>
          );
        })}
      </ul>
      <PollFooter poll={poll} />
    </div>
  );
}

function PollFooter({ poll }: { poll: Poll }): ReactElement {
  const t = useT();
  const now = useNow();
  const counted =
    poll.votersCount === null
      ? t('poll.votes', { count: poll.votesCount })
      : t('poll.people', { count: poll.votersCount });
  const { expiresAt } = poll;
  let end: string | null = null;
  if (isPollOver(poll, now))
    end = expiresAt === null ? t('poll.closed') : t('poll.ended', { time: longTime(t, expiresAt, now) });
  else if (expiresAt !== null) end = t('poll.left', { time: duration(t, expiresAt, now) });
  return (
    <p className={styles.footer}>
      <span>{counted}</span>
      {end !== null && <span>· {end}</span>}
    </p>
  );
}
