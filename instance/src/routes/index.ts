import type { Hono } from 'hono';
import type { AppEnv } from '../lib/context.ts';
import { unknownRoutes } from './unknown.ts';

/** One line a resource, in the order they are asked; the catch-all stays last. */
export const routes: readonly Hono<AppEnv>[] = [unknownRoutes];
