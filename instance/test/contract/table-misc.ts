import { insertRow } from '../../src/storage/insert.ts';
import { account, path, post, settings } from './prepare.ts';
import type { Instruction, Scene } from './scene.ts';
import type { Nick } from './stage.ts';

/** An uploaded picture of somebody; the call asks for it. */
const withMedia = (owner: Nick): Instruction => ({
  change: path(async (scene) => `/api/v1/media/${await scene.looks.media(owner, 'image/png')}`),
});

function notice(scene: Scene): number {
  const { db } = scene.stage;
  const statusId = post(scene, scene.me, 'hello');
  db.run('DELETE FROM notifications');
  return insertRow(db, 'notifications', {
    account_id: scene.stage.id(scene.me),
    type: 'favourite',
    from_account_id: scene.stage.id('carol'),
    status_id: statusId,
    created_at: 1,
  });
}

const withNotice = (rest = ''): Instruction => ({
  change: path((scene) => `/api/v1/notifications/${notice(scene)}${rest}`),
});
const readNotice = (as: (id: number) => object): Instruction => ({
  change: (call, scene) => ({ ...call, body: JSON.parse(JSON.stringify(as(notice(scene)))) }),
});

async function announcements(scene: Scene): Promise<void> {
  for (const id of ['A1', 'A2']) {
    insertRow(scene.stage.db, 'announcements', {
      id,
      content: 'Welcome to the test server',
      raw_content: 'Welcome',
      published_at: 1,
      updated_at: 1,
    });
  }
  await Promise.resolve();
}

async function report(scene: Scene): Promise<void> {
  const id = scene.stage.id('dave');
  await scene.stage.call('alice', 'POST', '/api/v1/reports', {
    account_id: id,
    comment: 'a report',
    status_ids: [],
  });
}

/** The session has asked for push. */
const withPush: Instruction = {
  before: async (scene) => {
    await scene.stage.call('alice', 'POST', '/api/v1/push/subscription', {
      subscription: { endpoint: 'https://push.example/x', keys: { p256dh: 'BEl6', auth: '8eDy' } },
      data: { alerts: { follow: true, favourite: true, mention: true, reblog: true } },
    });
  },
};

/** Profiles that a client has kept with the account of who asks. */
const profiles =
  (...kept: readonly (readonly [profile: string, version: number, settings: object])[]) =>
  (scene: Scene): void => {
    for (const [profile, version, settings] of kept) {
      insertRow(scene.stage.db, 'frontend_settings', {
        account_id: scene.stage.id(scene.me),
        client: 'pleroma-fe',
        profile,
        version,
        settings: JSON.stringify(settings),
      });
    }
  };

export const miscTable: Readonly<Record<string, Instruction>> = {
  push_get: withPush,
  push_update: withPush,
  push_delete: withPush,
  media_get: withMedia('alice'),
  media_put: withMedia('alice'),
  media_put_long: withMedia('alice'),
  media_put_other: withMedia('bob'),
  notification_one: withNotice(),
  notification_dismiss: withNotice('/dismiss'),
  notifications_read_form: readNotice((id) => ({ id: String(id) })),
  notifications_read_one: readNotice((id) => ({ id })),
  notifications_read_one_strid: readNotice((id) => ({ id: String(id) })),
  notifications_read_max: readNotice((id) => ({ max_id: id })),
  notifications_pleroma_report: { as: 'admin', before: report },
  announcements: { before: announcements },
  announcements_after_dismiss: { before: announcements },
  announcement_dismiss: { before: announcements, change: path(() => '/api/v1/announcements/A1/dismiss') },
  tl_bubble: { before: settings({ bubble: ['bubble.example'] }) },
  directory: { before: account('bob', 'discoverable', 1) },
  oauth_token_delete: { change: path((scene) => `/api/oauth_tokens/${scene.stage.token('alice').length}`) },
  notifications_types_param: { skip: 'the real server does not look at types[]; this one does' },
  fs_list: { before: profiles(['default', 1, {}], ['work', 3, {}]) },
  fs_get: { before: profiles(['default', 1, { hideNsfw: true, thirdColumnMode: 'notifications' }]) },
  fs_get_settings_null: { before: profiles(['work', 3, { hideNsfw: false }]) },
  fs_delete: { before: profiles(['third', 2, { a: 2 }]) },
  fs_put_next: { before: profiles(['third', 1, { a: 1 }]) },
  fs_put_oldversion: { before: profiles(['third', 2, { a: 2 }]) },
  streaming_http_get: { skip: 'sockets belong to the server around the app; stream tests open real ones' },
};
