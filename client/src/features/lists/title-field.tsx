import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { TextField } from '@/ui/field/text-input';

/** Servers take no longer one. */
export const LONGEST_TITLE = 255;

export const isTitle = (title: string): boolean =>
  title.trim() !== '' && title.trim().length <= LONGEST_TITLE;

export function TitleField({
  title,
  onChange,
  onEnter,
}: {
  title: string;
  onChange: (title: string) => void;
  /** Enter in the box, once there is a title. */
  onEnter: () => void;
}): ReactElement {
  const t = useT();
  const tooLong = title.trim().length > LONGEST_TITLE;
  return (
    <TextField
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
