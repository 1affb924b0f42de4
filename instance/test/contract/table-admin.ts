import { insertRow } from '../../src/storage/insert.ts';
import { account, path, post } from './prepare.ts';
import type { Json } from './json.ts';
import type { Instruction, Scene } from './scene.ts';

const ANNOUNCEMENTS = '/api/v1/pleroma/admin/announcements';
const REPORTS = '/api/v1/pleroma/admin/reports';

function announcement(scene: Scene): string {
  insertRow(scene.stage.db, 'announcements', {
    id: 'A1',
    content: 'Welcome',
    raw_content: 'Welcome',
    starts_at: 1,
    ends_at: 2,
    published_at: 1,
    updated_at: 1,
  });
  return 'A1';
}

/** Alice reports dave and one of his posts, with a note of the staff; the report's id. */
async function report(scene: Scene, state = 'open'): Promise<string> {
  const { stage } = scene;
  const statusId = post(scene, 'dave', 'reported');
  await stage.call('alice', 'POST', '/api/v1/reports', {
    account_id: stage.id('dave'),
    status_ids: [statusId],
    comment: 'a report',
  });
  const { id } = stage.db.get<{ id: string }>('SELECT id FROM reports') ?? { id: '' };
  stage.db.run('UPDATE reports SET state = ?', state);
  insertRow(stage.db, 'report_notes', {
    report_id: id,
    account_id: stage.id('modesty'),
    content: 'looked into it',
    created_at: 1,
  });
  return id;
}

const withAnnouncement: Instruction = { change: path((scene) => `${ANNOUNCEMENTS}/${announcement(scene)}`) };
const withReport = (rest = ''): Instruction => ({
  change: path(async (scene) => `${REPORTS}/${await report(scene)}${rest}`),
});
const setState = (state: string): Instruction => ({
  change: async (call, scene) => {
    const reports: Json = [{ id: await report(scene), state }];
    return { ...call, body: { reports } };
  },
});

export const adminTable: Readonly<Record<string, Instruction>> = {
  admin_announcements: { before: announcement },
  admin_announcement_delete: withAnnouncement,
  admin_announcement_patch: withAnnouncement,
  admin_announcement_patch_clear: withAnnouncement,
  admin_report_one: withReport(),
  admin_report_one_with_note: withReport(),
  admin_report_note: withReport('/notes'),
  admin_report_note_delete: withReport('/notes/1'),
  admin_reports: { before: (scene) => report(scene) },
  admin_reports_all: { before: (scene) => report(scene) },
  admin_reports_resolved: { before: (scene) => report(scene, 'closed') },
  admin_reports_patch_closed: setState('closed'),
  admin_reports_patch_resolved: setState('resolved'),
  admin_reports_patch_bad: setState('weird'),
  admin_activate: { before: account('frank', 'is_active', 0) },
  // api.md §admin: nobody may take this right from themselves, so another admin asked.
  admin_right_delete_self: { as: 'modesty', before: account('modesty', 'is_admin', 1) },
  admin_right_delete: { before: account('frank', 'is_moderator', 1) },
  admin_untag: { before: account('frank', 'tags', JSON.stringify(['mrf_tag:force-unlisted'])) },
  admin_delete_user: {
    change: (call) => ({ ...call, query: [['nickname', 'frank'] as const] }),
  },
};
