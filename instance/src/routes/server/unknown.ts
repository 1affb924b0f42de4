import { Hono } from 'hono';
import type { AppEnv } from '../../lib/context.ts';

/** API paths nobody answered. */
export const unknownRoutes = new Hono<AppEnv>();

unknownRoutes.all('/api/*', (c) => c.json({ error: 'Not implemented' }, 404));
