import { Hono } from 'hono';
import { viewerId } from '../../lib/auth.ts';
import type { AppEnv } from '../../lib/context.ts';
import { failure, invalidCredentials, notFound } from '../../lib/errors.ts';
import { getSettings } from '../../storage/settings.ts';

/** What a private instance keeps from guests, with the recorded answers. */
export const privateRoutes = new Hono<AppEnv>();

const CLOSED = [
  [/^\/api\/v1\/timelines\//, () => failure(401, 'authorization required for timeline view')],
  [/^\/api\/v1\/statuses\//, () => notFound()],
  [/^\/api\/v[12]\/search$/, () => invalidCredentials('This resource requires authentication.')],
  [
    /^\/api\/v1\/accounts\/(?!verify_credentials$)/,
    () => failure(401, 'This API requires an authenticated user'),
  ],
] as const;

privateRoutes.get('/api/*', async (c, next) => {
  if (viewerId(c) !== null || !getSettings(c.get('inst').db).isPrivate) return next();
  const rule = CLOSED.find(([path]) => path.test(c.req.path));
  if (rule) throw rule[1]();
  return next();
});
