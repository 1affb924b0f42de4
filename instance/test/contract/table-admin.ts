import { insertRow } from '../../src/storage/insert.ts';
import { account, path } from './prepare.ts';
import { exchanges } from './recordings.ts';
import type { Instruction, Scene } from './scene.ts';

const ADMIN = '/api/v1/pleroma/admin';

/** A report by carol about dave with one of his posts and a note; its id. */
async function reported(scene: Scene): Promise<string> {
  const { stage } = scene;
  const posted = await stage.call('dave', 'POST', '/api/v1/statuses', { status: 'x' });
  const { id: statusId }: { id: string } = JSON.parse(await posted.text());
  const body = { account_id: stage.id('dave'), comment: 'a report', status_ids: [statusId] };
  const answer = await stage.call('carol', 'POST', '/api/v1/reports', body);
  const { id }: { id: string } = JSON.parse(await answer.text());
  await stage.call('modesty', 'POST', `${ADMIN}/reports/${id}/notes`, { content: 'looked into it' });
  return id;
}

const desk = (state = 'open'): Instruction => ({
  as: 'admin',
  before: async (scene) =>
    scene.stage.db.run('UPDATE reports SET state = ? WHERE id = ?', state, await reported(scene)),
});
const oneReport = (rest = ''): Instruction => ({
  as: 'admin',
  change: path(async (scene) => `${ADMIN}/reports/${await reported(scene)}${rest}`),
});
const settle = (state: string): Instruction => ({
  as: 'admin',
  change: async (call, scene) => ({
    ...call,
    body: JSON.parse(JSON.stringify({ reports: [{ id: await reported(scene), state }] })),
  }),
});

function announced(scene: Scene): void {
  const times = { starts_at: 1, ends_at: 4e12, published_at: 1, updated_at: 1 };
  insertRow(scene.stage.db, 'announcements', {
    id: 'A1',
    content: 'Maintenance',
    raw_content: 'Maintenance',
    ...times,
  });
}
const announcement: Instruction = {
  as: 'admin',
  before: announced,
  change: path(() => `${ADMIN}/announcements/A1`),
};

/** Deleted by name: the recorded one was made for it. */
const goodbye: Instruction = {
  as: 'admin',
  change: (call) => ({ ...call, query: [['nickname', 'judy']] }),
};

/** Who asks, by the end of the name; staff otherwise. */
function asker(name: string): Exclude<Instruction['as'], undefined> {
  if (name.endsWith('_noauth')) return null;
  if (name.endsWith('_as_mod')) return 'modesty';
  return name.endsWith('_as_user') ? 'alice' : 'admin';
}

const plain = Object.fromEntries(
  exchanges
    .filter(({ path: called }) => called.startsWith(ADMIN))
    .map(({ name }): [string, Instruction] => [name, { as: asker(name) }]),
);

export const adminTable: Readonly<Record<string, Instruction>> = {
  ...plain,
  admin_reports: desk(),
  admin_reports_all: desk(),
  admin_reports_resolved: desk('closed'),
  admin_report_one: oneReport(),
  admin_report_one_with_note: oneReport(),
  admin_report_note: oneReport('/notes'),
  admin_report_note_delete: oneReport('/notes/1'),
  admin_reports_patch_closed: settle('closed'),
  admin_reports_patch_resolved: settle('resolved'),
  admin_reports_patch_bad: settle('weird'),
  admin_announcements: { as: 'admin', before: announced },
  admin_announcement_patch: announcement,
  admin_announcement_patch_clear: announcement,
  admin_announcement_delete: announcement,
  admin_delete_user: goodbye,
  admin_delete_user_body: { skip: 'names in the body broke the recorded server and work here' },
  admin_user_one: { as: 'admin', before: account('dave', 'registration_reason', 'test') },
  // Recorded with another admin at work.
  admin_right_delete_self: {
    as: 'admin',
    change: path((scene) => {
      scene.stage.db.run('UPDATE accounts SET is_admin = 1 WHERE id = ?', scene.stage.id('bob'));
      return `${ADMIN}/users/bob/permission_group/admin`;
    }),
  },
};
