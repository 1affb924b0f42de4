import type { IncomingMessage } from 'node:http';
import { isObject, objectIn, textIn, type Json } from './json';

export interface StaffAnswer {
  status: number;
  body: unknown;
  link?: string;
}

const ADMIN = '/api/v1/pleroma/admin';
const PATH = /^\/api\/v[12]\/admin\/(reports|accounts)(?:\/([^/]+)(?:\/([a-z_]+))?)?$/;

/** Whose reports people would have called spam, and sent to the other server too. */
const SPAMMERS = '@glow-sticks.example';
const SILENCED = 'mrf_tag:force-unlisted';
const SENSITIZED = 'mrf_tag:media-force-nsfw';

const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The role that everybody has, a moderator's, and one with all rights. */
export function roleOf({ admin, moderator }: { admin: boolean; moderator: boolean }): Json {
  const permissions = admin ? '1048575' : moderator ? '1308' : '65536';
  return { id: admin ? '3' : moderator ? '1' : '-99', name: '', color: '', permissions, highlighted: false };
}

/** As the public calls tell of it, made of what the staff calls tell where they say no more. */
function accountOf(user: Json): Json {
  if ('followers_count' in user) return user;
  const acct = textIn(user.nickname);
  const [username] = acct.split('@');
  const { id, display_name, avatar, url, created_at } = user;
  const counts = { followers_count: 0, following_count: 0, statuses_count: 0 };
  return { id, username, acct, display_name, avatar, header: '', note: '', url, created_at, ...counts };
}

function userOf(user: Json): Json {
  const [username = '', domain = null] = textIn(user.nickname).split('@');
  const tags = Array.isArray(user.tags) ? user.tags : [];
  const roles = objectIn(user.roles);
  const { id, created_at, email, is_confirmed, is_approved, is_active } = user;
  return {
    id,
    username,
    domain,
    created_at,
    email: email ?? '',
    ip: null,
    ips: [],
    locale: domain === null ? 'en' : null,
    invite_request: user.registration_reason ?? null,
    role:
      domain === null ? roleOf({ admin: roles.admin === true, moderator: roles.moderator === true }) : null,
    confirmed: domain === null ? is_confirmed : null,
    approved: domain === null ? is_approved : null,
    disabled: domain === null ? false : null,
    silenced: tags.includes(SILENCED),
    sensitized: tags.includes(SENSITIZED),
    suspended: is_active === false,
    account: accountOf(user),
  };
}

const REFUSED: StaffAnswer = { status: 403, body: { error: 'This action is outside the authorized scopes' } };
const MISSING: StaffAnswer = { status: 404, body: { error: 'Record not found' } };

class Refused extends Error {
  constructor(readonly status: number) {
    super(`the instance answered ${status}`);
  }
}

/** The calls of one request, in its name. */
class Desk {
  constructor(
    private readonly instance: string,
    private readonly token: string,
  ) {}

  async send(method: string, path: string, json?: object): Promise<Json> {
    const headers = { authorization: this.token, 'content-type': 'application/json' };
    const body = json ? { body: JSON.stringify(json) } : {};
    const answer = await fetch(this.instance + path, { method, headers, ...body });
    if (!answer.ok) throw new Refused(answer.status);
    const text = await answer.text();
    return text === '' ? {} : objectIn(JSON.parse(text));
  }

  /** All that a numbered list of the instance has. */
  async all(path: string, name: string): Promise<Json[]> {
    const found: Json[] = [];
    for (let page = 1; ; page += 1) {
      const items = objects((await this.send('GET', `${ADMIN}/${path}&page=${page}&page_size=50`))[name]);
      found.push(...items);
      if (items.length < 50) return found;
    }
  }

  user(id: string): Promise<Json> {
    return this.send('GET', `${ADMIN}/users/${id}`);
  }
}

const CHANGES: Readonly<Record<string, readonly [method: string, path: string, tag?: string]>> = {
  suspend: ['PATCH', 'users/deactivate'],
  unsuspend: ['PATCH', 'users/activate'],
  approve: ['PATCH', 'users/approve'],
  reject: ['DELETE', 'users'],
  silence: ['PUT', 'users/tag', SILENCED],
  unsilence: ['DELETE', 'users/tag', SILENCED],
  sensitive: ['PUT', 'users/tag', SENSITIZED],
  unsensitive: ['DELETE', 'users/tag', SENSITIZED],
};

const STATUS_FILTERS: Readonly<Record<string, string>> = {
  active: 'active',
  suspended: 'deactivated',
  pending: 'need_approval',
};

/** The staff calls of Mastodon on what the instance has: reports, accounts and their limits. */
export class MastodonStaff {
  private readonly assigned = new Map<string, Json>();

  constructor(
    private readonly instance: string,
    private readonly own: string,
  ) {}

  /** Null for what is no staff call. */
  async answer(request: IncomingMessage, body: string): Promise<StaffAnswer | null> {
    const url = new URL(request.url ?? '/', this.own);
    const [, list, id, deed] = PATH.exec(url.pathname) ?? [];
    if (list === undefined) return null;
    const desk = new Desk(this.instance, request.headers.authorization ?? '');
    try {
      if (list === 'reports') return await this.reports(desk, url, id, deed);
      return await this.accounts(desk, url, { id, deed, body });
    } catch (error) {
      if (error instanceof Refused) return error.status === 403 ? REFUSED : MISSING;
      throw error;
    }
  }

