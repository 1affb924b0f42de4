import { createApp, createInstance } from '../../src/app.ts';
import type { Instance } from '../../src/lib/context.ts';
import { hashPassword } from '../../src/lib/secrets.ts';
import { STORED_ORIGIN } from '../../src/lib/urls.ts';
import { newId } from '../../src/storage/ids.ts';
import { insertRow } from '../../src/storage/insert.ts';
import { createAppRow, issueToken, type AppRow } from '../../src/storage/oauth.ts';
import { openMemory } from '../../src/storage/open.ts';
import type { Hub } from '../../src/lib/hub.ts';
import { dataDir } from './media-files.ts';

export const HOST = 'akkoma.example';
export const BASE = `https://${HOST}`;
export const PASSWORD = 'PASSWORD';
export const SCOPES = 'read write follow push admin';
const passwordHash = hashPassword(PASSWORD);

/** The people of the recordings, with what stands out about them. */
const cast = {
  alice: { display_name: 'Alice' },
  bob: {
    display_name: 'Bob 🚲',
    fields: JSON.stringify([{ name: 'Shop', value: 'bob.example' }]),
    fields_source: JSON.stringify([{ name: 'Shop', value: 'bob.example' }]),
  },
  carol: {},
  dave: {},
  erin: {},
  frank: {},
  grace: {},
  heidi: { locked: 1 },
  ivan: { hide_followers: 1, hide_follows: 1, hide_favorites: 1 },
  judy: {},
  admin: { is_admin: 1 },
  modesty: { is_moderator: 1 },
  'nora@far.example': {},
  'bex@blocked.example': {},
  'lou@lewd.example': {},
  'remy@bubble.example': {},
} as const;
export type Nick = keyof typeof cast;

export function isNick(name: string): name is Nick {
  return Object.hasOwn(cast, name);
}

/** Who follows whom at the start. */
const following: readonly (readonly [Nick, Nick])[] = [
  ...(['bob', 'carol', 'dave', 'erin', 'grace', 'ivan', 'judy', 'nora@far.example'] as const).map(
    (nick) => ['alice', nick] as const,
  ),
  ...(['bob', 'carol', 'erin', 'ivan', 'judy', 'grace'] as const).map((nick) => [nick, 'alice'] as const),
  ['carol', 'bob'],
  ['dave', 'bob'],
];

/** A small server of its own for one recording: the recorded people, an app, tokens on demand. */
export class Stage {
  readonly inst: Instance;
  readonly app: ReturnType<typeof createApp>;
  readonly client: AppRow;
  private readonly people = new Map<string, string>();
  private readonly tokens = new Map<string, string>();

  constructor(options: { rateLimits?: boolean; hub?: Hub } = {}) {
    this.inst = createInstance({
      db: openMemory(),
      dataDir,
      baseUrl: BASE,
      rateLimits: options.rateLimits ?? false,
      ...(options.hub ? { hub: options.hub } : {}),
    });
    this.app = createApp(this.inst);
    const { db } = this.inst;
    db.transaction(() => {
      for (const nick of Object.keys(cast)) if (isNick(nick)) this.people.set(nick, this.addPerson(nick));
      for (const [from, to] of following) this.follow(from, to);
    });
    this.client = createAppRow(
      db,
      {
        name: 'web',
        website: null,
        redirectUris: `${BASE}/oauth-callback urn:ietf:wg:oauth:2.0:oob`,
        scopes: SCOPES,
      },
      this.inst.now(),
    );
  }

  get db() {
    return this.inst.db;
  }

  private addPerson(nick: Nick): string {
    const [username = nick, host] = nick.split('@');
    const id = newId();
    const address =
      host === undefined ? `${STORED_ORIGIN}/users/${username}` : `https://${host}/users/${username}`;
    insertRow(this.db, 'accounts', {
      id,
      username,
      host: host ?? null,
      acct: nick,
      ap_id: address,
      url: address,
      display_name: username,
      created_at: this.inst.now(),
      is_suggested: 1,
      permit_followback: 1,
      hide_favorites: 0,
      ...cast[nick],
    });
    if (host === undefined)
      insertRow(this.db, 'credentials', {
        account_id: id,
        email: `${username}@mail.example`,
        password_hash: passwordHash,
      });
    return id;
  }

  /** The local id of a recorded person. */
  id(nick: string): string {
    const id = this.people.get(nick);
    if (id === undefined) throw new Error(`${nick} is not on stage`);
    return id;
  }

  follow(from: Nick, to: Nick, state: 'accepted' | 'pending' = 'accepted'): void {
    this.db.run('DELETE FROM follows WHERE follower_id = ? AND followed_id = ?', this.id(from), this.id(to));
    insertRow(this.db, 'follows', {
      follower_id: this.id(from),
      followed_id: this.id(to),
      state,
      created_at: this.inst.now(),
    });
  }

  unfollow(from: Nick, to: Nick): void {
    this.db.run('DELETE FROM follows WHERE follower_id = ? AND followed_id = ?', this.id(from), this.id(to));
  }

  /** A token of this person (null: of the app alone). */
  token(nick: string | null, scopes = SCOPES): string {
    const key = `${nick} ${scopes}`;
    const known = this.tokens.get(key);
    if (known !== undefined) return known;
    const grant = { appId: this.client.id, accountId: nick === null ? null : this.id(nick), scopes };
    const { access } = issueToken(this.db, grant, this.inst.now());
    this.tokens.set(key, access);
    return access;
  }

  /** Calls the API as somebody, with a JSON body, to prepare something. */
  async call(as: Nick, method: string, path: string, body?: object): Promise<Response> {
    const response = await this.app.request(BASE + path, {
      method,
      headers: {
        authorization: `Bearer ${this.token(as)}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`preparing ${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  }

  close(): void {
    this.db.close();
  }
}
