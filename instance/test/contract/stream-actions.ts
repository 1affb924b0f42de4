import { insertRow } from '../../src/storage/insert.ts';
import { at, isObject, parseBody, text } from './json.ts';
import type { Nick, Stage } from './stage.ts';

/** What one recording did so far: the ids of its posts. */
export interface Play {
  readonly stage: Stage;
  readonly posts: Map<string, string>;
}

async function status(play: Play, nick: Nick, name: string, body: object): Promise<void> {
  const answer = await play.stage.call(nick, 'POST', '/api/v1/statuses', body);
  play.posts.set(name, text(at(parseBody(await answer.text()), 'id')));
}

function idOf(play: Play, name: string): string {
  const id = play.posts.get(name);
  if (id === undefined) throw new Error(`nobody posted ${name}`);
  return id;
}

const onPost =
  (nick: Nick, name: string, method: string, rest: string, body?: object) =>
  async (play: Play): Promise<void> => {
    const path = rest.startsWith('/react')
      ? `/api/v1/pleroma/statuses/${idOf(play, name)}${rest}`
      : `/api/v1/statuses/${idOf(play, name)}${rest}`;
    await play.stage.call(nick, method, path, body);
  };

const posts =
  (nick: Nick, name: string, body: object) =>
  (play: Play): Promise<void> =>
    status(play, nick, name, body);

/** The recorded actions that have an effect on a socket here; others (filters, announcements) never sent a frame. */
export const actions: Readonly<Record<string, (play: Play) => Promise<void>>> = {
  'direct post': posts('bob', 'direct', { status: '@alice direct', visibility: 'direct' }),
  'post with #bees': posts('bob', 'bees', { status: 'about #bees' }),
  'list member posts': posts('bob', 'listed', { status: 'listed' }),
  post: posts('bob', 'public', { status: 'public' }),
  edit: onPost('bob', 'public', 'PUT', '', { status: 'public, edited' }),
  delete: onPost('bob', 'public', 'DELETE', ''),
  'bob mentions alice': posts('bob', 'mention', { status: '@alice hello' }),
  'bob posts mentioning alice': posts('bob', 'mention', { status: '@alice streamed mention' }),
  'bob edits it': onPost('bob', 'mention', 'PUT', '', { status: '@alice streamed mention, edited' }),
  'bob favourites a post of alice': async (play) => {
    await status(play, 'alice', 'own', { status: 'mine', visibility: 'unlisted' });
    await onPost('bob', 'own', 'POST', '/favourite')(play);
  },
  'bob reacts': onPost('bob', 'own', 'PUT', `/reactions/${encodeURIComponent('🔥')}`),
  'carol repeats': onPost('carol', 'own', 'POST', '/reblog'),
  'ivan follows alice': async ({ stage }) => {
    stage.unfollow('ivan', 'alice');
    await stage.call('ivan', 'POST', `/api/v1/accounts/${stage.id('alice')}/follow`, {});
  },
  'alice unfollows and follows judy': async ({ stage }) => {
    await stage.call('alice', 'POST', `/api/v1/accounts/${stage.id('judy')}/unfollow`);
    await stage.call('alice', 'POST', `/api/v1/accounts/${stage.id('judy')}/follow`, {});
  },
  'bob sends a direct post': posts('bob', 'direct', { status: '@alice direct', visibility: 'direct' }),
  'bob deletes the mention': onPost('bob', 'mention', 'DELETE', ''),
  'alice posts': posts('alice', 'later', { status: 'later' }),
  'alice deletes': onPost('alice', 'later', 'DELETE', ''),
};

/** The list with bob in it that the recording of a list stream follows. */
export function makeStreamList(stage: Stage): number {
  const id = insertRow(stage.db, 'lists', { account_id: stage.id('alice'), title: 'Streamed' });
  insertRow(stage.db, 'list_members', { list_id: id, account_id: stage.id('bob') });
  return id;
}

/** A frame in comparable form: which stream (the first of its names, ids left out), which event, and its payload. */
export function readFrame(data: string): { key: string; payload: ReturnType<typeof parseBody> } {
  const frame = parseBody(data);
  if (!isObject(frame)) return { key: data, payload: null };
  const payload =
    typeof frame['payload'] === 'string' ? parseBody(frame['payload']) : (frame['payload'] ?? null);
  // Behind the recorded name stand those that other libraries look for.
  const streams = Array.isArray(frame['stream'])
    ? frame['stream'].slice(0, 1).map((name) => text(name).replace(/:(?:[0-9A-Za-z]{18}|\d+)$/u, ':ID'))
    : ['(none)'];
  const type = isObject(payload) && 'status' in payload ? text(payload['type']) : '';
  return { key: `${streams.join(' ')} ${text(frame['event'])} ${type}`.trim(), payload };
}
