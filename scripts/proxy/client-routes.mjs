/** Tabs of the settings, as their addresses name them; client-routes.test.mjs holds them to the client's own. */
export const SETTINGS_TABS = [
  'general profile security reading media writing notifications filtering mutesAndBlocks theme move',
  'dataImportExport profiles version',
].flatMap((line) => line.split(' '));

const ROUTES = new RegExp(
  `^/(main/(all|public|bubble|friends|library|catch-up)|settings(/(${SETTINGS_TABS.join('|')}))?)/?$`,
);

/**
 * Routes of the client that begin like pages of a server: the settings of GoToSocial and Mastodon stand at /settings,
 * too, and what of them is no tab of the client is still reached.
 */
export const isClientRoute = (pathname) => ROUTES.test(pathname);
