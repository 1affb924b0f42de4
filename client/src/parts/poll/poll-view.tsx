import type { ReactElement } from 'react';
import type { StatusId } from '@/domain/ids';
import type { Poll } from '@/domain/poll';
import { useT } from '@/i18n/use-t';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { useLate } from '@/ui/late/use-late';
import { lateLivePoll } from './late-poll';
import styles from './poll.module.css';

/** A poll (POLL-01). Its options stand there at once; results and voting come with their code, in place. */
export function PollView({ poll, statusId }: { poll: Poll; statusId: StatusId }): ReactElement {
  const t = useT();
  const live = useLate(lateLivePoll, true);
  return (
    <div className={styles.poll} role="group" aria-label={t('poll.label')}>
      {live ? <live.Part poll={poll} statusId={statusId} /> : <Options poll={poll} />}
    </div>
  );
}

function Options({ poll }: { poll: Poll }): ReactElement {
  return (
    <>
      <ul className={styles.options}>
        {poll.options.map((option, index) => (
          <li className={styles.option} key={`${index} ${option.title}`}>
            <span className={styles.title} dir="auto">
              <EmojiText text={option.title} emojis={poll.emojis} />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.footer} />
    </>
  );
}
