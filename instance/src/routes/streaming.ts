import { Hono } from 'hono';
import type { AppEnv } from '../lib/context.ts';

/** The socket itself is answered at the handshake (stream/socket-hub.ts); a plain request is told so. */
export const streamingRoutes = new Hono<AppEnv>();

streamingRoutes.get('/api/v1/streaming', (c) => c.body(null, 426, { upgrade: 'websocket' }));
