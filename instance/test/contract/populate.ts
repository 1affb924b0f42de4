import { bookmark, favourite } from '../../src/rules/interact.ts';
import { insertRow } from '../../src/storage/insert.ts';
import { getStatus } from '../../src/storage/statuses.ts';
import { at, isObject, type Json, list, text } from './json.ts';
import { seenAccounts, seenPolls, seenStatuses } from './recordings.ts';
import type { Call, Scene } from './scene.ts';

const RECORDED_ID = /^[A-Z][0-9A-Za-z]{17}$/u;

/** The posts an answer lists: those of a timeline, of a context, of a search, of notifications. */
function listed(answer: Json): string[] {
  const rows = Array.isArray(answer)
    ? answer
    : [...list(at(answer, 'ancestors')), ...list(at(answer, 'descendants')), ...list(at(answer, 'statuses'))];
  const ids = rows.flatMap((row) => [
    text(at(row, 'id')),
    text(at(row, 'status', 'id')),
    text(at(row, 'last_status', 'id')),
  ]);
  return ids.filter((id) => seenStatuses.has(id));
}

function* strings(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const one of value) yield* strings(one);
  else if (isObject(value)) for (const one of Object.values(value)) yield* strings(one);
}

/** Recorded post ids that the request names. */
function named(scene: Scene): string[] {
  const { body, path, query } = scene.exchange;
  const words = [...path.split('/'), ...query.map(([, value]) => value), ...strings(body)];
  const polls = words.map((word) => (path.includes('/polls/') ? seenPolls.get(word) : undefined));
  return [...words, ...polls].filter((word): word is string => word !== undefined && seenStatuses.has(word));
}

async function markAll(scene: Scene, ids: readonly string[]): Promise<void> {
  const { inst } = scene.stage;
  // Somebody else's favourites are named by the path; in the recordings it is alice.
  const me = scene.stage.id(scene.exchange.path.includes('/pleroma/accounts/') ? 'alice' : scene.me);
  const rows = await Promise.all(ids.map((id) => scene.post(id)));
  const mark = scene.exchange.path.endsWith('/bookmarks') ? bookmark : favourite;
  for (const row of rows) mark(inst, me, row);
}

async function notices(scene: Scene): Promise<void> {
  const { db, inst } = scene.stage;
  const rows = Array.isArray(scene.exchange.answer) ? scene.exchange.answer : [scene.exchange.answer];
  db.run('DELETE FROM notifications');
  for (const row of rows.toReversed()) {
    const type = text(at(row, 'type'));
    if (type === '' || type === 'pleroma:report') continue;
    const status = text(at(row, 'status', 'id'));
    insertRow(db, 'notifications', {
      account_id: scene.stage.id(scene.me),
      type,
      from_account_id: scene.stage.id(text(at(row, 'account', 'acct'))),
      status_id: status === '' ? null : ((await scene.looks.status(status)) ?? null),
      emoji: text(at(row, 'emoji')) || null,
      emoji_url: at(row, 'emoji_url') ? '/emoji/shapes/dot_red.png' : null,
      created_at: inst.now(),
    });
  }
}

/** Makes what the recording names and what its answer lists, oldest first. */
export async function populate(scene: Scene): Promise<void> {
  const { path, answer, status } = scene.exchange;
  const shown = status === 200 ? listed(answer) : [];
  const ids = [...new Set([...named(scene), ...shown])].toSorted();
  // One after the other: ids must sort like the recorded ones.
  for (const id of ids) await scene.looks.status(id);
  if (/\/(?:favourites|bookmarks)$/u.test(path) && status === 200) await markAll(scene, shown);
  if (/\/v1\/notifications/u.test(path) && status === 200) await notices(scene);
}

async function localWord(scene: Scene, word: string, isPoll: boolean): Promise<string> {
  const decoded = decodeURIComponent(word);
  const nick = seenAccounts.get(decoded);
  if (nick !== undefined) return scene.stage.id(nick);
  const pollStatus = isPoll ? seenPolls.get(decoded) : undefined;
  if (pollStatus !== undefined) {
    const id = (await scene.looks.status(pollStatus)) ?? '';
    return String(getStatus(scene.stage.db, id)?.poll_id ?? word);
  }
  return RECORDED_ID.test(decoded) ? ((await scene.looks.status(decoded)) ?? word) : word;
}

async function localValue(scene: Scene, value: Json): Promise<Json> {
  if (typeof value === 'string') {
    if (value === 'CLIENT_ID') return scene.stage.client.client_id;
    if (value === 'CLIENT_SECRET') return scene.stage.client.client_secret;
    return localWord(scene, value.includes('%') ? encodeURIComponent(value) : value, false);
  }
  if (Array.isArray(value)) return Promise.all(value.map((one) => localValue(scene, one)));
  if (!isObject(value)) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, one]) => [key, await localValue(scene, one)] as const),
  );
  return Object.fromEntries(entries);
}

/** The recorded request with this stage's ids and secrets in it. */
export async function localCall(scene: Scene, as: Call['as']): Promise<Call> {
  const { exchange } = scene;
  const isPoll = exchange.path.includes('/polls/');
  const words = await Promise.all(exchange.path.split('/').map((word) => localWord(scene, word, isPoll)));
  const query = await Promise.all(
    exchange.query.map(async ([key, value]) => [key, text(await localValue(scene, value))] as const),
  );
  return {
    as,
    method: exchange.method,
    path: words.map((word) => (/[^\u0020-\u007e]/u.test(word) ? encodeURIComponent(word) : word)).join('/'),
    query,
    body: await localValue(scene, exchange.body),
    bodyType: exchange.bodyType,
    headers: {},
  };
}
