import { useEffect, useRef, type ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { TextField } from '@/ui/field/text-input';

/** Servers take no longer one. */
const LONGEST_TITLE = 255;

export const isTitle = (title: string): boolean =>
  title.trim() !== '' && title.trim().length <= LONGEST_TITLE;

export function TitleField({
  title,
  isNew = false,
  onChange,
  onEnter,
}: {
  title: string;
  /** Of a list that is begun with it: the box takes the focus. */
  isNew?: boolean;
  onChange: (title: string) => void;
  /** Enter in the box, once there is a title. */
  onEnter: () => void;
}): ReactElement {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus({ preventScroll: true });
  }, [isNew]);
  const tooLong = title.trim().length > LONGEST_TITLE;
  return (
    <TextField
      ref={field}
      data-writes={isNew ? 'new-list' : undefined}
      label={t('lists.field_title')}
      error={tooLong ? t('lists.too_long', { count: LONGEST_TITLE }) : undefined}
      value={title}
      dir="auto"
      required
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing && isTitle(title)) onEnter();
      }}
    />
  );
}
