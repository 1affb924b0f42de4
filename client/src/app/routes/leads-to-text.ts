import { useLayoutEffect, useRef } from 'react';
import { paths } from '@/domain/paths';
import { SEARCH_FIELD } from '@/parts/commands/search-field';
import { typingAhead } from '@/lib/typing/typing-ahead';

/** Pages that begin with a text, and the field of it. */
const FIELDS: Readonly<Record<string, string>> = {
  [paths.search()]: SEARCH_FIELD,
  [paths.listNew]: '[data-writes="new-list"]',
};

/** On a page that begins with a field the reader may type at once, even while its code is on its way. */
export function useLeadsToText(path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const field = location.search === '' ? FIELDS[path] : undefined;
    if (field === undefined) return;
    typingAhead.expect({ field, oneLine: true });
    return () => typingAhead.fail(field);
  }, [path]);
}
