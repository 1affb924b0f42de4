import type { Hono } from 'hono';
import type { AppEnv } from '../lib/context.ts';
import { appRoutes } from './apps.ts';
import { oauthAuthorizeRoutes } from './oauth-authorize.ts';
import { oauthTokenRoutes } from './oauth-token.ts';
import { oauthTokensRoutes } from './oauth-tokens.ts';
import { unknownRoutes } from './unknown.ts';

/** One line a resource, in the order they are asked; the catch-all stays last. */
export const routes: readonly Hono<AppEnv>[] = [
  appRoutes,
  oauthAuthorizeRoutes,
  oauthTokenRoutes,
  oauthTokensRoutes,
  unknownRoutes,
];
