import { Hono } from 'hono';
import { requireUser } from '../../lib/auth.ts';
import { readBody } from '../../lib/body.ts';
import type { AppContext, AppEnv, Instance } from '../../lib/context.ts';
import { throttle } from '../../lib/throttle.ts';
import * as act from '../../rules/interact.ts';
import type { StatusRow } from '../../storage/statuses.ts';
import { findFolder, hasFolders } from './bookmark-folders.ts';
import { visibleOriginal, visibilityFrom } from './status-input.ts';
import { shown } from './statuses.ts';

/** What a viewer does with one post; each answers with the post as it is then. */
export const statusActionRoutes = new Hono<AppEnv>();

type Change = (inst: Instance, accountId: string, row: StatusRow) => void;

function action(name: string, scope: string, change: Change, limited?: string): void {
  statusActionRoutes.post(`/api/v1/statuses/:id/${name}`, (c) => {
    const user = requireUser(c, scope);
    const row = visibleOriginal(c);
    if (limited !== undefined) limit(c, limited, row.id);
    change(c.get('inst'), user.accountId, row);
    return c.json(shown(c, row.id));
  });
}

/** Doing and undoing count together, for one post and for all. */
function limit(c: AppContext, verb: string, id: string): void {
  throttle(c, 'statuses');
  throttle(c, 'oneStatus', `${verb} ${id}`);
}

action('favourite', 'write:favourites', act.favourite, 'favourite');
action('unfavourite', 'write:favourites', act.unfavourite, 'favourite');
action('unreblog', 'write:statuses', act.unrepeat, 'reblog');
action('unbookmark', 'write:bookmarks', act.unbookmark);
action('pin', 'write:accounts', act.pin);
action('unpin', 'write:accounts', act.unpin);
action('unmute', 'write:mutes', act.unmuteThread);

statusActionRoutes.post('/api/v1/statuses/:id/bookmark', async (c) => {
  const { accountId } = requireUser(c, 'write:bookmarks');
  const row = visibleOriginal(c);
  const named = (await readBody(c)).text('folder_id') ?? '';
  // What is no folder of one's own is none.
  const folder = hasFolders(c) ? findFolder(c.get('inst').db, accountId, named) : undefined;
  act.bookmark(c.get('inst'), accountId, row, folder?.id ?? null);
  return c.json(shown(c, row.id));
});

statusActionRoutes.post('/api/v1/statuses/:id/reblog', async (c) => {
  const user = requireUser(c, 'write:statuses');
  const row = visibleOriginal(c);
  limit(c, 'reblog', row.id);
  const wanted = visibilityFrom((await readBody(c)).text('visibility'));
  return c.json(shown(c, act.repeat(c.get('inst'), user.accountId, row, wanted)));
});

statusActionRoutes.post('/api/v1/statuses/:id/mute', async (c) => {
  const user = requireUser(c, 'write:mutes');
  const row = visibleOriginal(c);
  const seconds = (await readBody(c)).int('expires_in') ?? 0;
  act.muteThread(c.get('inst'), user.accountId, row, seconds);
  return c.json(shown(c, row.id));
});
