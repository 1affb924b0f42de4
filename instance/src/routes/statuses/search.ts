import { Hono } from 'hono';
import { viewerId } from '../../lib/auth.ts';
import { readQuery } from '../../lib/body.ts';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import type { Input } from '../../lib/input.ts';
import { pageOf } from '../../lib/pagination.ts';
import { throttle } from '../../lib/throttle.ts';
import { STORED_ORIGIN } from '../../lib/urls.ts';
import { viewContext } from '../../lib/view-context.ts';
import { resolvePost } from '../../rules/neighbours.ts';
import { canSee } from '../../rules/visibility.ts';
import { type Page, searchIds } from '../../storage/timelines.ts';
import { accountList } from '../../views/account.ts';
import { statusViews } from '../../views/status.ts';

/** People, posts and tags by words. */
export const searchRoutes = new Hono<AppEnv>();

const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** An address of this server as it is stored. */
function stored(c: AppContext, query: string): string {
  const base = c.get('base');
  return query.startsWith(base) ? STORED_ORIGIN + query.slice(base.length) : query;
}

function peopleIds(c: AppContext, input: Input, query: string, page: Page): string[] {
  const handle = query.replace(/^@/, '');
  const me = viewerId(c);
  const onlyFollowed = input.flag('following') === true && me !== null;
  const rows = c.get('inst').db.all<{ id: string }>(
    `SELECT id FROM accounts WHERE is_active = 1
     AND (acct LIKE ? ESCAPE '\\' OR display_name LIKE ? ESCAPE '\\' OR url = ? OR ap_id = ?)
     AND (? = 0 OR id IN (SELECT followed_id FROM follows WHERE follower_id = ? AND state = 'accepted'))
     ORDER BY acct = ? DESC, host IS NOT NULL, followers_count DESC, acct LIMIT ? OFFSET ?`,
    pattern(handle),
    pattern(query),
    stored(c, query),
    stored(c, query),
    onlyFollowed ? 1 : 0,
    me,
    handle,
    page.limit,
    page.offset ?? 0,
  );
  return rows.map(({ id }) => id);
}

function postIds(c: AppContext, input: Input, query: string, page: Page): string[] {
  const { db, now } = c.get('inst');
  const me = viewerId(c);
  if (/^https?:\/\//.test(query)) {
    const address = stored(c, query);
    const row = db.get<{ id: string }>('SELECT id FROM statuses WHERE uri = ? OR url = ?', address, address);
    return row && canSee(db, row.id, me) ? [row.id] : [];
  }
  const filter = { accountId: input.text('account_id') || undefined, local: me === null };
  return searchIds(db, query, filter, page, { viewerId: me, now: now() });
}

/** Tags are made of the words, known or not, then of all words together (recorded). */
function tagsOf(c: AppContext, query: string, page: Page) {
  const source = /^https?:\/\//.test(query) ? (query.split('/').at(-1) ?? '') : query;
  const words = source.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}\p{M}_]/gu, ''));
  const used = words.filter((word) => word !== '');
  const joined = used.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const names = [...new Set([...used, ...(used.length > 1 ? [joined] : [])])];
  const offset = page.offset ?? 0;
  return names
    .slice(offset, offset + page.limit)
    .map((name) => ({ name, url: `${c.get('base')}/tag/${encodeURIComponent(name)}` }));
}

async function search(c: AppContext): Promise<Response> {
  throttle(c, viewerId(c) === null ? 'guestSearch' : 'search');
  const input = readQuery(c);
  const query = input.needText('q').trim();
  const type = input.text('type');
  const page = pageOf(c);
  const wants = (part: string) => query !== '' && (type === undefined || type === part);
  // Guests have nothing fetched.
  const resolves = input.flag('resolve') === true && viewerId(c) !== null && wants('statuses');
  if (resolves && /^https?:\/\//.test(query)) await resolvePost(c.get('inst'), query);
  const view = viewContext(c);
  const relationships = input.flag('with_relationships') === true;
  return c.json({
    accounts: wants('accounts') ? accountList(view, peopleIds(c, input, query, page), { relationships }) : [],
    statuses: wants('statuses') ? statusViews(view, postIds(c, input, query, page)) : [],
    hashtags: wants('hashtags') ? tagsOf(c, query, page) : [],
  });
}

searchRoutes.get('/api/v2/search', (c) => search(c));
