import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Family } from './dress/family';
import { isObject, objectIn, textIn } from './dress/json';
import { MastodonStaff } from './dress/mastodon-staff';
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

function sendJson(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-ratelimit-limit': '300',
    'x-ratelimit-remaining': '298',
    'x-ratelimit-reset': new Date(Date.now() + 300_000).toISOString(),
  });
  response.end(text);
}

/** The body without the challenge, where the family knows none. */
function sentBody(path: string, sent: Buffer, { keepsChallenge }: Family): Buffer {
  if (path !== '/oauth/token' || keepsChallenge) return sent;
  const form = new URLSearchParams(sent.toString());
  form.delete('code_verifier');
  return Buffer.from(form.toString());
}

const NO_BODY = Buffer.alloc(0);

/** Answers as the family does, with what the instance says. */
class Dresser {
  private readonly own: string;
  private readonly pages: SignInPages;
  private readonly staff: MastodonStaff | null;

  constructor(
    private readonly instance: string,
    private readonly family: Family,
    private readonly documents: Readonly<Record<string, unknown>>,
  ) {
    this.own = `https://${family.host}`;
    this.pages = new SignInPages(family, instance);
    this.staff = family.name === 'mastodon' ? new MastodonStaff(instance, this.own) : null;
  }

  /** The instance names itself after the host it was asked as. */
  dressText(text: string, guest: boolean): string {
    const { instance, own, family } = this;
    const named = text
      .replaceAll(`${instance}/media/`, `${own}/${family.uploads}/`)
      .replaceAll(`${instance}/images/`, `${own}/${family.uploads}/images/`)
      .replaceAll(`${instance}/emoji/`, `${own}/${family.uploads}/emoji/`)
      .replaceAll(`${instance}/`, `${own}/`);
    return JSON.stringify(dressJson(JSON.parse(named), family, guest));
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    const document = this.documents[path];
    if (document !== undefined) sendJson(response, 200, JSON.stringify(document));
    else if (path === '/.well-known/nodeinfo') sendJson(response, 200, this.nodeInfo());
    else if (await this.pages.answer(request, response, body.toString())) return;
    else if (this.refused(path, request, body, response)) return;
    else if (!(await this.staffAnswer(request, body, response))) await this.pass(request, response, body);
  }

  private async staffAnswer(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<boolean> {
    const answer = await this.staff?.answer(request, body.toString());
    if (!answer) return false;
    if (answer.link !== undefined) response.setHeader('link', answer.link);
    sendJson(response, answer.status, this.dressText(JSON.stringify(answer.body), false));
    return true;
  }

  private nodeInfo(): string {
    const link = { rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0', href: `${this.own}/nodeinfo/2.0` };
    return JSON.stringify({ links: [link] });
  }

  private async ask(path: string, request: IncomingMessage, body: Buffer): Promise<Response> {
    const headers: Record<string, string> = {};
    for (const name of ['authorization', 'content-type', 'idempotency-key']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const init: RequestInit = { method: request.method ?? 'GET', headers, redirect: 'manual' };
    if (body.length > 0) init.body = new Uint8Array(body);
    return fetch(this.instance + path, init);
  }

  /** What the family refuses before anything is done. */
  private refused(path: string, request: IncomingMessage, body: Buffer, response: ServerResponse): boolean {
    const { family } = this;
    const form = new URLSearchParams(body.toString());
    const grant = path === '/oauth/token' ? family.refusesGrant(form) : null;
    const app = path === '/api/v1/apps' ? family.refusesApp(form) : null;
    if (PLEROMA_ONLY.test(path) || family.lacks.test(path))
      response.writeHead(404, { 'content-type': family.missing.type }).end(family.missing.body);
    else if (path.startsWith('/api/') && !request.headers.authorization && !family.open.test(path))
      sendJson(response, 401, family.unauthorized);
    else if (grant) sendJson(response, 400, JSON.stringify(grant));
    else if (app) sendJson(response, 422, JSON.stringify(app));
    else return false;
    return true;
  }

  private async pass(request: IncomingMessage, response: ServerResponse, sent: Buffer): Promise<void> {
    const path = request.url ?? '/';
    const upload = `/${this.family.uploads}/`;
    const onInstance = path
      .replace(`${upload}images/`, '/images/')
      .replace(`${upload}emoji/`, '/emoji/')
      .replace(new RegExp(`^${upload}`), '/media/');
    const answer = await this.ask(this.family.asked(onInstance), request, sentBody(path, sent, this.family));
    const type = answer.headers.get('content-type') ?? '';
    if (!type.includes('json')) {
      response.writeHead(answer.status, { 'content-type': type });
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const link = answer.headers.get('link')?.replaceAll(this.instance, this.own);
    if (link !== undefined) response.setHeader('link', link);
    const text = await this.cutThread(path, request, answer);
    sendJson(response, answer.status, this.dressText(text, !request.headers.authorization));
  }

  /** What the instance said; of a conversation as much as the family tells. */
  private async cutThread(path: string, request: IncomingMessage, answer: Response): Promise<string> {
    const text = await answer.text();
    const id = /^\/api\/v1\/statuses\/([^/]+)\/context/.exec(path)?.[1];
    if (id === undefined || !answer.ok) return text;
    const status: unknown = await (await this.ask(`/api/v1/statuses/${id}`, request, NO_BODY)).json();
    const parent = isObject(status) ? textIn(status.in_reply_to_id) || null : null;
    return JSON.stringify(cutContext(objectIn(JSON.parse(text)), id, parent));
  }
}

/** The embedded instance behind a real server that speaks as another family does. */
export async function startDressed(instance: string, family: Family): Promise<Dressed> {
  const port = await freePort();
  const documents = family.documents(objectIn(await (await fetch(`${instance}/api/v1/instance`)).json()));
  const dresser = new Dresser(instance, family, documents);
  const stream = new DressedStream(family, instance, (json) => dresser.dressText(json, false));
  let log: string[] = [];
  const server = http.createServer((request, response) => {
    log.push(`${request.method ?? ''} ${request.url ?? ''}`);
    dresser.serve(request, response).catch(() => response.destroy());
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
