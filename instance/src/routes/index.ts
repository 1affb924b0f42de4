import type { Hono } from 'hono';
import type { AppEnv } from '../lib/context.ts';
import { accountActionRoutes } from './accounts/account-actions.ts';
import { accountListRoutes } from './accounts/account-lists.ts';
import { accountRoutes } from './accounts/accounts.ts';
import { announcementRoutes } from './server/announcements.ts';
import { appRoutes } from './oauth/apps.ts';
import { domainBlockRoutes } from './accounts/domain-blocks.ts';
import { emojiRoutes } from './server/emojis.ts';
import { fileRoutes } from './statuses/files.ts';
import { filterRoutes } from './accounts/filters.ts';
import { followRequestRoutes } from './accounts/follow-requests.ts';
import { frontendSettingsRoutes } from './server/frontend-settings.ts';
import { instanceRoutes } from './server/instance.ts';
import { listRoutes } from './accounts/lists.ts';
import { markerRoutes } from './accounts/markers.ts';
import { oauthAuthorizeRoutes } from './oauth/oauth-authorize.ts';
import { oauthTokenRoutes } from './oauth/oauth-token.ts';
import { oauthTokensRoutes } from './oauth/oauth-tokens.ts';
import { pageRoutes } from './server/pages.ts';
import { passwordResetRoutes } from './accounts/password-reset.ts';
import { privateRoutes } from './accounts/private.ts';
import { registrationRoutes } from './accounts/registration.ts';
import { remoteInteractionRoutes } from './server/remote-interaction.ts';
import { socialRoutes } from './accounts/social.ts';
import { unknownRoutes } from './server/unknown.ts';
import { updateCredentialsRoutes } from './accounts/update-credentials.ts';

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
