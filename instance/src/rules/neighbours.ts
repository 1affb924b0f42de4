import { randomInt } from 'node:crypto';
import { isRecord } from '../lib/json.ts';
import type { Instance } from '../lib/context.ts';
import { newId } from '../storage/ids.ts';
import { insertRow } from '../storage/insert.ts';
import { getStatus } from '../storage/statuses.ts';
import { plainText } from './escape.ts';
import { sanitise } from './sanitise.ts';

/**
 * Other instances of this program that this one federates with (`--neighbour`). There is no ActivityPub inside: what
 * it would bring is read from the neighbour's public API. As on real servers a post brings its author and the posts
 * that it answers, and no replies; what is not for everybody does not come.
 */

type Json = Readonly<Record<string, unknown>>;

const FARTHEST = 20;
/** Milliseconds. */
const PATIENCE = 10_000;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number => (typeof value === 'number' && value >= 0 ? Math.trunc(value) : 0);
const time = (value: unknown, now: number): number => Date.parse(text(value)) || now;

async function ask(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  return answer.ok ? answer.json() : null;
}

async function findPost(base: string, address: string): Promise<Json | null> {
  const id = /\/notice\/(\w+)$/.exec(address)?.[1];
  if (id !== undefined) return post(await ask(`${base}/api/v1/statuses/${id}`));
  const found = await ask(`${base}/api/v2/search?type=statuses&q=${encodeURIComponent(address)}`);
  const statuses = isRecord(found) && Array.isArray(found['statuses']) ? found['statuses'] : [];
  return post(statuses[0]);
}

const post = (value: unknown): Json | null => (isRecord(value) && text(value['uri']) !== '' ? value : null);

function authorId(inst: Instance, base: string, author: Json): string {
  const url = text(author['url']);
  const known = inst.db.get<{ id: string }>('SELECT id FROM accounts WHERE ap_id = ?', url);
  if (known) return known.id;
  const id = newId(inst.now());
  const { host } = new URL(base);
  insertRow(inst.db, 'accounts', {
    id,
    username: text(author['username']),
    host,
    acct: `${text(author['username'])}@${host}`,
    ap_id: url,
    url,
    display_name: text(author['display_name']),
    note: sanitise(text(author['note'])),
    created_at: time(author['created_at'], inst.now()),
  });
  return id;
}

function keep(inst: Instance, base: string, from: Json, author: Json, parentId: string | null): string {
  const parent = parentId === null ? undefined : getStatus(inst.db, parentId);
  const pleroma = isRecord(from['pleroma']) ? from['pleroma'] : {};
  const content = sanitise(text(from['content']));
  const id = newId(inst.now());
  insertRow(inst.db, 'statuses', {
    id,
    account_id: authorId(inst, base, author),
    uri: text(from['uri']),
    url: text(from['url']) || text(from['uri']),
    local: 0,
    created_at: time(from['created_at'], inst.now()),
    content,
    content_text: plainText(content),
    spoiler_text: text(from['spoiler_text']),
    visibility: text(from['visibility']),
    sensitive: from['sensitive'] === true ? 1 : 0,
    in_reply_to_id: parent?.id ?? null,
    in_reply_to_account_id: parent?.account_id ?? null,
    conversation_id: parent?.conversation_id ?? randomInt(1, 2 ** 31),
    context: parent?.context ?? text(pleroma['context']),
  });
  // What others did to it where it comes from.
  inst.db.run('UPDATE statuses SET favourites_count = ? WHERE id = ?', count(from['favourites_count']), id);
  return id;
}

/** The id here of a neighbour's post, which is fetched with the posts that it answers; null where nothing comes. */
async function bring(inst: Instance, base: string, from: Json | null, left: number): Promise<string | null> {
  if (!from || left === 0) return null;
  const known = inst.db.get<{ id: string }>('SELECT id FROM statuses WHERE uri = ?', text(from['uri']));
  if (known) return known.id;
  const author = isRecord(from['account']) ? from['account'] : {};
  const isOwn = text(from['uri']).startsWith(`${base}/`) && text(author['url']).startsWith(`${base}/`);
  if (!isOwn || !/^(?:public|unlisted)$/.test(text(from['visibility'])) || isRecord(from['reblog']))
    return null;
  const above = text(from['in_reply_to_id']);
  const parent = above === '' ? null : post(await ask(`${base}/api/v1/statuses/${above}`));
  const parentId = await bring(inst, base, parent, left - 1);
  return inst.db.transaction(() => {
    const id = keep(inst, base, from, author, parentId);
    inst.db.afterCommit(() => inst.hub.publish({ type: 'update', statusId: id }));
    return id;
  });
}

/** Fetches the post of this address when it is a neighbour's and not known. A neighbour that is away brings nothing. */
export async function resolvePost(inst: Instance, address: string): Promise<void> {
  const base = inst.neighbours.find((one) => address.startsWith(`${one}/`));
  if (base === undefined) return;
  if (inst.db.get('SELECT 1 FROM statuses WHERE uri = ? OR url = ?', address, address)) return;
  try {
    await bring(inst, base, await findPost(base, address), FARTHEST);
  } catch (error) {
    inst.log(`neighbour: ${error instanceof Error ? error.message : String(error)}`);
  }
}
