import { Hono } from 'hono';
import type { AppContext, AppEnv } from '../../lib/context.ts';
import { safeSegments } from '../../lib/files.ts';
import { hostOf } from '../../lib/urls.ts';
import { canSee } from '../../rules/visibility.ts';
import { findAccount, getAccount, type AccountRow } from '../../storage/accounts.ts';
import { getStatus } from '../../storage/statuses.ts';
import { rawPage, servedPage } from '../../views/page.ts';

/** Every other path is a page of the client. */
export const pageRoutes = new Hono<AppEnv>();

/** Paths the server keeps to itself; an unknown one below them is an error, not a page. */
const OWN = new Set(['api', 'oauth', 'auth', '.well-known', 'nodeinfo', 'media', 'proxy']);

type Page = { is: 'raw' } | { is: 'filled'; subject: AccountRow | null; status: 200 | 404 };

function localPerson(c: AppContext, name: string): AccountRow | null {
  const row = findAccount(c.get('inst').db, name.replace(/^@/, ''), hostOf(c.get('base')));
  return row && row.host === null && row.is_active === 1 ? row : null;
}

function postPage(c: AppContext, id: string): Page {
  const { db } = c.get('inst');
  const status = getStatus(db, id);
  // A post nobody may see without signing in: the client still runs, the crawler gets 404.
  if (!status || !canSee(db, id, null)) return { is: 'filled', subject: null, status: 404 };
  return { is: 'filled', subject: getAccount(db, status.account_id) ?? null, status: 200 };
}

/** Which page gets the preloaded data (static-files.md §4). */
function pageFor(c: AppContext, segments: readonly string[]): Page {
  const [first = '', second] = segments;
  if (first === 'registration') return { is: 'raw' };
  if (first === 'notice' && second !== undefined) return postPage(c, second);
  if (second === undefined && first !== '') {
    const subject = localPerson(c, first);
    return subject ? { is: 'filled', subject, status: 200 } : { is: 'raw' };
  }
  const subject = first === 'users' && second !== undefined ? localPerson(c, second) : null;
  return { is: 'filled', subject, status: 200 };
}

pageRoutes.get('*', async (c) => {
  const segments = safeSegments(c.req.path) ?? [];
  const [first = ''] = c.req.path.split('/').filter(Boolean);
  if (OWN.has(first)) return c.json({ error: 'Not implemented' }, 404);
  const page = pageFor(c, segments);
  c.header('cache-control', 'no-cache');
  if (page.is === 'raw') return c.html(await rawPage(c.get('inst')));
  return c.html(await servedPage(c.get('inst'), c.get('base'), c.get('nonce'), page.subject), page.status);
});
