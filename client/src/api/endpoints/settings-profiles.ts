import type { SettingsProfile } from '@/domain/instance/settings-profile';
import { countOrNull, dto, list, text } from '../decode/shape';
import type { Client } from '../http';

function decodeProfile(input: unknown): SettingsProfile | null {
  const from = dto(input);
  const name = text(from.name);
  const version = countOrNull(from.version);
  return name === '' || version === null ? null : { name, version };
}

/** Names and versions alone (api.md §13), under the name that frontends of Akkoma share. */
export const fetchSettingsProfiles = async (client: Client): Promise<SettingsProfile[]> =>
  list((await client.send({ path: '/api/v1/akkoma/frontend_settings/pleroma-fe' })).body, decodeProfile);
