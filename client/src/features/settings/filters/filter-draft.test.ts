import { expect, test } from 'vitest';
import { wordFilter, type Filter } from '@/domain/filter/filter';
import { draftAfterSave, emptyDraft, type FilterDraft } from './filter-draft';

const draftOf = (...phrases: readonly (readonly [id: string | null, phrase: string])[]): FilterDraft => ({
  ...emptyDraft('', []),
  phrases: phrases.map(([id, phrase]) => ({ id, phrase, wholeWord: false })),
});
const saved: Filter = {
  ...wordFilter(''),
  phrases: [
    { id: '2', phrase: 'gnu', wholeWord: false },
    { id: '1', phrase: 'okapi', wholeWord: false },
  ],
};
const sent = draftOf([null, 'okapi '], [null, 'gnu']);

test.each<[string, FilterDraft, readonly (string | null)[]]>([
  ['a phrase that was changed since', draftOf([null, 'okapis'], [null, 'gnu']), ['1', '2']],
  ['a further one', draftOf([null, 'okapi '], [null, 'gnu'], [null, 'kudu']), ['1', '2', null]],
  ['the first one taken out', draftOf([null, 'gnu']), ['2']],
  ['one that had its name before', draftOf(['1', 'okapis'], [null, 'okapi']), ['1', null]],
])('what is typed on keeps the names of the phrases that were saved: %s', (_, now, ids) => {
  expect(draftAfterSave(now, sent, saved).phrases.map(({ id }) => id)).toEqual(ids);
});
