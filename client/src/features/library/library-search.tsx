import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import type { Library } from '@/data/library/library';
import { useReadable } from '@/data/react/realm-context';
import { parseQuery } from '@/domain/library/query';
import { inFolder, type BookmarkFolder } from '@/domain/status/bookmark-folder';
import { paths } from '@/domain/paths';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { OperatorList } from '@/ui/field/operator-list';
import { SearchInput } from '@/ui/field/search-input';
import { Disclosure } from '@/ui/panel/disclosure';
import { CHIPS, hasChip, toggleChip } from './chips';
import { FoundPosts } from './found-posts';
import { mistakeWords } from './mistake-words';
import { useLibraryState } from './use-library';
import styles from './library.module.css';

/** Milliseconds without a letter until the address follows what is typed. */
const SETTLED = 500;

/** Words of the query language itself: the same in every language. */
const OPERATORS = [
  ['tide caf', 'library.op_words'],
  ['"low tide"', 'library.op_phrase'],
  ['tea -milk', 'library.op_without'],
  ['from:wren', 'library.op_from'],
  ['has:image', 'library.op_has'],
  ['lang:en', 'library.op_lang'],
  ['after:2025 before:2026-03-09', 'library.op_time'],
  ['in:bookmarks', 'library.op_in'],
  ['in:"read later"', 'library.op_folder'],
] as const;

const NONE: readonly BookmarkFolder[] = [];

/** The field, its chips, what is wrong with what is typed, and what is found. `query` is that of the address. */
export function LibrarySearch({ library, query }: { library: Library; query: string }): ReactElement {
  const t = useT();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const settle = useCallback(
    (text: string): void => {
      // Going back to here finds it again.
      if (text.trim() !== query) navigate(paths.library(text.trim()), { replace: true });
    },
    [query, navigate],
  );
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), SETTLED);
    return () => clearTimeout(timer);
  }, [typed, settle]);
  const choose = (text: string): void => {
    setTyped(text);
    settle(text);
  };
  return (
    <>
      <search className={styles.search} aria-label={t('library.field')}>
        <SearchInput
          ref={field}
          value={typed}
          label={t('library.field')}
          placeholder={t('library.hint')}
          onText={setTyped}
          // Who leaves the field for a post leaves the address right behind.
          onBlur={() => settle(typed)}
          end={
            typed !== '' && (
              <IconButton
                icon="x"
                iconSize="s"
                label={t('library.clear')}
                onClick={() => {
                  choose('');
                  field.current?.focus();
                }}
              />
            )
          }
        />
        <Chips library={library} typed={typed} onTyped={choose} />
        <Mistakes library={library} typed={typed} />
        <Operators />
      </search>
      <FoundPosts library={library} typed={typed.trim()} />
    </>
  );
}

/** What is wrong with what is typed. */
function Mistakes({ library, typed }: { library: Library; typed: string }): ReactElement {
  const t = useT();
  const folders = useReadable(library.folders) ?? NONE;
  const mistakes = useMemo(() => parseQuery(typed, folders).mistakes, [typed, folders]);
  return (
    <div role="status">
      {mistakes.map((mistake) => (
        <p key={`${mistake.is} ${mistake.word}`} className={styles.mistake}>
          {mistakeWords(t, mistake)}
        </p>
      ))}
    </div>
  );
}

function Operators(): ReactElement {
  const t = useT();
  return (
    <Disclosure summary={t('library.operators')} className={styles.disclosure}>
      <OperatorList
        operators={OPERATORS.map(([example, words]) => [example, t(words)])}
        className={styles.operators}
      />
    </Disclosure>
  );
}

function Chips({
  library,
  typed,
  onTyped,
}: {
  library: Library;
  typed: string;
  onTyped: (typed: string) => void;
}): ReactElement {
  const t = useT();
  const { figure, reading } = useLibraryState(library);
  const folders = useReadable(library.folders) ?? NONE;
  const hasRead = reading || (figure?.places.read ?? 0) > 0;
  return (
    <div className={styles.chips} role="group" aria-label={t('library.filters')}>
      {CHIPS.filter(([chip]) => chip !== 'in:read' || hasRead).map(([chip, words]) => (
        <Button
          key={chip}
          small
          className={styles.chip}
          pressed={hasChip(typed, chip)}
          onClick={() => onTyped(toggleChip(typed, chip))}
        >
          {t(words)}
        </Button>
      ))}
      {folders.map((folder) => (
        <Button
          key={folder.id}
          small
          icon="stack"
          className={styles.chip}
          pressed={hasChip(typed, inFolder(folder))}
          onClick={() => onTyped(toggleChip(typed, inFolder(folder)))}
        >
          <bdi>{folder.name}</bdi>
        </Button>
      ))}
    </div>
  );
}
