import { useMemo, type ReactElement } from 'react';
import { foundRanges } from '@/domain/library/found-ranges';
import type { Query } from '@/domain/library/query';
import styles from './library.module.css';

/** Letters before the first place that is marked, when the text is cut. */
const BEFORE = 60;
const SHOWN = 500;

/** Where a long text begins, so that the first mark can be seen: never inside a word. */
function beginOf(text: string, first: number | undefined): number {
  if (first === undefined || first <= SHOWN / 2) return 0;
  const space = text.indexOf(' ', first - BEFORE);
  return space === -1 || space >= first ? first - BEFORE : space + 1;
}

/** A text with the places marked that were searched for, cut around the first of them. */
export function MarkedText({ text, query }: { text: string; query: Query }): ReactElement {
  const ranges = useMemo(() => foundRanges(text, query), [text, query]);
  const begin = beginOf(text, ranges[0]?.[0]);
  const end = Math.min(text.length, begin + SHOWN);
  const pieces: (string | ReactElement)[] = begin > 0 ? ['… '] : [];
  let at = begin;
  for (const [from, to] of ranges) {
    if (to > end) break;
    pieces.push(
      text.slice(at, from),
      <mark key={from} className={styles.mark}>
        {text.slice(from, to)}
      </mark>,
    );
    at = to;
  }
  pieces.push(text.slice(at, end));
  if (end < text.length) pieces.push('…');
  return <>{pieces}</>;
}
