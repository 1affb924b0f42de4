import { ApiError } from '@/domain/api-error';
import { filterName, type Filter, type FilterPhrase, type FilterContent } from '@/domain/filter/filter';
import { decodeFilterV1, decodeFilterV2 } from '../decode/filter';
import { list } from '../decode/shape';
import { decoded, type Client } from '../http';
import { path } from '../path';

/** api.md §10. Pleroma and Akkoma have the first, Mastodon and GoToSocial both. */
export type FilterVersion = 'v1' | 'v2';

export async function fetchFilters(client: Client, version: FilterVersion): Promise<Filter[]> {
  const { body } = await client.send({ path: path`/api/${version}/filters` });
  if (!Array.isArray(body)) throw new ApiError('nonsense');
  return list(body, version === 'v2' ? decodeFilterV2 : decodeFilterV1);
}

/** Whole seconds from now; null has no end. */
const secondsLeft = ({ expiresAt }: FilterContent, now: number): number | null =>
  expiresAt === null ? null : Math.max(1, Math.round((expiresAt - now) / 1000));

/** Makes a filter of its one phrase, or changes the one of this id. */
export const saveFilterV1 = async (
  client: Client,
  filterId: string | null,
  content: FilterContent,
  now: number,
): Promise<Filter> =>
  decoded(
    await client.send({
      method: filterId === null ? 'POST' : 'PUT',
      path: filterId === null ? '/api/v1/filters' : path`/api/v1/filters/${filterId}`,
      json: {
        phrase: content.phrases[0]?.phrase ?? '',
        whole_word: content.phrases[0]?.wholeWord ?? false,
        context: content.places,
        irreversible: content.action === 'hide',
        expires_in: secondsLeft(content, now),
      },
    }),
    decodeFilterV1,
  );

/** Phrases as the call wants them: those that are gone are named, too. */
const keywords = (before: readonly FilterPhrase[], after: readonly FilterPhrase[]): readonly object[] => [
  ...after.map(({ id, phrase, wholeWord }) => ({
    ...(id === null ? {} : { id }),
    keyword: phrase,
    whole_word: wholeWord,
  })),
  ...before.flatMap(({ id }) =>
    id === null || after.some((one) => one.id === id) ? [] : [{ id, _destroy: true }],
  ),
];

export const saveFilterV2 = async (
  client: Client,
  before: Filter | null,
  content: FilterContent,
  now: number,
): Promise<Filter> =>
  decoded(
    await client.send({
      method: before === null ? 'POST' : 'PUT',
      path: before === null ? '/api/v2/filters' : path`/api/v2/filters/${before.id}`,
      json: {
        title: filterName(content),
        context: content.places,
        filter_action: content.action,
        expires_in: secondsLeft(content, now),
        keywords_attributes: keywords(before?.phrases ?? [], content.phrases),
      },
    }),
    decodeFilterV2,
  );

export async function deleteFilter(client: Client, version: FilterVersion, filterId: string): Promise<void> {
  await client.send({ method: 'DELETE', path: path`/api/${version}/filters/${filterId}` });
}
