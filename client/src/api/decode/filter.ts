import {
  FILTER_PLACES,
  type Filter,
  type FilterAction,
  type FilterPhrase,
  type FilterPlace,
} from '@/domain/filter/filter';
import { dto, flag, id, list, text, texts, time, wordsOrNull } from './shape';

const placesOf = (context: unknown): readonly FilterPlace[] => {
  const named = texts(context);
  return FILTER_PLACES.filter((place) => named.includes(place));
};

/** entities.md §4, v1: one phrase; `irreversible` leaves nothing. */
export function decodeFilterV1(input: unknown): Filter | null {
  const from = dto(input);
  const ownId = id(from.id);
  const phrase = wordsOrNull(from.phrase);
  if (ownId === null || phrase === null) return null;
  return {
    id: ownId,
    kept: 'server',
    title: '',
    phrases: [{ id: null, phrase, wholeWord: flag(from.whole_word) }],
    places: placesOf(from.context),
    action: flag(from.irreversible) ? 'hide' : 'warn',
    expiresAt: time(from.expires_at),
    statusIds: [],
  };
}

const ACTIONS: readonly FilterAction[] = ['warn', 'hide', 'blur'];

function decodePhrase(input: unknown): FilterPhrase | null {
  const from = dto(input);
  const phrase = wordsOrNull(from.keyword);
  return phrase === null ? null : { id: id(from.id), phrase, wholeWord: flag(from.whole_word) };
}

/** entities.md §4, v2: several phrases and single posts under one title. */
export function decodeFilterV2(input: unknown): Filter | null {
  const from = dto(input);
  const ownId = id(from.id);
  if (ownId === null) return null;
  return {
    id: ownId,
    kept: 'server',
    title: text(from.title),
    phrases: list(from.keywords, decodePhrase),
    places: placesOf(from.context),
    // An action that this client has no word for leaves a line rather than nothing.
    action: ACTIONS.find((action) => action === from.filter_action) ?? 'warn',
    expiresAt: time(from.expires_at),
    statusIds: list(from.statuses, (item) => id(dto(item).status_id)),
  };
}
