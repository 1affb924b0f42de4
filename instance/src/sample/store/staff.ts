import { plainText } from '../../rules/escape.ts';
import { renderPost } from '../../rules/html.ts';
import { linkContext } from '../../rules/compose.ts';
import type { Instance } from '../../lib/context.ts';
import { insertRow } from '../../storage/insert.ts';
import { DAY, HOUR } from '../world/world.ts';
import { sampleId } from './ids.ts';

export interface ReportPlan {
  readonly about: string;
  readonly by: string;
  readonly words: string | null;
  readonly state: 'open' | 'closed' | 'resolved';
  readonly age: number;
  /** How many of the reported person's posts come along. */
  readonly posts: number;
  readonly notes: readonly string[];
}

const reports: readonly ReportPlan[] = [
  {
    about: 'deals@lamp-oil.example',
    by: 'ada',
    words: 'Lamp oil again, with my name in it.',
    state: 'open',
    age: 10 * HOUR,
    posts: 2,
    notes: [],
  },
  {
    about: 'deals@lamp-oil.example',
    by: 'thea',
    words: 'Spam',
    state: 'open',
    age: 9 * HOUR,
    posts: 1,
    notes: ['Second report today. I would rather not block the whole server yet.'],
  },
  {
    about: 'harbourcat',
    by: 'wren@hedgerow.example',
    words: 'Looked at my sparrows.',
    state: 'closed',
    age: 12 * DAY,
    posts: 1,
    notes: ['Is a cat. Closing.', 'Agreed.'],
  },
  { about: 'gus', by: 'ruth', words: null, state: 'resolved', age: 30 * DAY, posts: 0, notes: [] },
];

const announcements = [
  {
    text: 'Media store moves to its new disks tonight between 22:00 and 23:00. Posting works; new pictures may take a minute to appear.',
    published: -2 * HOUR,
    starts: -HOUR,
    ends: 8 * HOUR,
    allDay: 0,
  },
  {
    text: 'Low tide walk on Saturday, blue boat, 05:15. Boots are not optional. Ask @sam.',
    published: -3 * DAY,
    starts: -DAY,
    ends: 4 * DAY,
    allDay: 1,
  },
  {
    text: 'Poll on the new shell emoji is closed. The shell won. :shell:',
    published: -20 * DAY,
    starts: -20 * DAY,
    ends: -10 * DAY,
    allDay: 0,
  },
] as const;

function idOf(inst: Instance, acct: string): string {
  const row = inst.db.get<{ id: string }>('SELECT id FROM accounts WHERE acct = ?', acct);
  if (!row) throw new Error(`nobody is called ${acct}`);
  return row.id;
}

/** A report with its posts and notes; `index` tells apart those of one moment. */
export function addReport(inst: Instance, plan: ReportPlan, index: number): string {
  const { db } = inst;
  const at = inst.now() - plan.age;
  const id = sampleId(at, index);
  const about = idOf(inst, plan.about);
  insertRow(db, 'reports', {
    id,
    account_id: about,
    actor_id: idOf(inst, plan.by),
    content: plan.words,
    state: plan.state,
    created_at: at,
  });
  const posts = db.all<{ id: string; content: string }>(
    "SELECT id, content FROM statuses WHERE account_id = ? AND reblog_of_id IS NULL AND visibility = 'public' ORDER BY id DESC LIMIT ?",
    about,
    plan.posts,
  );
  for (const post of posts)
    insertRow(db, 'report_statuses', { report_id: id, status_id: post.id, content: post.content });
  plan.notes.forEach((content, i) =>
    insertRow(db, 'report_notes', {
      report_id: id,
      account_id: idOf(inst, i % 2 === 0 ? 'mod' : 'admin'),
      content,
      created_at: at + (i + 1) * HOUR,
    }),
  );
  return id;
}

/** Reports in every state, and announcements: running, all-day, over. */
export function addStaffWork(inst: Instance): void {
  const now = inst.now();
  reports.forEach((plan, index) => addReport(inst, plan, index));
  announcements.forEach(({ text, published, starts, ends, allDay }, index) => {
    const content = renderPost(text, 'text/plain', linkContext(inst.db, '')).html;
    insertRow(inst.db, 'announcements', {
      id: sampleId(now + published, 900 + index),
      content,
      raw_content: plainText(text),
      starts_at: now + starts,
      ends_at: now + ends,
      all_day: allDay,
      published_at: now + published,
      updated_at: now + published,
    });
  });
}
