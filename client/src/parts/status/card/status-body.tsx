import type { ReactElement } from 'react';
import { useRowFlag } from '@/data/react/records';
import type { Status } from '@/domain/status/status';
import { isTall } from '@/domain/status/tall-post';
import { useT } from '@/i18n/use-t';
import { RichText } from '@/parts/rich-text/rich-text';
import { textOfPost } from '@/parts/rich-text/text-of-post';
import { TextButton } from '@/ui/button/text-button';
import styles from './status.module.css';

interface StatusBodyProps {
  status: Status;
  /** Folds what is very long (ST-04); off below an opened subject and for the selected post. */
  foldsTall: boolean;
  /** The selected post. */
  large?: boolean;
}

/** The text of a post. */
export function StatusBody({ status, foldsTall, large = false }: StatusBodyProps): ReactElement | null {
  const t = useT();
  const tall = foldsTall && isTall(status);
  const [whole, setWhole] = useRowFlag(status.id, 'tall', false);
  if (status.content.trim() === '') return null;
  return (
    <>
      <div
        className={styles.body}
        data-folded={(tall && !whole) || undefined}
        data-large={large || undefined}
      >
        <RichText
          {...textOfPost(status)}
          author={status.accountId}
          {...(status.inReplyToId !== null && { repliedTo: status.inReplyToAccountId })}
        />
      </div>
      {tall && (
        <TextButton
          className={styles.fold}
          aria-expanded={whole}
          onClick={({ currentTarget }) => {
            // What follows would be seen in place of a post that folds above the window: its head comes back first.
            if (whole)
              currentTarget.closest('article')?.querySelector('header')?.scrollIntoView({ block: 'nearest' });
            setWhole(!whole);
          }}
        >
          {t(whole ? 'status.show_less' : 'status.show_more')}
        </TextButton>
      )}
    </>
  );
}
