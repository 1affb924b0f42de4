import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { Icon } from '@/ui/icon/icon';
import { SuggestInput } from '@/parts/composer/suggest/suggest-input';
import styles from './composer.module.css';

/** The subject (content warning) above the text. `onRemove` is null where the field always shows. */
export function ComposeSubject({
  subject,
  asked,
  readOnly,
  onChange,
  onRemove,
  onKeyDown,
}: {
  subject: string;
  /** By a press: writing goes on in it. */
  asked: boolean;
  readOnly: boolean;
  onChange: (subject: string) => void;
  onRemove: (() => void) | null;
  onKeyDown: (event: KeyboardEvent) => void;
}): ReactElement {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) box.current?.querySelector('input')?.focus();
  }, [asked]);
  return (
    <div ref={box} className={styles.subject} data-filled={subject !== '' || undefined}>
      <Icon name="warn" size="s" />
      <SuggestInput
        data-writes="subject"
        dir={subject === '' ? undefined : 'auto'}
        value={subject}
        readOnly={readOnly}
        placeholder={t('compose.subject_placeholder')}
        aria-label={t('compose.subject')}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {onRemove && (
        <IconButton icon="x" iconSize="s" small label={t('compose.remove_subject')} onClick={onRemove} />
      )}
    </div>
  );
}
