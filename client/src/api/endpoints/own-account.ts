import { ApiError, toApiError } from '@/domain/api-error';
import type { Backup, OwnSession, SecondFactorSetup } from '@/domain/account/own-account';
import type {
  NotificationSwitch,
  OwnProfile,
  ProfileChanges,
  ProfileLimits,
} from '@/domain/account/own-profile';
import { PROFILE_PICTURES } from '@/domain/account/own-profile';
import { decodeAccount, type AccountBundle } from '../decode/account';
import { decodeOwnProfile, decodeProfileLimits } from '../decode/own-profile';
import { countOrNull, dto, flag, id, linkOrNull, list, text, texts, time } from '../decode/shape';
import { decoded, type ApiRequest, type Client } from '../http';
import { path } from '../path';

/** One's own account: profile, sign-in, other names, files (api.md §3, §9). */

export const fetchOwnProfile = async (client: Client): Promise<OwnProfile> =>
  decoded(await client.send({ path: '/api/v1/accounts/verify_credentials' }), decodeOwnProfile);

export const fetchProfileLimits = async (client: Client): Promise<ProfileLimits> =>
  decodeProfileLimits((await client.send({ path: '/api/v1/instance' })).body);

/** The account as a visitor of the server gets it; refused where visitors see nobody. */
export const fetchAsStranger = async (client: Client, accountId: string): Promise<AccountBundle> =>
  decoded(await client.send({ path: path`/api/v1/accounts/${accountId}`, token: null }), decodeAccount);

const PICTURE_NAMES = {
  avatar: 'avatar',
  header: 'header',
  background: 'pleroma_background_image',
} as const;

/** All that is no file. An empty list of fields says in JSON alone that none shall be left. */
function wordsOf({
  displayName,
  note,
  fields,
  switches,
  directFrom,
  postDays,
}: ProfileChanges): Record<string, unknown> {
  return {
    ...(displayName !== undefined && { display_name: displayName }),
    ...(note !== undefined && { note }),
    ...(fields && { fields_attributes: fields.map(({ name, value }) => ({ name, value })) }),
    ...switches,
    ...(directFrom !== undefined && { accepts_direct_messages_from: directFrom }),
    // entities.md §1: below 0 is never.
    ...(postDays !== undefined && { status_ttl_days: postDays ?? -1 }),
  };
}

const picturesOf = (changes: ProfileChanges): readonly (readonly [string, Blob | null])[] =>
  PROFILE_PICTURES.flatMap((picture) => {
    const file = changes[picture];
    return file === undefined ? [] : [[PICTURE_NAMES[picture], file] as const];
  });

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

const change = async (client: Client, body: Pick<ApiRequest, 'json' | 'multipart'>): Promise<OwnProfile> =>
  decoded(
    await client.send({ method: 'PATCH', path: '/api/v1/accounts/update_credentials', ...body }),
    decodeOwnProfile,
  );

/** Mastodon has calls of their own for taking a picture away; others take an empty text. */
async function resetPicture(client: Client, name: string, own: boolean): Promise<OwnProfile> {
  if (own) return change(client, { json: { [name]: '' } });
  await client.send({ method: 'DELETE', path: path`/api/v1/profile/${name}` });
  return fetchOwnProfile(client);
}

/** Sends what shall change and answers with the account as it is then. `pleroma`: empty texts reset pictures. */
export async function updateProfile(
  client: Client,
  changes: ProfileChanges,
  pleroma: boolean,
): Promise<OwnProfile> {
  const words = wordsOf(changes);
  const pictures = picturesOf(changes);
  let answer: OwnProfile | null = null;
  if (Object.keys(words).length > 0) answer = await change(client, { json: words });
  const files = pictures.filter(([, file]) => file !== null);
  if (files.length > 0) {
    const multipart = new FormData();
    for (const [name, file] of files)
      if (file) multipart.append(name, file, `picture.${EXTENSIONS[file.type] ?? 'png'}`);
    answer = await change(client, { multipart });
  }
  for (const [name, file] of pictures) if (file === null) answer = await resetPicture(client, name, pleroma);
  return answer ?? fetchOwnProfile(client);
}

const MASCOT = '/api/v1/pleroma/mascot';

/** Servers name their own picture by its path alone. */
function mascotIn({ base }: Client, body: unknown): string | null {
  const address = text(dto(body).url);
  return address !== '' && URL.canParse(address, base) ? linkOrNull(new URL(address, base).href) : null;
}

/** Its address; null where there is none. */
export const fetchMascot = async (client: Client): Promise<string | null> =>
  mascotIn(client, (await client.send({ path: MASCOT })).body);

