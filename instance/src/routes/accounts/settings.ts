import type { Hono } from 'hono';
import type { AppEnv } from '../../lib/context.ts';
import { frontendSettingsRoutes } from '../server/frontend-settings.ts';
import { backupRoutes } from './backups.ts';
import { domainBlockRoutes } from './domain-blocks.ts';
import { filterRoutes } from './filters.ts';
import { importRoutes } from './imports.ts';
import { mascotRoutes } from './mascot.ts';
import { mfaRoutes } from './mfa.ts';
import { movingRoutes } from './moving.ts';
import { notificationSettingsRoutes } from './notification-settings.ts';
import { securityRoutes } from './security.ts';
import { updateCredentialsRoutes } from './update-credentials.ts';

/** What people change about themselves. */
export const settingsRoutes: readonly Hono<AppEnv>[] = [
  updateCredentialsRoutes,
  notificationSettingsRoutes,
  frontendSettingsRoutes,
  filterRoutes,
  domainBlockRoutes,
  securityRoutes,
  mfaRoutes,
  movingRoutes,
  importRoutes,
  backupRoutes,
  mascotRoutes,
];
