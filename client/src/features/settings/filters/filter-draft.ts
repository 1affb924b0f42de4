import { type Filter, type FilterPlace, type FilterContent } from '@/domain/filter/filter';

/** A filter as its form holds it. */
export interface FilterDraft {
  title: string;
  phrases: readonly { id: string | null; phrase: string; wholeWord: boolean }[];
  places: readonly FilterPlace[];
  action: FilterContent['action'];
  /** Seconds from now, `0` for ever, `same` as it is, `date` as `date` says. */
  length: string;
  /** As the browser's field for a day and time has it. */
  date: string;
}

export const emptyDraft = (phrase: string, places: readonly FilterPlace[]): FilterDraft => ({
  title: '',
  phrases: [
    { id: null, phrase, wholeWord: phrase !== '' && !phrase.includes(' ') && !phrase.startsWith('#') },
  ],
  places,
  action: 'warn',
  length: '0',
  date: '',
});

export const draftOf = (filter: Filter, places: readonly FilterPlace[]): FilterDraft => ({
  title: filter.title,
  phrases: filter.phrases,
  places: filter.places.filter((place) => places.includes(place)),
  action: filter.action,
  length: filter.expiresAt === null ? '0' : 'same',
  date: '',
});

/** What was typed on while `sent` was saved: its phrases are those that the filter has now, not further ones. */
export function draftAfterSave(now: FilterDraft, sent: FilterDraft, saved: Filter): FilterDraft {
  const idOf = (phrase: string | undefined): string | null =>
    saved.phrases.find((one) => one.phrase === phrase?.trim())?.id ?? null;
  const free = new Set(saved.phrases.map(({ id }) => id));
  for (const { id } of now.phrases) free.delete(id);
  const phrases = now.phrases.map((one, at) => {
    const id = one.id ?? idOf(one.phrase) ?? idOf(sent.phrases[at]?.phrase);
    // A row may have moved up to where another one was sent.
    return one.id !== null || free.delete(id) ? { ...one, id } : one;
  });
  return { ...now, phrases };
}

export type DraftProblem = 'phrase' | 'place' | 'past';

/** What the draft asks for, or what is missing in it. `now` in Unix milliseconds. */
export function contentOf(
  draft: FilterDraft,
  before: Filter | null,
  now: number,
): FilterContent | DraftProblem {
  const phrases = draft.phrases
    .map((one) => ({ ...one, phrase: one.phrase.trim() }))
    .filter(({ phrase }) => phrase !== '');
  if (phrases.length === 0 && (before?.statusIds.length ?? 0) === 0) return 'phrase';
  if (draft.places.length === 0) return 'place';
  const end = endOf(draft, before, now);
  if (end !== null && !(end > now)) return 'past';
  return { title: draft.title.trim(), phrases, places: draft.places, action: draft.action, expiresAt: end };
}

function endOf({ length, date }: FilterDraft, before: Filter | null, now: number): number | null {
  if (length === 'same') return before?.expiresAt ?? null;
  if (length === 'date') return new Date(date).getTime();
  return length === '0' ? null : now + Number(length) * 1000;
}
