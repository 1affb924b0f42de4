import { type InputHTMLAttributes, type ReactElement } from 'react';
import { SuggestPopup } from './suggest-popup';
import { suggestProps, useSuggest, type SuggestOptions } from './use-suggest';

/** A bare one-line field that completes emoji, people, tags and MFM (COMP-10). */
export function SuggestInput({
  contentType,
  onOpenChange,
  onKeyDown,
  onChange,
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & SuggestOptions): ReactElement {
  const suggest = useSuggest<HTMLInputElement>({ contentType, onOpenChange });
  return (
    <>
      <input
        {...rest}
        {...suggestProps(suggest)}
        onKeyDown={(event) => {
          if (!suggest.takeKey(event)) onKeyDown?.(event);
        }}
        onChange={(event) => {
          onChange?.(event);
          suggest.look();
        }}
      />
      <SuggestPopup suggest={suggest} />
    </>
  );
}
