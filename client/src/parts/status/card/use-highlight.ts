import type { CSSProperties } from 'react';
import { usePreference } from '@/data/react/records';

interface Highlight {
  'data-highlight'?: string;
  style?: CSSProperties & { '--highlight-colour': string };
}

/** ST-07: the reader's colour for a person, as attributes of an article; `status.module.css` draws it. */
export function useHighlight(acct: string): Highlight {
  const found = usePreference('highlight')[acct];
  // A colour that is none paints nothing.
  return found ? { 'data-highlight': found.type, style: { '--highlight-colour': found.color } } : {};
}
