import type { AdminAccount, Report, Status } from '@skein/wire';
import { getAccounts } from '../storage/accounts.ts';
import { Grouped } from './status-graph.ts';
import type { ViewContext } from '../lib/view-context.ts';
import { adminAccounts } from './admin-account.ts';
import { statusViews } from './status.ts';
import { iso } from '../lib/time.ts';
import { withBase } from '../lib/urls.ts';

interface ReportRow {
  id: string;
  account_id: string;
  actor_id: string;
  content: string | null;
  state: Report['state'];
  created_at: number;
}
interface NoteRow {
  id: number;
  report_id: string;
  account_id: string;
  content: string;
  created_at: number;
}

interface PostRow {
  report_id: string;
  status_id: string;
  content: string;
}

/** A reported post that is deleted, as Akkoma tells of it: its words at that time, as if the reporter had written them. */
function standIn(
  { base }: ViewContext,
  { created_at: at }: ReportRow,
  { roles: _, ...account }: AdminAccount,
  content: string,
): Status {
  return {
    id: 'pleroma:fakeid',
    uri: base,
    url: base,
    account,
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    reblog: null,
    content: withBase(base, content),
    created_at: iso(at),
    reblogs_count: 0,
    replies_count: 0,
    favourites_count: 0,
    favourited: false,
    reblogged: false,
    bookmarked: false,
    muted: false,
    pinned: false,
    sensitive: false,
    spoiler_text: '',
    visibility: 'direct',
    media_attachments: [],
    mentions: [],
    tags: [],
    application: null,
    language: null,
    emojis: [],
  };
}

function load(view: ViewContext, ids: readonly string[]) {
  const { db } = view.inst;
  const list = JSON.stringify(ids);
  const among = 'IN (SELECT value FROM json_each(?))';
  return {
    rows: db.all<ReportRow>(`SELECT * FROM reports WHERE id ${among}`, list),
    notes: db.all<NoteRow>(`SELECT * FROM report_notes WHERE report_id ${among} ORDER BY id`, list),
    posts: db.all<PostRow>(
      `SELECT report_id, status_id, content FROM report_statuses WHERE report_id ${among}`,
      list,
    ),
  };
}

/** Reports as staff see them, in the order of the ids; posts of every visibility, without anybody's own marks. */
export function reportViews(view: ViewContext, ids: readonly string[]): Report[] {
  if (ids.length === 0) return [];
  const { db } = view.inst;
  const { rows, notes, posts } = load(view, ids);
  const shown = statusViews({ ...view, viewer: null, seesAll: true }, [
    ...new Set(posts.map((row) => row.status_id)),
  ]);
  const statuses = new Map(shown.map((status) => [status.id, status]));
  const accountIds = [
    ...rows.flatMap((row) => [row.account_id, row.actor_id]),
    ...notes.map((note) => note.account_id),
  ];
  const people = adminAccounts(view, getAccounts(db, accountIds).values());
  const notesOf = new Grouped(notes, (note) => note.report_id);
  const postsOf = new Grouped(posts, (post) => post.report_id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): Report[] => {
    const row = byId.get(id);
    const account = row && people.get(row.account_id);
    const actor = row && people.get(row.actor_id);
    if (!row || !account || !actor) return [];
    return [
      {
        id,
        state: row.state,
        content: row.content,
        created_at: iso(row.created_at),
        account,
        actor,
        statuses: postsOf
          .get(id)
          .map((post) => statuses.get(post.status_id) ?? standIn(view, row, actor, post.content)),
        notes: notesOf.get(id).flatMap(({ account_id: author, ...note }) => {
          const user = people.get(author);
          return user ? [{ id: note.id, content: note.content, created_at: iso(note.created_at), user }] : [];
        }),
      },
    ];
  });
}
