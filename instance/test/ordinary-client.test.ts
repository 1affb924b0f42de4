import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { SAMPLE_PASSWORD, seedSample } from '../src/sample/seed.ts';
import { startServer, type RunningServer } from '../src/server.ts';
import { openData } from '../src/storage/open.ts';
import { at, type Json, list, parseBody, text } from './contract/json.ts';

/** What a client that nobody here wrote knows: the Mastodon documentation, nothing of this server. */
class OrdinaryClient {
  private readonly base: string;
  private id = '';
  private secret = '';
  private token = '';
  private readonly redirect = 'https://client.example/callback';

  constructor(base: string) {
    this.base = base;
  }

  async register(): Promise<void> {
    const app = await this.api(
      'POST',
      '/api/v1/apps',
      new URLSearchParams({
        client_name: 'Ordinary',
        redirect_uris: this.redirect,
        scopes: 'read write follow push',
        website: 'https://client.example',
      }),
    );
    this.id = text(at(app, 'client_id'));
    this.secret = text(at(app, 'client_secret'));
  }

  private authorizePage(): string {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: this.id,
      redirect_uri: this.redirect,
      scope: 'read write follow push',
      state: 'st4te',
    });
    return `${this.base}/oauth/authorize?${query.toString()}`;
  }

  /** Fills in the form of the page as a person would; where it leads. */
  async authorize(name: string, password: string): Promise<URL> {
    const page = await fetch(this.authorizePage());
    expect(page.headers.get('content-type')).toContain('text/html');
    const html = await page.text();
    const fields = new URLSearchParams();
    for (const [input] of html.matchAll(/<input[^>]*>/gu)) {
      const named = /name="([^"]*)"/u.exec(input)?.[1];
      if (named === undefined) continue;
      const type = /type="([^"]*)"/u.exec(input)?.[1] ?? 'text';
      const value = /value="([^"]*)"/u.exec(input)?.[1] ?? '';
      const typed = type === 'password' ? password : named.endsWith('name]') ? name : value;
      fields.append(named, typed.replaceAll('&amp;', '&'));
    }
    const action = /<form[^>]*action="([^"]*)"/u.exec(html)?.[1] ?? '/oauth/authorize';
    const answer = await fetch(new URL(action, this.base), {
      method: 'POST',
      body: fields,
      redirect: 'manual',
      headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
    });
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get('location') ?? '');
  }

  async takeToken(code: string): Promise<Json> {
    const answer = await this.api(
      'POST',
      '/oauth/token',
      new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        client_id: this.id,
        client_secret: this.secret,
        redirect_uri: this.redirect,
        scope: 'read write follow push',
      }),
    );
    this.token = text(at(answer, 'access_token'));
    return answer;
  }

  /** Calls the API, with the token when there is one; fails on any error. */
  async api(method: string, path: string, body?: URLSearchParams | FormData | object): Promise<Json> {
    const plain = body === undefined || body instanceof URLSearchParams || body instanceof FormData;
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(plain ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
    });
    const answer = await response.text();
    expect(response.status, `${method} ${path}: ${answer.slice(0, 300)}`).toBeLessThan(300);
    return parseBody(answer);
  }

  /** Listens to a stream; events gather in the list that comes back. */
  async stream(name: string): Promise<{ events: Json[]; close: () => void }> {
    const socket = new WebSocket(
      `${this.base.replace('http', 'ws')}/api/v1/streaming?stream=${name}&access_token=${this.token}`,
    );
    const events: Json[] = [];
    socket.on('message', (data) => events.push(parseBody(Buffer.isBuffer(data) ? data.toString() : '')));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return { events, close: () => socket.close() };
  }
}

async function until(found: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !found(); i += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(found()).toBe(true);
}

describe('an ordinary Mastodon client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-ordinary-'));
  let server: RunningServer;
  let client: OrdinaryClient;

  beforeAll(async () => {
    const { db } = openData(folder);
    await seedSample(db, folder, { log: () => {} });
    server = await startServer({ db, dataDir: folder, port: 0 });
    client = new OrdinaryClient(server.url);
  }, 60_000);
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('registers itself and signs a person in through the page', async () => {
    await client.register();
    const target = await client.authorize('ada', SAMPLE_PASSWORD);
    expect(target.origin + target.pathname).toBe('https://client.example/callback');
    expect(target.searchParams.get('state')).toBe('st4te');
    const token = await client.takeToken(target.searchParams.get('code') ?? '');
    expect(at(token, 'token_type')).toBe('Bearer');
    expect(at(await client.api('GET', '/api/v1/accounts/verify_credentials'), 'username')).toBe('ada');
  });

  it('reads home page after page without meeting a post twice', async () => {
    const seen = new Set<string>();
    let path = '/api/v1/timelines/home?limit=20';
    for (let page = 0; page < 4; page += 1) {
      const ids = list(await client.api('GET', path)).map((status) => text(at(status, 'id')));
      expect(ids.length).toBe(20);
      for (const id of ids) expect(seen.has(id)).toBe(false);
      for (const id of ids) seen.add(id);
      path = `/api/v1/timelines/home?limit=20&max_id=${ids.at(-1)}`;
    }
  });

  it('opens the thread of 1,000 answers', async () => {
    const found = await client.api('GET', '/api/v2/search?q=thelonglist&type=statuses');
    const root = list(at(found, 'statuses'))[0];
    const context = await client.api('GET', `/api/v1/statuses/${text(at(root, 'id'))}/context`);
    expect(list(at(context, 'descendants')).length).toBeGreaterThanOrEqual(900);
  });

  it('posts with a described picture and reads it back', async () => {
    const form = new FormData();
    const png = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#487' } })
      .png()
      .toBuffer();
    form.append('file', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'tide.png');
    form.append('description', 'A green field');
    const media = await client.api('POST', '/api/v2/media', form);
    const posted = await client.api('POST', '/api/v1/statuses', {
      status: 'Hello from an ordinary client',
      media_ids: [text(at(media, 'id'))],
      visibility: 'public',
    });
    const read = await client.api('GET', `/api/v1/statuses/${text(at(posted, 'id'))}`);
    const attached = list(at(read, 'media_attachments'))[0];
    expect(at(attached, 'description')).toBe('A green field');
    const file = await fetch(text(at(attached, 'url')));
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer()).equals(png)).toBe(true);
  });

  it('follows, favourites and repeats', async () => {
    const dov = text(at(await client.api('GET', '/api/v1/accounts/lookup?acct=dov'), 'id'));
    expect(at(await client.api('POST', `/api/v1/accounts/${dov}/follow`), 'following')).toBe(true);
    const [status] = list(
      await client.api('GET', `/api/v1/accounts/${dov}/statuses?exclude_replies=true&exclude_reblogs=true`),
    );
    const id = text(at(status, 'id'));
    expect(at(await client.api('POST', `/api/v1/statuses/${id}/favourite`), 'favourited')).toBe(true);
    expect(at(await client.api('POST', `/api/v1/statuses/${id}/reblog`), 'reblog', 'reblogged')).toBe(true);
  });

  it('hears of its own new post through the stream', async () => {
    const { events, close } = await client.stream('user');
    const posted = await client.api('POST', '/api/v1/statuses', new URLSearchParams({ status: 'heard?' }));
    await until(() =>
      events.some(
        (event) =>
          at(event, 'event') === 'update' && text(at(event, 'payload')).includes(text(at(posted, 'id'))),
      ),
    );
    close();
  });
});