/** Answers with its new address. */
export async function saveMascot(client: Client, file: Blob): Promise<string | null> {
  const multipart = new FormData();
  multipart.append('file', file, `mascot.${EXTENSIONS[file.type] ?? 'png'}`);
  return mascotIn(client, (await client.send({ method: 'PUT', path: MASCOT, multipart })).body);
}

export async function saveNotificationSwitch(
  client: Client,
  name: NotificationSwitch,
  on: boolean,
): Promise<void> {
  const form = { [name]: on };
  await client.send({ method: 'PUT', path: '/api/pleroma/notification_settings', form, errorInside: true });
}

/** A step that the password confirms. What is refused comes with 200 and words inside. */
const step = async (client: Client, name: string, json: Readonly<Record<string, string>>): Promise<void> =>
  void (await client.send({
    method: 'POST',
    path: path`/api/pleroma/${name}`,
    json,
    errorInside: true,
  }));

export const changeEmail = (client: Client, email: string, password: string): Promise<void> =>
  step(client, 'change_email', { email, password });

export const changePassword = (client: Client, password: string, next: string): Promise<void> =>
  step(client, 'change_password', { password, new_password: next, new_password_confirmation: next });

export const deleteAccount = (client: Client, password: string): Promise<void> =>
  step(client, 'delete_account', { password });

export const moveAccount = (client: Client, target: string, password: string): Promise<void> =>
  step(client, 'move_account', { target_account: target, password });

const MFA = '/api/pleroma/accounts/mfa';

export const fetchSecondFactor = async (client: Client): Promise<boolean> =>
  flag(dto(dto((await client.send({ path: MFA })).body).settings).enabled);

export const beginSecondFactor = async (client: Client): Promise<SecondFactorSetup> =>
  decoded(await client.send({ path: `${MFA}/setup/totp` }), (body) => {
    const key = text(dto(body).key);
    return key === '' ? null : { key, address: text(dto(body).provisioning_uri) };
  });

export async function confirmSecondFactor(client: Client, code: string, password: string): Promise<void> {
  const request = { method: 'POST', path: `${MFA}/confirm/totp`, json: { code, password } } as const;
  await client.send({ ...request, errorInside: true });
}

export async function endSecondFactor(client: Client, password: string): Promise<void> {
  await client.send({ method: 'DELETE', path: `${MFA}/totp`, json: { password }, errorInside: true });
}

/** New codes in place of the old ones. */
export async function fetchBackupCodes(client: Client): Promise<string[]> {
  const codes = texts(dto((await client.send({ path: `${MFA}/backup_codes` })).body).codes);
  if (codes.length === 0) throw new ApiError('nonsense');
  return codes;
}

export const fetchSessions = async (client: Client): Promise<OwnSession[]> =>
  list((await client.send({ path: '/api/oauth_tokens' })).body, (item) => {
    const from = dto(item);
    const ownId = id(from.id);
    const until = text(from.valid_until);
    // Akkoma tells it without a zone; it is UTC.
    const end = time(/(?:Z|[+-]\d\d:?\d\d)$/.test(until) ? until : `${until}Z`);
    if (ownId === null) return null;
    return { id: ownId, app: text(from.app_name), validUntil: end, lastUsedAt: time(from.last_used_at) };
  });

/** One that is gone already is no failure. */
export async function endSession(client: Client, sessionId: string): Promise<void> {
  try {
    await client.send({ method: 'DELETE', path: path`/api/oauth_tokens/${sessionId}` });
  } catch (thrown) {
    if (toApiError(thrown).kind !== 'not-found') throw thrown;
  }
}

const ALIASES = '/api/pleroma/aliases';

export const fetchAliases = async (client: Client): Promise<string[]> =>
  texts(dto((await client.send({ path: ALIASES })).body).aliases);

export async function putAlias(client: Client, alias: string, on: boolean): Promise<void> {
  await client.send({ method: on ? 'PUT' : 'DELETE', path: ALIASES, json: { alias }, errorInside: true });
}

const BACKUPS = '/api/v1/pleroma/backups';

const decodeBackups = (body: unknown): Backup[] | null =>
  Array.isArray(body)
    ? list(body, (item) => {
        const from = dto(item);
        const at = time(from.inserted_at);
        if (at === null) return null;
        return {
          at,
          address: linkOrNull(from.url),
          size: countOrNull(from.file_size),
          ready: flag(from.processed),
        };
      }).sort((one, other) => other.at - one.at)
    : null;

export const fetchBackups = async (client: Client): Promise<Backup[]> =>
  decoded(await client.send({ path: BACKUPS }), decodeBackups);

export const requestBackup = async (client: Client): Promise<Backup[]> =>
  decoded(await client.send({ method: 'POST', path: BACKUPS }), decodeBackups);
