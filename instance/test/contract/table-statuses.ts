import { at, list, text } from './json.ts';
import { account, all, answered, body, done, path, post, settings, statusPath } from './prepare.ts';
import type { Instruction, Scene } from './scene.ts';
import { pin } from '../../src/rules/interact.ts';
import { react } from '../../src/rules/react.ts';
import { getStatus } from '../../src/storage/statuses.ts';

const PRIVATE = 'BCeNzqauDvOCwJDzU8';

async function pinFive(scene: Scene): Promise<void> {
  const { inst } = scene.stage;
  for (const text of ['one', 'two', 'three', 'four', 'five']) {
    const row = getStatus(inst.db, post(scene, scene.me, text));
    if (row) pin(inst, row.account_id, row);
  }
}

/** A post in the middle of a conversation. */
const inThread = path((scene) => {
  const first = post(scene, 'alice', 'the start');
  const middle = post(scene, 'bob', '@alice the middle', { inReplyToId: first });
  post(scene, 'carol', '@bob the end', { inReplyToId: middle });
  return `/api/v1/statuses/${middle}/context`;
});

/** Bob asks something; somebody votes. */
const bobsPoll = (as: 'bob' | 'alice' | null): Instruction => ({
  as,
  change: path(async (scene) => {
    const poll = { options: ['a', 'b', 'c'], expires_in: 600 };
    await scene.stage.call('bob', 'POST', '/api/v1/statuses', { status: 'poll', poll });
    const { id } = scene.stage.db.get<{ id: number }>('SELECT max(id) AS id FROM polls') ?? { id: 0 };
    return `/api/v1/polls/${id}/votes`;
  }),
});

const reactedMyself = async (scene: Scene): Promise<void> => {
  const row = await scene.subject();
  for (const name of ['dot_red', 'tri_teal', '🔥'])
    react(scene.stage.inst, scene.stage.id(scene.me), row, name);
};

/** Makes every post of the recorded answer belong to a timeline that alice reads. */
const followAll = (scene: Scene): void => {
  const authors = list(scene.exchange.answer).map((row) => text(at(row, 'account', 'acct')));
  for (const acct of new Set(authors)) {
    if (acct === scene.me) continue;
    scene.stage.db.run(
      "INSERT INTO follows (follower_id, followed_id, state, created_at) VALUES (?, ?, 'accepted', 0) ON CONFLICT DO NOTHING",
      scene.stage.id(scene.me),
      scene.stage.id(acct),
    );
  }
};

const asBob: Instruction = { as: 'bob' };

export const statusTable: Readonly<Record<string, Instruction>> = {
  act_pin: asBob,
  act_pin_direct: asBob,
  act_pin_other: asBob,
  act_pin_limit: { as: 'carol', before: pinFive },
  act_unpin: { as: 'bob', before: done('pin') },
  act_favourite_again: { before: done('favourite') },
  act_unfavourite: { before: done('favourite') },
  act_reblog_again: { before: done('repeat') },
  act_unreblog: { before: done('repeat') },
  act_unreblog_cleanup: { before: done('repeat') },
  act_reblog_private_other: asBob,
  act_unbookmark: { before: done('bookmark') },
  act_unmute: { before: done('mute') },
  delete_ok: asBob,
  delete_again: {
    as: 'bob',
    before: async (scene) =>
      void (await scene.stage.call('bob', 'DELETE', statusPath(await scene.subject()))),
  },
  delete_other: { as: 'alice' },
  edit_empty: asBob,
  edit_form: asBob,
  edit_ok: asBob,
  edit_other_user: { as: 'alice' },
  context_thread: { change: inThread },
  favourited_by: {
    before: all(
      (scene) => scene.subject(),
      (scene) => scene.stage.db.run('DELETE FROM favourites'),
      done('favourite'),
    ),
  },
  favourited_by_many: { before: answered },
  reblogged_by: { before: answered },
  reactions: { before: answered },
  reactions_one: { before: answered },
  react_list_after: { before: reactedMyself },
  react_put_again: { before: answered },
  react_delete: { before: answered },
  post_quote_private: { change: body(async (scene) => ({ quote_id: (await scene.post(PRIVATE)).id })) },
  post_mrf_rejected: { skip: 'a keyword policy is another configuration' },
  poll_vote_own: bobsPoll('bob'),
  poll_vote_bad_index: bobsPoll('alice'),
  poll_vote_empty: bobsPoll('alice'),
  poll_vote_noauth: bobsPoll(null),
  poll_vote_two_on_single: bobsPoll('alice'),
  status_direct_as_third: { as: 'erin' },
  statuses_user: { before: followAll },
  tl_home: { before: followAll },
  tl_home_page2: { before: followAll },
  tl_home_min: { before: followAll },
  tl_home_since: { before: followAll },
  admin_delete_status: { as: 'admin' },
  scheduled_list: {
    before: async (scene) =>
      void (await scene.stage.call(scene.me, 'POST', '/api/v1/statuses', {
        status: 'later',
        scheduled_at: new Date(Date.now() + 86_400_000).toISOString(),
      })),
  },
  translate_private: {
    as: 'dave',
    before: settings({ translation: true }),
    change: path(async (scene) => statusPath(await scene.post(PRIVATE), '/translations/en')),
  },
  post_form_idempotent_again: {
    change: async (call, scene) => {
      const headers = { 'idempotency-key': 'the-same' };
      await scene.stage.app.request(`https://akkoma.example/api/v1/statuses`, {
        method: 'POST',
        headers: {
          ...headers,
          authorization: `Bearer ${scene.stage.token('alice')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ status: 'Posted as a form' }),
      });
      return { ...call, headers };
    },
  },
  private_status: { before: settings({ isPrivate: true }) },
  act_favourite_noauth: { as: null, before: all(account('bob', 'locked', 0)) },
};
