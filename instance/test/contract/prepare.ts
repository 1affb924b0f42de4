import { bookmark, favourite, muteThread, pin, repeat } from '../../src/rules/interact.ts';
import { publishStatus } from '../../src/rules/publish.ts';
import { react } from '../../src/rules/react.ts';
import { insertRow } from '../../src/storage/insert.ts';
import { saveSettings, type InstanceSettings } from '../../src/storage/settings.ts';
import type { StatusRow } from '../../src/storage/statuses.ts';
import type { Call, Scene } from './scene.ts';
import { send } from './send.ts';
import { HOST, type Nick } from './stage.ts';

/** Whoever asks has already done this to the post in the path. */
export const done =
  (what: 'favourite' | 'repeat' | 'bookmark' | 'pin' | 'mute') =>
  async (scene: Scene): Promise<void> => {
    const row = await scene.subject();
    const { inst } = scene.stage;
    const me = scene.stage.id(scene.me);
    if (what === 'favourite') favourite(inst, me, row);
    else if (what === 'repeat') repeat(inst, me, row, 'public');
    else if (what === 'bookmark') bookmark(inst, me, row);
    else if (what === 'pin') pin(inst, me, row);
    else muteThread(inst, me, row, 0);
  };

/** Some people repeat, favourite and react to the post in the path. */
export const answered = async (scene: Scene): Promise<void> => {
  const row = await scene.subject();
  const { inst } = scene.stage;
  for (const nick of ['bob', 'carol', 'erin', 'alice'] as const) {
    favourite(inst, scene.stage.id(nick), row);
    if (row.account_id !== scene.stage.id(nick)) repeat(inst, scene.stage.id(nick), row, 'public');
    react(inst, scene.stage.id(nick), row, '🔥');
    react(inst, scene.stage.id(nick), row, '😀');
  }
};

/** A plain public post of somebody. */
export function post(scene: Scene, nick: Nick, text: string, extra: { inReplyToId?: string } = {}): string {
  return publishStatus(scene.stage.inst, { accountId: scene.stage.id(nick), text, ...extra }, HOST);
}

/** Sets what the admin decides. */
export const settings =
  (changes: Partial<InstanceSettings>) =>
  (scene: Scene): void =>
    saveSettings(scene.stage.db, changes);

/** Writes columns of somebody's account. */
export const account =
  (nick: Nick, column: string, value: string | number) =>
  (scene: Scene): void => {
    scene.stage.db.run(`UPDATE accounts SET ${column} = ? WHERE id = ?`, value, scene.stage.id(nick));
  };

/** Does several things in order. */
export const all =
  (...steps: ((scene: Scene) => unknown)[]) =>
  async (scene: Scene): Promise<void> => {
    for (const step of steps) await step(scene);
  };

/** Replaces the path of the call. */
export const path =
  (make: (scene: Scene) => string | Promise<string>) =>
  async (call: Call, scene: Scene): Promise<Call> => ({ ...call, path: await make(scene) });

/** Replaces parts of a body that is an object. */
export const body =
  (make: (scene: Scene) => Record<string, string> | Promise<Record<string, string>>) =>
  async (call: Call, scene: Scene): Promise<Call> => {
    const { body: old } = call;
    if (typeof old !== 'object' || old === null || Array.isArray(old))
      throw new Error('the call has no body to change');
    return { ...call, body: { ...old, ...(await make(scene)) } };
  };

/** Makes a list of whoever asks, with members; its id. */
export function makeList(scene: Scene, title: string, ...members: Nick[]): number {
  const { db } = scene.stage;
  const id = insertRow(db, 'lists', { account_id: scene.stage.id(scene.me), title });
  for (const nick of members)
    insertRow(db, 'list_members', { list_id: id, account_id: scene.stage.id(nick) });
  return id;
}

/** Makes the same call until the limit answers. */
export const untilLimited =
  (as: Call['as'] = null) =>
  async (call: Call, scene: Scene): Promise<Call> => {
    for (let i = 0; i < 700; i += 1) {
      const { status } = await send(scene.stage, { ...call, as });
      if (status === 429) break;
    }
    return { ...call, as };
  };

/** The first account a row belongs to, as a name for paths. */
export function statusPath(row: StatusRow, rest = ''): string {
  return `/api/v1/statuses/${row.id}${rest}`;
}