  private page(url: URL, items: readonly Json[], most: number, dress: (item: Json) => Json): StaffAnswer {
    const limit = Math.min(Number(url.searchParams.get('limit') ?? 100), most);
    const after = url.searchParams.get('max_id');
    const from = after === null ? 0 : items.findIndex(({ id }) => id === after) + 1;
    const shown = items.slice(from, from + limit);
    const last = shown.at(-1);
    const at = `${this.own}${url.pathname}`;
    const links = [`<${at}?min_id=${textIn(shown[0]?.id)}>; rel="prev"`];
    if (last && shown.length === limit) links.unshift(`<${at}?max_id=${textIn(last.id)}>; rel="next"`);
    return { status: 200, body: shown.map(dress), ...(last && { link: links.join(', ') }) };
  }

  private readonly reportOf = (report: Json): Json => {
    const { id, state, content, created_at, account, actor, statuses } = report;
    const reported = textIn(objectIn(account).acct);
    return {
      id,
      action_taken: state !== 'open',
      action_taken_at: state === 'open' ? null : created_at,
      category: reported.endsWith(SPAMMERS) ? 'spam' : 'other',
      comment: content ?? '',
      forwarded: reported.endsWith(SPAMMERS),
      created_at,
      updated_at: created_at,
      account: userOf(objectIn(actor)),
      target_account: userOf(objectIn(account)),
      assigned_account: this.assigned.get(textIn(id)) ?? null,
      action_taken_by_account: null,
      statuses,
      rules: [],
    };
  };

  private async reports(desk: Desk, url: URL, id?: string, deed?: string): Promise<StaffAnswer> {
    if (id === undefined) {
      const all = await desk.all('reports?', 'reports');
      // Whatever its value is, the parameter asks for resolved ones.
      const resolved = url.searchParams.has('resolved');
      const fitting = all.filter(({ state }) => (state !== 'open') === resolved);
      return this.page(url, fitting, 200, this.reportOf);
    }
    if (deed === 'resolve' || deed === 'reopen') {
      const state = deed === 'resolve' ? 'resolved' : 'open';
      await desk.send('PATCH', `${ADMIN}/reports`, { reports: [{ id, state }] });
    } else if (deed === 'unassign') this.assigned.delete(id);
    else if (deed === 'assign_to_self') {
      const me = await desk.send('GET', '/api/v1/accounts/verify_credentials');
      this.assigned.set(id, userOf(await desk.user(textIn(me.id))));
    } else if (deed !== undefined) return MISSING;
    return { status: 200, body: this.reportOf(await desk.send('GET', `${ADMIN}/reports/${id}`)) };
  }

  private async accounts(
    desk: Desk,
    url: URL,
    { id, deed, body }: { id: string | undefined; deed: string | undefined; body: string },
  ): Promise<StaffAnswer> {
    if (id === undefined) return this.page(url, await this.found(desk, url), 200, userOf);
    const user = await desk.user(id);
    const sent = objectIn(body === '' ? {} : JSON.parse(body));
    const name = deed === 'action' ? textIn(sent.type) : (deed ?? '');
    const change = CHANGES[name];
    if (change) {
      const [method, path, tag] = change;
      const whom = { nicknames: [user.nickname], ...(tag !== undefined && { tags: [tag] }) };
      await desk.send(method, `${ADMIN}/${path}`, whom);
      // Whoever is acted upon is done with: all open reports about them are resolved.
      if (deed === 'action') await this.resolveAbout(desk, id);
    } else if (name !== '') return MISSING;
    if (deed === 'action') return { status: 200, body: {} };
    return { status: 200, body: userOf(deed === 'reject' ? user : await desk.user(id)) };
  }

  private async resolveAbout(desk: Desk, id: string): Promise<void> {
    const open = await desk.all('reports?state=open', 'reports');
    const about = open.filter(({ account }) => objectIn(account).id === id);
    const reports = about.map((report) => ({ id: report.id, state: 'resolved' }));
    if (reports.length > 0) await desk.send('PATCH', `${ADMIN}/reports`, { reports });
  }

  private async found(desk: Desk, { searchParams }: URL): Promise<Json[]> {
    const is = (name: string): string => searchParams.get(name) ?? '';
    const origin = { local: 'local', remote: 'external' }[is('origin')] ?? '';
    const filters = [origin, STATUS_FILTERS[is('status')] ?? ''].filter(Boolean);
    const users = await desk.all(`users?filters=${filters.join(',')}`, 'users');
    return users.filter((user) => {
      const [username = '', host = ''] = textIn(user.nickname).split('@');
      const { silenced } = userOf(user);
      const roles = objectIn(user.roles);
      return (
        username.startsWith(is('username')) &&
        (is('by_domain') === '' || host === is('by_domain')) &&
        (is('status') !== 'silenced' || silenced === true) &&
        (is('permissions') !== 'staff' || roles.admin === true || roles.moderator === true)
      );
    });
  }
}
