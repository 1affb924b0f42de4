import { useState } from 'react';
import { useKeptWords } from '@/data/react/use-kept-words';
import type { AccountId, StatusId } from '@/domain/ids';

/** The posts of a report as they are ticked. */
export interface ChosenPosts {
  ids: readonly StatusId[];
  /** Ticked when the window was left before: shown among the first, so that nothing goes along unseen. */
  fromBefore: readonly StatusId[];
  choose: (ids: readonly StatusId[]) => void;
  /** Remembers the ticks with the words that are written beside them. */
  keep: () => void;
  forget: () => void;
}

/** Ticks of a report, kept like its words; a window that was only opened leaves none. */
export function useChosenPosts(authorId: AccountId, preselected: StatusId | null): ChosenPosts {
  const [kept, setKept] = useKeptWords(`report-posts:${authorId}`);
  const [fromBefore] = useState(() => kept.split(' ').filter((id) => id !== '' && id !== preselected));
  const [ids, setIds] = useState(preselected === null ? fromBefore : [preselected, ...fromBefore]);
  return {
    ids,
    fromBefore,
    choose: (chosen) => {
      setIds([...chosen]);
      setKept(chosen.join(' '));
    },
    keep: () => setKept(ids.join(' ')),
    forget: () => setKept(''),
  };
}
