import type { Abilities } from '@/domain/instance/server';
import type { StatusVersion } from '@/domain/status/status-version';
import type { Translation, TranslationLanguages } from '@/domain/status/translation';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { withoutColons } from '../decode/emoji';
import { dto, list, text } from '../decode/shape';
import { decodeStatusVersion } from '../decode/status-version';
import { decodeTranslation, decodeTranslationLanguages, decodeTranslationPairs } from '../decode/translation';
import { decoded, type Client } from '../http';
import { path } from '../path';

/** Oldest first; the last one is the current text. */
export const fetchHistory = async (client: Client, id: string): Promise<StatusVersion[]> =>
  list((await client.send({ path: path`/api/v1/statuses/${id}/history` })).body, decodeStatusVersion);

export interface Reactors {
  /** Without colons, `name@host` for remote ones. */
  name: string;
  accounts: readonly AccountBundle[];
}

/** Empty when the server keeps it to itself. */
export async function fetchReactors(client: Client, id: string): Promise<Reactors[]> {
  const answer = await client.send({ path: path`/api/v1/pleroma/statuses/${id}/reactions` });
  return list(answer.body, (reaction) => {
    const from = dto(reaction);
    const name = withoutColons(text(from.name));
    return name === '' ? null : { name, accounts: list(from.accounts, decodeAccount) };
  });
}

/** `from` null lets the server find the language out. `invalid` with the translator's words when it fails. */
export async function fetchTranslation(
  client: Client,
  id: string,
  { to, from }: { to: string; from: string | null },
  can: Pick<Abilities, 'akkomaApi'>,
): Promise<Translation> {
  if (!can.akkomaApi) {
    const answer = await client.send({
      method: 'POST',
      path: path`/api/v1/statuses/${id}/translate`,
      json: { lang: to },
    });
    return decoded(answer, decodeTranslation);
  }
  const query = { from: from ?? undefined };
  return decoded(
    await client.send({ path: path`/api/v1/statuses/${id}/translations/${to}`, query }),
    decodeTranslation,
  );
}

export const fetchTranslationLanguages = async (
  client: Client,
  can: Pick<Abilities, 'akkomaApi'>,
): Promise<TranslationLanguages> =>
  can.akkomaApi
    ? decodeTranslationLanguages((await client.send({ path: '/api/v1/akkoma/translation/languages' })).body)
    : decodeTranslationPairs((await client.send({ path: '/api/v1/instance/translation_languages' })).body);
