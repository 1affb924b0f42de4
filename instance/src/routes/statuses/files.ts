import { Hono } from 'hono';
import type { AppEnv } from '../../lib/context.ts';
import { findFile, safeSegments, type FoundFile } from '../../lib/files.ts';
import { findPublicFile } from '../../lib/public-files.ts';
import { serveFile } from '../../lib/serve-file.ts';
import { getSettings } from '../../storage/settings.ts';

/** Uploads, and the files of the admin, of the client and of the server itself. */
export const fileRoutes = new Hono<AppEnv>();

const YEAR = 'public, max-age=31536000, immutable';
const TWO_WEEKS = 'public, max-age=1209600';

function cacheFor([first = '']: readonly string[], file: FoundFile): string {
  if (first === 'assets' && /-[\w-]{6,}\.\w+$/.test(file.path)) return YEAR;
  return first === 'emoji' || first === 'images' ? TWO_WEEKS : 'public, no-cache';
}

fileRoutes.get('/media/*', async (c) => {
  const segments = safeSegments(c.req.path);
  const file = segments && (await findFile(c.get('inst').dataDir, segments));
  // Whatever somebody uploaded, it runs nothing here.
  c.header('content-security-policy', 'sandbox');
  if (!file) return c.text('Not found', 404);
  return serveFile(c, file, YEAR);
});

fileRoutes.get('/manifest.json', (c) => {
  const settings = getSettings(c.get('inst').db);
  return c.json({
    name: settings.title,
    description: settings.description,
    scope: c.get('base'),
    start_url: '/',
    display: 'standalone',
    icons: [{ type: 'image/svg+xml', src: '/static/logo.svg' }],
    theme_color: '#282c37',
    background_color: '#191b22',
    categories: ['social'],
    serviceworker: { src: '/sw-pleroma.js' },
  });
});

fileRoutes.get('*', async (c, next) => {
  const segments = safeSegments(c.req.path);
  const isIndex = segments?.length === 1 && segments[0] === 'index.html';
  const file = segments && !isIndex ? await findPublicFile(c.get('inst'), segments) : undefined;
  if (!segments || !file) return next();
  return serveFile(c, file, cacheFor(segments, file));
});
