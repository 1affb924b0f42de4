import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Family } from './dress/family';
import { isObject, objectIn, textIn } from './dress/json';
import { cutContext, dressJson } from './dress/shapes';
import { SignInPages } from './dress/sign-in-pages';
import { DressedStream } from './dress/stream';
import { freePort } from './instance';

export interface Dressed {
  url: string;
  /** `METHOD /path` of every request since the last call. */
  requests(): string[];
  /** How many clients are streamed to. */
  listeners(): number;
  /** Text frames that clients sent into the stream. */
  heard: readonly string[];
  stop(): Promise<void>;
}

const PLEROMA_ONLY =
  /^\/api\/(pleroma|v\d\/pleroma|v\d\/akkoma|oauth_tokens)|^\/(static|instance|main|nodeinfo\/2\.\d\.json|api\/v1\/statuses\/[^/]+\/emoji_reactions)|^\/oauth\/mfa/;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The embedded instance behind a real server that speaks as another family does. */
export async function startDressed(instance: string, family: Family): Promise<Dressed> {
  const port = await freePort();
  const own = `https://${family.host}`;
  let log: string[] = [];
  const pages = new SignInPages(family, instance);
  // The instance names itself after the host it was asked as.
  const dressText = (text: string, guest: boolean): string => {
    const named = text
      .replaceAll(`${instance}/media/`, `${own}/${family.uploads}/`)
      .replaceAll(`${instance}/images/`, `${own}/${family.uploads}/images/`)
      .replaceAll(`${instance}/emoji/`, `${own}/${family.uploads}/emoji/`)
      .replaceAll(`${instance}/`, `${own}/`);
    return JSON.stringify(dressJson(JSON.parse(named), family, guest));
  };
  const stream = new DressedStream(family, instance, (json) => dressText(json, false));
  const documents = family.documents(objectIn(await (await fetch(`${instance}/api/v1/instance`)).json()));
  const json = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-limit': '300',
      'x-ratelimit-remaining': '298',
      'x-ratelimit-reset': new Date(Date.now() + 300_000).toISOString(),
    });
    response.end(text);
  };

  async function ask(path: string, request: IncomingMessage, body: Buffer): Promise<Response> {
    const headers: Record<string, string> = {};
    for (const name of ['authorization', 'content-type', 'idempotency-key']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const init: RequestInit = { method: request.method ?? 'GET', headers, redirect: 'manual' };
    if (body.length > 0) init.body = new Uint8Array(body);
    return fetch(instance + path, init);
  }

  /** What the family refuses before anything is done. */
  function refused(path: string, request: IncomingMessage, body: Buffer, response: ServerResponse): boolean {
    const form = new URLSearchParams(body.toString());
    const grant = path === '/oauth/token' ? family.refusesGrant(form) : null;
    const app = path === '/api/v1/apps' ? family.refusesApp(form) : null;
    if (PLEROMA_ONLY.test(path) || family.lacks.test(path))
      response.writeHead(404, { 'content-type': family.missing.type }).end(family.missing.body);
    else if (path.startsWith('/api/') && !request.headers.authorization && !family.open.test(path))
      json(response, 401, family.unauthorized);
    else if (grant) json(response, 400, JSON.stringify(grant));
    else if (app) json(response, 422, JSON.stringify(app));
    else return false;
    return true;
  }

  async function pass(request: IncomingMessage, response: ServerResponse, sent: Buffer): Promise<void> {
    const guest = !request.headers.authorization;
    const path = request.url ?? '/';
    const upload = `/${family.uploads}/`;
    let body = sent;
    if (path === '/oauth/token' && !family.keepsChallenge) {
      const form = new URLSearchParams(sent.toString());
      form.delete('code_verifier');
      body = Buffer.from(form.toString());
    }
    const onInstance = path
      .replace(`${upload}images/`, '/images/')
      .replace(`${upload}emoji/`, '/emoji/')
      .replace(new RegExp(`^${upload}`), '/media/');
    const answer = await ask(onInstance, request, body);
    const type = answer.headers.get('content-type') ?? '';
    const link = answer.headers.get('link')?.replaceAll(instance, own);
    if (!type.includes('json')) {
      response.writeHead(answer.status, { 'content-type': type });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    let text = await answer.text();
    const context = /^\/api\/v1\/statuses\/([^/]+)\/context/.exec(path)?.[1];
    if (context !== undefined && answer.ok) {
      const status: unknown = await (
        await ask(`/api/v1/statuses/${context}`, request, Buffer.alloc(0))
      ).json();
      const parent = isObject(status) ? textIn(status.in_reply_to_id) || null : null;
      text = JSON.stringify(cutContext(objectIn(JSON.parse(text)), context, parent));
    }
    if (link !== undefined) response.setHeader('link', link);
    json(response, answer.status, dressText(text, guest));
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const document = documents[path];
    if (document !== undefined) json(response, 200, JSON.stringify(document));
    else if (path === '/.well-known/nodeinfo') {
      const href = `${own}/nodeinfo/2.0`;
      json(
        response,
        200,
        JSON.stringify({ links: [{ rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0', href }] }),
      );
    } else if (await pages.answer(request, response, body.toString())) return;
    else if (!refused(path, request, body, response)) await pass(request, response, body);
  }

  const server = http.createServer((request, response) => {
    log.push(`${request.method ?? ''} ${request.url ?? ''}`);
    serve(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => stream.upgrade(request, socket, head));
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${port}`,
    listeners: stream.listeners,
    heard: stream.heard,
    requests() {
      const since = log;
      log = [];
      return since;
    },
    async stop() {
      stream.stop();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
