import { useEffect, useRef, useState } from 'react';
import type { FoundPosts, Library } from '@/data/library/library';
import { useReadable } from '@/data/react/realm-context';
import { toApiError, type ApiError } from '@/domain/api-error';

/** Posts that are shown at first, and with each "Show more". */
const FOUND_PAGE = 60;
/** Of these the first are asked for alone: they fill the window, and are here sooner. */
const FIRST = 20;
/** Milliseconds between two looks while the library is being filled: what is being read is not drawn anew all the time. */
const CALM = 2_000;

export interface Found {
  result: FoundPosts | null;
  /** What `result` is the answer to. */
  typed: string;
  limit: number;
  error: ApiError | null;
}

/** The answer to what is typed, as one types; the last one stays until the next is here. */
export function useFound(
  library: Library,
  typed: string,
): readonly [found: Found, more: () => void, again: () => void] {
  const changes = useReadable(library.changes);
  const [found, setFound] = useState<Found>({ result: null, typed: '', limit: FOUND_PAGE, error: null });
  const [asked, setAsked] = useState({ typed, limit: FOUND_PAGE, turn: 0 });
  if (asked.typed !== typed) setAsked({ typed, limit: FOUND_PAGE, turn: 0 });
  const last = useRef({ asked, changes, at: 0 });
  useEffect(() => {
    let left = false;
    const isNew = last.current.asked !== asked || last.current.at === 0;
    const look = async (): Promise<void> => {
      last.current = { asked, changes, at: Date.now() };
      const show = (result: FoundPosts, limit: number): void => {
        if (!left) setFound({ result, typed: asked.typed, limit, error: null });
      };
      try {
        if (isNew && asked.limit === FOUND_PAGE) {
          const first = await library.find(asked.typed, FIRST, 'soon');
          if (first.posts.length > 0 || first.isAll) show(first, FIRST);
          if (first.isAll || left) return;
        }
        show(await library.find(asked.typed, asked.limit), asked.limit);
      } catch (thrown) {
        if (!left) setFound((old) => ({ ...old, error: toApiError(thrown) }));
      }
    };
    const timer = isNew
      ? null
      : setTimeout(() => void look(), Math.max(0, last.current.at + CALM - Date.now()));
    if (isNew) void look();
    return () => {
      left = true;
      if (timer !== null) clearTimeout(timer);
    };
  }, [library, asked, changes]);
  return [
    found,
    () => setAsked((old) => ({ ...old, limit: old.limit + FOUND_PAGE })),
    () => setAsked((old) => ({ ...old, turn: old.turn + 1 })),
  ];
}
