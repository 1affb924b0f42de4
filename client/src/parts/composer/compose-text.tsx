import { useLayoutEffect, type ReactElement, type RefObject } from 'react';
import { useT } from '@/i18n/use-t';
import styles from './composer.module.css';

const growsByItself = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Browsers without `field-sizing` (Firefox) get the height of the text by hand. */
function useAutoGrow(ref: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || growsByItself()) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [ref, text]);
}

/** The text of the post; grows with it. */
export function ComposeText({
  areaRef,
  text,
  isReply,
  language,
  readOnly,
  invalid,
  describedBy,
  onChange,
}: {
  areaRef: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isReply: boolean;
  language: string | null;
  readOnly: boolean;
  invalid: boolean;
  describedBy: string;
  onChange: (text: string) => void;
}): ReactElement {
  const t = useT();
  useAutoGrow(areaRef, text);
  return (
    <textarea
      ref={areaRef}
      className={styles.text}
      dir="auto"
      lang={language ?? undefined}
      rows={2}
      value={text}
      readOnly={readOnly}
      placeholder={t(isReply ? 'compose.reply_placeholder' : 'compose.placeholder')}
      aria-label={t('compose.text_label')}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
