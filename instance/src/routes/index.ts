import type { Hono } from 'hono';
import type { AppEnv } from '../lib/context.ts';
import { accountActionRoutes } from './accounts/account-actions.ts';
import { accountListRoutes } from './accounts/account-lists.ts';
import { accountRoutes } from './accounts/accounts.ts';
import { announcementRoutes } from './server/announcements.ts';
import { appRoutes } from './oauth/apps.ts';
import { emojiRoutes } from './server/emojis.ts';
import { fileRoutes } from './statuses/files.ts';
import { followRequestRoutes } from './accounts/follow-requests.ts';
import { instanceRoutes } from './server/instance.ts';
import { listRoutes } from './accounts/lists.ts';
import { markerRoutes } from './accounts/markers.ts';
import { oauthAuthorizeRoutes } from './oauth/oauth-authorize.ts';
import { oauthTokenRoutes } from './oauth/oauth-token.ts';
import { oauthTokensRoutes } from './oauth/oauth-tokens.ts';
import { pageRoutes } from './server/pages.ts';
import { passwordResetRoutes } from './accounts/password-reset.ts';
import { privateRoutes } from './accounts/private.ts';
import { pushRoutes } from './accounts/push.ts';
import { registrationRoutes } from './accounts/registration.ts';
import { remoteInteractionRoutes } from './server/remote-interaction.ts';
import { socialRoutes } from './accounts/social.ts';
import { unknownRoutes } from './server/unknown.ts';
import { settingsRoutes } from './accounts/settings.ts';

/** One line a resource, in the order they are asked; the catch-alls stay last. */
export const routes: readonly Hono<AppEnv>[] = [
  privateRoutes,
  accountActionRoutes,
  accountListRoutes,
  accountRoutes,
  announcementRoutes,
  appRoutes,
  emojiRoutes,
  followRequestRoutes,
  instanceRoutes,
  listRoutes,
  markerRoutes,
  oauthAuthorizeRoutes,
  oauthTokenRoutes,
  oauthTokensRoutes,
  passwordResetRoutes,
  pushRoutes,
  registrationRoutes,
  remoteInteractionRoutes,
  ...socialRoutes,
  ...settingsRoutes,
  unknownRoutes,
  fileRoutes,
  pageRoutes,
];
