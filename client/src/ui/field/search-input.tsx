import { forwardRef } from 'react';
import { TextInput, type TextInputProps } from './text-input';

interface SearchInputProps extends Omit<TextInputProps, 'aria-label' | 'onChange'> {
  label: string;
  onText: (text: string) => void;
}

/** What somebody types to search; the keyboard of a phone says so. */
export const SearchInput = forwardRef<HTMLInputElement, SearchInputProps>(function SearchInput(
  { label, onText, ...rest },
  ref,
) {
  return (
    <TextInput
      {...rest}
      ref={ref}
      type="search"
      enterKeyHint="search"
      autoCapitalize="none"
      maxLength={500}
      aria-label={label}
      onChange={(event) => onText(event.target.value)}
    />
  );
});
