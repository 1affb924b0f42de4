import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { forbidden, internalError, tooLarge } from '../../lib/errors.ts';
import { ANY_LENGTH, type Input } from '../../lib/input.ts';
import { isRecord, parseJson } from '../../lib/json.ts';
import { LIMITS } from '../../lib/limits.ts';
import { isLonger } from '../../lib/text.ts';
import { hostOf, STORED_ORIGIN } from '../../lib/urls.ts';
import { viewContext } from '../../lib/view-context.ts';
import { storeMedia } from '../../media/store.ts';
import {
  changeAccount,
  renderFields,
  renderNote,
  type AccountChanges,
  type ProfileField,
} from '../../rules/profile.ts';
import { getAccount } from '../../storage/accounts.ts';
import { accountViews } from '../../views/account.ts';

/** Changing one's own profile. */
export const updateCredentialsRoutes = new Hono<AppEnv>();

/** Parameters that are a switch, with the column they set. */
const FLAGS = [
  'locked',
  'discoverable',
  'hide_favorites',
  'hide_followers',
  'hide_followers_count',
  'hide_follows',
  'hide_follows_count',
  'allow_following_move',
  'no_rich_text',
  'show_role',
  'skip_thread_containment',
  'permit_followback',
] as const;

const SCOPES = ['public', 'unlisted', 'private', 'direct', 'local'];
const SENDERS = ['everybody', 'nobody', 'people_i_follow'];
const ACTORS = ['Person', 'Service', 'Group', 'Organization', 'Application'];

const invalid = () => forbidden('Invalid request');

function flagChanges(body: Input): AccountChanges {
  const changes: AccountChanges = {};
  for (const name of FLAGS) {
    const value = body.flag(name);
    if (value !== undefined) changes[name] = value ? 1 : 0;
  }
  const bot = body.flag('bot');
  if (bot !== undefined) changes['actor_type'] = bot ? 'Service' : 'Person';
  return changes;
}

function choiceChanges(body: Input): AccountChanges {
  const changes: AccountChanges = {};
  const actor = body.text('actor_type');
  if (actor !== undefined && ACTORS.includes(actor)) changes['actor_type'] = actor;
  const scope = body.text('default_scope') ?? body.inner('source')?.text('privacy');
  // As recorded, an unknown scope makes Akkoma stumble.
  if (scope !== undefined && !SCOPES.includes(scope)) throw internalError();
  if (scope !== undefined) changes['default_scope'] = scope;
  const senders = body.text('accepts_direct_messages_from');
  if (senders !== undefined && SENDERS.includes(senders)) changes['accepts_direct_messages_from'] = senders;
  const days = body.int('status_ttl_days');
  if (days !== undefined) changes['status_ttl_days'] = days > 0 ? days : null;
  const language = body.text('language');
  if (language !== undefined) changes['language'] = language;
  return changes;
}

const isTooLong = ({ name, value }: ProfileField): boolean =>
  isLonger(name, LIMITS.fields.nameLength) || isLonger(value, LIMITS.fields.valueLength);

function textChanges(c: AppContext, body: Input): AccountChanges {
  const { db } = c.get('inst');
  const host = hostOf(c.get('base'));
  const changes: AccountChanges = {};
  const name = body.text('display_name', ANY_LENGTH);
  if (name !== undefined) {
    if (isLonger(name, LIMITS.name)) throw invalid();
    changes['display_name'] = name;
  }
  const note = body.text('note', ANY_LENGTH);
  if (note !== undefined) {
    if (isLonger(note, LIMITS.bio)) throw invalid();
    changes['note_source'] = note;
    changes['note'] = renderNote(db, host, note);
  }
  if (body.has('fields_attributes')) {
    const fields = body
      .objects('fields_attributes')
      .map((item) => ({
        name: item.text('name', ANY_LENGTH) ?? '',
        value: item.text('value', ANY_LENGTH) ?? '',
      }))
      .filter((field) => field.name !== '' || field.value !== '');
    if (fields.length > LIMITS.fields.maxFields || fields.some(isTooLong)) throw invalid();
    changes['fields_source'] = JSON.stringify(fields);
    changes['fields'] = JSON.stringify(renderFields(db, host, fields));
  }
  if (body.has('also_known_as')) {
    const ids = body.list('also_known_as').filter((id) => URL.canParse(id));
    changes['also_known_as'] = JSON.stringify(ids.map((id) => id.replace(c.get('base'), STORED_ORIGIN)));
  }
  return changes;
}

const PICTURES = [
  { name: 'avatar', column: 'avatar', limit: LIMITS.avatar },
  { name: 'header', column: 'header', limit: LIMITS.banner },
  { name: 'pleroma_background_image', column: 'background', limit: LIMITS.background },
] as const;

async function pictureChanges(c: AppContext, body: Input): Promise<AccountChanges> {
  const changes: AccountChanges = {};
  for (const { name, column, limit } of PICTURES) {
    const file = body.file(name);
    if (file && file.size > limit) throw tooLarge();
    if (file) {
      const bytes = Buffer.from(await file.arrayBuffer());
      const stored = await storeMedia(c.get('inst').dataDir, bytes).catch(() => null);
      if (stored?.type === 'image') changes[column] = stored.path;
      else if (stored === null) throw invalid();
    } else if (body.has(name) && (body.raw(name) === '' || body.raw(name) === null)) {
      changes[column] = null;
    }
  }
  return changes;
}

/** Settings of clients, merged by client name; a null removes one. */
function storeChanges(c: AppContext, accountId: string, body: Input): AccountChanges {
  const sent = body.raw('pleroma_settings_store');
  if (!isRecord(sent)) return {};
  const known = parseJson(getAccount(c.get('inst').db, accountId)?.settings_store ?? '{}');
  const merged = { ...(isRecord(known) ? known : {}), ...sent };
  const kept = Object.entries(merged).filter(([, value]) => value !== null);
  return { settings_store: JSON.stringify(Object.fromEntries(kept)) };
}

updateCredentialsRoutes.patch('/api/v1/accounts/update_credentials', async (c) => {
  const me = requireUser(c, 'write:accounts');
  const inst = c.get('inst');
  const body = await readBody(c);
  const changes = {
    ...flagChanges(body),
    ...choiceChanges(body),
    ...textChanges(c, body),
    ...(await pictureChanges(c, body)),
    ...storeChanges(c, me.accountId, body),
  };
  inst.db.transaction(() => changeAccount(inst, me.accountId, changes));
  const view = accountViews(viewContext(c), [me.accountId], { settingsStore: true });
  return c.json(view.get(me.accountId));
});
