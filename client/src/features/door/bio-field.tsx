import type { ChangeEvent, ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { SuggestPopup } from '@/parts/composer/suggest/suggest-popup';
import { suggestProps, useSuggest } from '@/parts/composer/suggest/use-suggest';
import { Field } from '@/ui/field/field';
import { TextArea } from '@/ui/field/text-area';

/** A few words about oneself, with the same completion of emoji, people and tags as in posts (COMP-10). */
export function BioField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}): ReactElement {
  const t = useT();
  const suggest = useSuggest<HTMLTextAreaElement>();
  return (
    <>
      <Field label={t('door.bio')} error={error}>
        {(control) => (
          <TextArea
            {...control}
            {...suggestProps(suggest)}
            name="bio"
            // An empty field has no direction of its own: its placeholder follows the page.
            dir={value === '' ? undefined : 'auto'}
            rows={2}
            placeholder={t('door.bio_hint')}
            value={value}
            onKeyDown={suggest.takeKey}
            onChange={(event: ChangeEvent<HTMLTextAreaElement>) => {
              onChange(event.target.value);
              suggest.look();
            }}
          />
        )}
      </Field>
      <SuggestPopup suggest={suggest} />
    </>
  );
}
