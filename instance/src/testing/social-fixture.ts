import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { createApp, createInstance } from '../app.ts';
import { hashToken } from '../lib/auth.ts';
import type { AppEnv, Instance } from '../lib/context.ts';
import { STORED_ORIGIN } from '../lib/urls.ts';
import { newId } from '../storage/ids.ts';
import { insertRow } from '../storage/insert.ts';
import { openMemory } from '../storage/open.ts';
import type { Hub } from '../stream/hub.ts';

export const BASE = 'http://tide.test';

export interface Person {
  id: string;
  name: string;
  token: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  // What an answer looks like is what these tests find out.
  body: ReturnType<typeof JSON.parse>;
}

/** A small instance in memory with people who hold tokens. */
export class SocialWorld {
  readonly inst: Instance;
  readonly app: Hono<AppEnv>;
  readonly dataDir = mkdtempSync(join(tmpdir(), 'skein-social-'));
  /** Milliseconds; moves only by hand. */
  now = Date.UTC(2026, 10, 21, 12);
  private readonly appId: number;

  constructor(hub?: Hub) {
    const options = { db: openMemory(), dataDir: this.dataDir, now: () => this.now, ...(hub && { hub }) };
    this.inst = createInstance(options);
    this.app = createApp(this.inst);
    this.appId = insertRow(this.inst.db, 'apps', {
      name: 'Test',
      redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
      scopes: 'read write follow push admin',
      client_id: 'client',
      client_secret: 'secret',
      created_at: this.now,
    });
  }

  person(name: string, columns: Record<string, string | number> = {}): Person {
    const id = newId(this.now);
    const host = typeof columns['host'] === 'string' ? columns['host'] : null;
    const url = host === null ? `${STORED_ORIGIN}/users/${name}` : `https://${host}/@${name}`;
    const acct = host === null ? name : `${name}@${host}`;
    insertRow(this.inst.db, 'accounts', {
      id,
      username: name,
      acct,
      ap_id: url,
      url,
      created_at: this.now,
      ...columns,
    });
    const token = `token-${name}`;
    insertRow(this.inst.db, 'tokens', {
      app_id: this.appId,
      account_id: id,
      token_hash: hashToken(token),
      refresh_hash: hashToken(`refresh-${name}`),
      scopes: 'read write follow push admin',
      created_at: this.now,
      valid_until: this.now + 1e12,
    });
    return { id, name, token };
  }

  follow(follower: Person, followed: Person, columns: Record<string, number> = {}): void {
    insertRow(this.inst.db, 'follows', {
      follower_id: follower.id,
      followed_id: followed.id,
      created_at: this.now,
      ...columns,
    });
  }

  async call(
    method: string,
    path: string,
    who: Person | null = null,
    body?: object | FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await this.app.request(BASE + path, {
      method,
      headers: {
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  }

  get(path: string, who: Person | null = null): Promise<Answer> {
    return this.call('GET', path, who);
  }

  /** Posts and answers with the status. A second passes, so that times differ. */
  async post(who: Person, text: string, more: object = {}): Promise<Answer['body']> {
    this.now += 1000;
    const answer = await this.call('POST', '/api/v1/statuses', who, { status: text, ...more });
    if (answer.status !== 200)
      throw new Error(`posting answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  close(): void {
    this.inst.db.close();
    rmSync(this.dataDir, { recursive: true });
  }
}
