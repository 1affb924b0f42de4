import type { ReactElement } from 'react';
import { useRowFlag } from '@/data/react/records';
import type { Status } from '@/domain/status/status';
import { LONG_SUBJECT } from '@/domain/status/tall-post';
import { useT } from '@/i18n/use-t';
import { EmojiText } from '@/parts/emoji/emoji-text';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { Icon } from '@/ui/icon/icon';
import styles from './status.module.css';

interface SubjectBarProps {
  status: Pick<Status, 'id' | 'spoilerText' | 'emojis'>;
  open: boolean;
  /** Null where the body cannot be folded. */
  onToggle: ((open: boolean) => void) | null;
}

/** The content warning with its switch (ST-05). */
export function SubjectBar({ status, open, onToggle }: SubjectBarProps): ReactElement {
  const { id, spoilerText: subject, emojis } = status;
  const t = useT();
  const [whole, setWhole] = useRowFlag(id, 'long-subject', false);
  // A character has at most two code units.
  const start = Array.from(subject.slice(0, 2 * LONG_SUBJECT))
    .slice(0, LONG_SUBJECT)
    .join('');
  const long = start !== subject;
  const text = long && !whole ? `${start}…` : subject;
  return (
    <div className={styles.subject}>
      <Icon name="warn" size="m" />
      <span className={styles.subjectText} dir="auto">
        <EmojiText text={text} emojis={emojis} />{' '}
        {long && (
          <TextButton onClick={() => setWhole(!whole)}>
            {t(whole ? 'status.hide_full_subject' : 'status.show_full_subject')}
          </TextButton>
        )}
      </span>
      {onToggle && (
        <Button small aria-expanded={open} className={styles.subjectSwitch} onClick={() => onToggle(!open)}>
          {t(open ? 'status.hide' : 'status.show')}
        </Button>
      )}
    </div>
  );
}
