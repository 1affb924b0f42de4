import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { afterAll, beforeEach } from 'vitest';
import { createApp, createInstance } from '../app.ts';
import { hashToken } from '../lib/auth.ts';
import type { AppEnv, Instance } from '../lib/context.ts';
import { hashPassword } from '../lib/secrets.ts';
import { STORED_ORIGIN } from '../lib/urls.ts';
import { newId } from '../storage/ids.ts';
import { insertRow } from '../storage/insert.ts';
import { openMemory } from '../storage/open.ts';
import type { Hub } from '../lib/hub.ts';

export const BASE = 'http://tide.test';

export interface Person {
  id: string;
  name: string;
  token: string;
}

type Columns = Record<string, string | number>;

export interface Answer {
  status: number;
  headers: Headers;
  // What an answer looks like is what these tests find out.
  body: ReturnType<typeof JSON.parse>;
}

const BEGIN = Date.UTC(2026, 10, 21, 12);

/** A small instance in memory with people who hold tokens. */
export class SocialWorld {
  /** Milliseconds; moves only by hand. */
  now = BEGIN;
  private readonly hub: Hub | undefined;
  private readonly members: { member: Person; columns: Columns }[] = [];
  private made: ReturnType<SocialWorld['make']>;

  constructor(hub?: Hub) {
    this.hub = hub;
    this.made = this.make();
  }

  get inst(): Instance {
    return this.made.inst;
  }
  get app(): Hono<AppEnv> {
    return this.made.app;
  }
  get dataDir(): string {
    return this.made.dataDir;
  }

  private make() {
    const dataDir = mkdtempSync(join(tmpdir(), 'skein-social-'));
    const options = { db: openMemory(), dataDir, now: () => this.now, ...(this.hub && { hub: this.hub }) };
    const inst = createInstance(options);
    const appId = insertRow(inst.db, 'apps', {
      name: 'Test',
      redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
      scopes: 'read write follow push admin',
      client_id: 'client',
      client_secret: 'secret',
      created_at: this.now,
    });
    return { inst, app: createApp(inst), dataDir, appId };
  }

  /** Forgets all that was done; the members are there, as other people of the same names. */
  beginAgain(): void {
    this.close();
    this.now = BEGIN;
    this.made = this.make();
    for (const { member, columns } of this.members) Object.assign(member, this.person(member.name, columns));
  }

  /** Somebody who is there when a test begins. */
  member(name: string, columns: Columns = {}): Person {
    const member = this.person(name, columns);
    this.members.push({ member, columns });
    return member;
  }

  person(name: string, columns: Columns = {}): Person {
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
      app_id: this.made.appId,
      account_id: id,
      token_hash: hashToken(token),
      refresh_hash: hashToken(`refresh-${name}`),
      scopes: 'read write follow push admin',
      created_at: this.now,
      valid_until: this.now + 1e12,
    });
    return { id, name, token };
  }

  /** Lets somebody sign in with a password. */
  withPassword(who: Person, password: string): Person {
    insertRow(this.inst.db, 'credentials', {
      account_id: who.id,
      email: `${who.name}@mail.test`,
      password_hash: hashPassword(password),
    });
    return who;
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

/** The world of a test file, new for every test. */
export function socialWorld(hub?: Hub): SocialWorld {
  const world = new SocialWorld(hub);
  beforeEach(() => world.beginAgain());
  afterAll(() => world.close());
  return world;
}
