import { Hono } from 'hono';
import { viewerOf } from '../../lib/auth.ts';
import type { AppContext, AppEnv, Viewer } from '../../lib/context.ts';
import { failure, notFound } from '../../lib/errors.ts';
import { EventStream } from '../../stream/event-stream.ts';
import { subscriptionFor } from '../../stream/subscription.ts';

/** The socket itself is answered at the handshake (stream/socket-hub.ts); a plain request is told so. */
export const streamingRoutes = new Hono<AppEnv>();

streamingRoutes.get('/api/v1/streaming', (c) => c.body(null, 426, { upgrade: 'websocket' }));

streamingRoutes.get('/api/v1/streaming/health', (c) => c.text('OK'));

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'private, no-store',
  // nginx would gather events until its buffer is full.
  'x-accel-buffering': 'no',
};

/** A browser's EventSource cannot send a header; it has the query, as sockets do. */
function listenerOf(c: AppContext): Viewer | null {
  const token = c.req.query('access_token');
  if (token === undefined && c.req.header('authorization') === undefined) return null;
  const inst = c.get('inst');
  const viewer = token === undefined ? c.get('viewer') : viewerOf(inst.db, token, inst.now());
  if (!viewer) throw failure(401, 'Error: Invalid access token');
  return viewer;
}

/** Mastodon's plain HTTP streams, named by their path: `public/local`, `hashtag?tag=tides`, `list?list=12`. */
streamingRoutes.on('GET', ['/api/v1/streaming/:kind', '/api/v1/streaming/:kind/:part'], (c) => {
  const inst = c.get('inst');
  const viewer = listenerOf(c);
  const kind = c.req.path.split('/').slice(4).join(':');
  const onlyMedia = /^(?:true|1)$/.test(c.req.query('only_media') ?? '') && kind.startsWith('public');
  const asked = { list: c.req.query('list'), tag: c.req.query('tag'), instance: c.req.query('instance') };
  const found = subscriptionFor(inst, { stream: onlyMedia ? `${kind}:media` : kind, ...asked }, viewer);
  if (found === 401) throw failure(401, 'Error: Missing access token');
  if (found === 404) throw notFound('Not found');
  // Whoever asks for the headers alone would listen for ever.
  if (c.req.method === 'HEAD') return c.body(null, 200, HEADERS);
  let leave = (): void => {};
  const listener = new EventStream(inst, c.get('base'), viewer, () => leave());
  listener.subscribe(found);
  leave = inst.hub.join(listener);
  return c.body(listener.body, 200, HEADERS);
});
