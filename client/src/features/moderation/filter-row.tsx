import type { ReactElement, ReactNode } from 'react';
import { TextInput } from '@/ui/field/text-input';
import styles from './moderation.module.css';

interface FilterRowProps {
  /** Names the search. */
  label: string;
  words: string;
  onWords: (words: string) => void;
  /** What else narrows the list. */
  children: ReactNode;
}

/** One line that narrows a list: a search, and what stands beside it. */
export function FilterRow({ label, words, onWords, children }: FilterRowProps): ReactElement {
  return (
    <div className={styles.filterRow}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={words}
        onChange={({ target }) => onWords(target.value)}
      />
      {children}
    </div>
  );
}
