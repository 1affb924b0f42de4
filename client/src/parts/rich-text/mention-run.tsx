import { useState, type ReactElement, type ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { MENTIONS_SHOWN } from './group-mentions';
import styles from './rich-text.module.css';

/** Mentions in a row: five, then "plus N more" (ST-06). */
export function MentionRun({ links }: { links: readonly ReactNode[] }): ReactElement {
  const t = useT();
  const [all, setAll] = useState(false);
  const shown = all ? links : links.slice(0, MENTIONS_SHOWN);
  const hidden = links.length - MENTIONS_SHOWN;
  return (
    <>
      {shown.flatMap((link) => [link, ' '])}
      {hidden > 0 && (
        <TextButton className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('status.show_less') : t('rich_text.more_mentions', { count: hidden })}
        </TextButton>
      )}
    </>
  );
}
