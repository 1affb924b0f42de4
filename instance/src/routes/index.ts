import type { Hono } from 'hono';
import type { AppEnv } from '../lib/context.ts';
import { accountActionRoutes } from './account-actions.ts';
import { accountListRoutes } from './account-lists.ts';
import { accountRoutes } from './accounts.ts';
import { announcementRoutes } from './announcements.ts';
import { appRoutes } from './apps.ts';
import { domainBlockRoutes } from './domain-blocks.ts';
import { emojiRoutes } from './emojis.ts';
import { fileRoutes } from './files.ts';
import { filterRoutes } from './filters.ts';
import { followRequestRoutes } from './follow-requests.ts';
import { frontendSettingsRoutes } from './frontend-settings.ts';
import { instanceRoutes } from './instance.ts';
import { listRoutes } from './lists.ts';
import { markerRoutes } from './markers.ts';
import { oauthAuthorizeRoutes } from './oauth-authorize.ts';
import { oauthTokenRoutes } from './oauth-token.ts';
import { oauthTokensRoutes } from './oauth-tokens.ts';
import { pageRoutes } from './pages.ts';
import { passwordResetRoutes } from './password-reset.ts';
import { privateRoutes } from './private.ts';
import { registrationRoutes } from './registration.ts';
import { remoteInteractionRoutes } from './remote-interaction.ts';
import { socialRoutes } from './social.ts';
import { unknownRoutes } from './unknown.ts';
import { updateCredentialsRoutes } from './update-credentials.ts';

/** One line a resource, in the order they are asked; the catch-alls stay last. */
export const routes: readonly Hono<AppEnv>[] = [
  privateRoutes,
  accountActionRoutes,
  accountListRoutes,
  accountRoutes,
  announcementRoutes,
  appRoutes,
  domainBlockRoutes,
  emojiRoutes,
  filterRoutes,
  followRequestRoutes,
  frontendSettingsRoutes,
  instanceRoutes,
  listRoutes,
  markerRoutes,
  oauthAuthorizeRoutes,
  oauthTokenRoutes,
  oauthTokensRoutes,
  passwordResetRoutes,
  registrationRoutes,
  remoteInteractionRoutes,
  ...socialRoutes,
  updateCredentialsRoutes,
  unknownRoutes,
  fileRoutes,
  pageRoutes,
];
