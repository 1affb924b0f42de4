import { toApiError } from '@/domain/api-error';
import { DEEPEST_SETTING, type KeptSettings, type SettingsProfile } from '@/domain/instance/settings-profile';
import { nestsDeeperThan } from '@/lib/nesting';
import { countOrNull, dto, isDto, list, text } from '../decode/shape';
import type { Client } from '../http';
import { path } from '../path';

/** The name that frontends of Akkoma share (api.md §13). */
const PLACE = '/api/v1/akkoma/frontend_settings/pleroma-fe';

function decodeProfile(input: unknown): SettingsProfile | null {
  const from = dto(input);
  const name = text(from.name);
  const version = countOrNull(from.version);
  return name === '' || version === null ? null : { name, version };
}

/** Names and versions alone. */
export const fetchSettingsProfiles = async (client: Client): Promise<SettingsProfile[]> =>
  list((await client.send({ path: PLACE })).body, decodeProfile);

/** Null where the server has no profile of that name. Throws ApiError, `nonsense` for what is no profile. */
export async function fetchSettingsProfile(client: Client, name: string): Promise<KeptSettings | null> {
  try {
    const from = dto((await client.send({ path: PLACE + path`/${name}` })).body);
    const version = countOrNull(from.version);
    if (version === null || !isDto(from.settings) || nestsDeeperThan(from.settings, DEEPEST_SETTING))
      throw new Error('no profile');
    return { version, settings: from.settings };
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind === 'not-found') return null;
    throw error;
  }
}

/** `version` is one more than that of the profile; another is refused with 422 or 500. */
export async function saveSettingsProfile(client: Client, name: string, kept: KeptSettings): Promise<void> {
  await client.send({ method: 'PUT', path: PLACE + path`/${name}`, json: kept });
}

export async function deleteSettingsProfile(client: Client, name: string): Promise<void> {
  await client.send({ method: 'DELETE', path: PLACE + path`/${name}` });
}
