import { insertRow } from '../../src/storage/insert.ts';
import { account, body, makeList, path, post, settings } from './prepare.ts';
import type { Instruction, Scene } from './scene.ts';
import type { Nick } from './stage.ts';

const rows =
  (table: 'blocks' | 'mutes', ...nicks: Nick[]) =>
  (scene: Scene): void => {
    for (const nick of nicks)
      insertRow(scene.stage.db, table, {
        account_id: scene.stage.id(scene.me),
        target_id: scene.stage.id(nick),
        created_at: 1,
      });
  };

const requests =
  (...nicks: Nick[]) =>
  (scene: Scene): void => {
    for (const nick of nicks) scene.stage.follow(nick, scene.me, 'pending');
  };

const tags = (scene: Scene): void => {
  const { db } = scene.stage;
  for (const tag of ['linux', 'bees', 'bread']) {
    db.run('INSERT INTO tags (name, created_at) VALUES (?, 1) ON CONFLICT DO NOTHING', tag);
    insertRow(db, 'tag_follows', { account_id: scene.stage.id(scene.me), tag });
  }
};

const knownTag = (scene: Scene): void => void post(scene, 'bob', '#linux and #bees');

const domains = (scene: Scene): void => {
  insertRow(scene.stage.db, 'domain_blocks', {
    account_id: scene.stage.id(scene.me),
    domain: 'evil.example',
    created_at: 1,
  });
};

const deactivated = account('frank', 'is_active', 0);

const withList = (rest = '', ...members: Nick[]): Instruction => ({
  change: async (call, scene) => ({
    ...call,
    path: `/api/v1/lists/${makeList(scene, 'Friends', ...members)}${rest}`,
  }),
});

const filter = async (scene: Scene): Promise<number> => {
  const answer = await scene.stage.call(scene.me, 'POST', '/api/v1/filters', {
    phrase: 'spiders',
    context: ['home'],
  });
  const made: unknown = await answer.json();
  return typeof made === 'object' && made !== null && 'id' in made ? Number(made.id) : 0;
};

export const accountTable: Readonly<Record<string, Instruction>> = {
  account_deactivated_seen_by_admin: { as: 'admin', before: deactivated },
  account_deactivated_seen_by_mod: { as: 'modesty', before: deactivated },
  account_deactivated_seen_by_user: { before: deactivated },
  deactivated_verify_credentials: { as: 'frank', before: deactivated },
  account_self_as_admin_view: { as: 'admin' },
  account_lists: { before: (scene) => [makeList(scene, 'One', 'bob'), makeList(scene, 'Two', 'bob')] },
  verify_credentials_admin: { as: 'admin' },
  verify_credentials_moderator: { as: 'modesty' },
  verify_credentials_heidi_locked: { as: 'heidi' },
  verify_credentials_badtoken: { as: 'bad' },
  token_revoked_use_verify_credentials: { as: 'bad' },
  verify_after_password_change: { as: 'bad' },
  blocks: { before: rows('blocks', 'frank') },
  mutes: { before: rows('mutes', 'frank') },
  mutes_slash: { before: rows('mutes', 'dave') },
  domain_blocks: { before: domains },
  domain_block_delete_body: { before: domains },
  domain_block_delete_query: { before: domains },
  relationship_domain_blocked: {
    before: (scene) =>
      void insertRow(scene.stage.db, 'domain_blocks', {
        account_id: scene.stage.id(scene.me),
        domain: 'far.example',
        created_at: 1,
      }),
  },
  favourites_of_user_hidden: { before: account('ivan', 'hide_favorites', 1) },
  follow_requests: { as: 'heidi', before: requests('alice', 'bob', 'carol') },
  follow_request_authorize: { as: 'heidi', before: requests('carol') },
  follow_request_reject: { as: 'heidi', before: requests('judy') },
  follow_request_authorize_none: { as: 'heidi' },
  followed_tags: { before: tags },
  followed_tags_limit: { before: tags },
  tag_follow: { before: knownTag },
  tag_unfollow: { before: tags },
  tag_get: { before: knownTag },
  list_accounts: withList('/accounts', 'bob', 'carol'),
  list_add: withList('/accounts'),
  list_add_notfollowed: withList('/accounts'),
  list_delete: withList(),
  list_get: withList(),
  list_put: withList(),
  list_remove_body: withList('/accounts', 'bob'),
  list_remove_query: withList('/accounts', 'carol'),
  lists: { before: (scene) => makeList(scene, 'One') },
  tl_list: withTimeline(),
  filters: { before: filter },
  filter_delete: { change: path(async (scene) => `/api/v1/filters/${await filter(scene)}`) },
  markers_get: {
    before: async (scene) =>
      void (await scene.stage.call(scene.me, 'POST', '/api/v1/markers', {
        notifications: { last_read_id: '358' },
      })),
  },
  rel_follow_self: { as: 'bob' },
  rel_follow_blocked_by: {
    before: (scene) =>
      void insertRow(scene.stage.db, 'blocks', {
        account_id: scene.stage.id('carol'),
        target_id: scene.stage.id('alice'),
        created_at: 1,
      }),
  },
  rel_unfollow_request: { before: (scene) => scene.stage.follow('alice', 'heidi', 'pending') },
  rel_unblock: { before: rows('blocks', 'judy') },
  rel_unmute: { before: rows('mutes', 'judy') },
  report_create_404: { change: body(() => ({ account_id: 'AZZZZZZZZZZZZZZZZZ' })) },
  private_account: { before: settings({ isPrivate: true }) },
  private_search: { before: settings({ isPrivate: true }) },
};

/** A list whose members wrote what the recording shows. */
function withTimeline(): Instruction {
  return {
    change: async (call, scene) => ({
      ...call,
      path: `/api/v1/timelines/list/${makeList(scene, 'Friends', 'bob', 'carol', 'dave', 'erin', 'grace', 'ivan', 'judy')}`,
    }),
  };
}
