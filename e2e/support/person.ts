import * as v from 'valibot';

const Post = v.object({ id: v.string(), content: v.string(), visibility: v.string() });
export type Post = v.InferOutput<typeof Post>;
const Context = v.object({ ancestors: v.array(Post), descendants: v.array(Post) });
const Id = v.object({ id: v.string() });
const Token = v.object({ access_token: v.string() });
const App = v.object({ client_id: v.string(), client_secret: v.string() });

type Fields = Readonly<Record<string, string>>;

/** A sample account that acts by the API, for what happens outside of the page under test. */
export class Person {
  private constructor(
    private readonly base: string,
    readonly token: string,
  ) {}

  static async as(base: string, username: string, password = 'skein-demo'): Promise<Person> {
    const isStaff = username === 'admin' || username === 'mod';
    const scope = `read write follow push${isStaff ? ' admin' : ''}`;
    const ask = async (path: string, fields: Fields): Promise<unknown> =>
      (await fetch(base + path, { method: 'POST', body: new URLSearchParams(fields) })).json();
    const app = v.parse(
      App,
      await ask('/api/v1/apps', {
        client_name: 'Tests',
        redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
        scopes: scope,
      }),
    );
    const grant = { ...app, grant_type: 'password', username, password, scope };
    return new Person(base, v.parse(Token, await ask('/oauth/token', grant)).access_token);
  }

  /** Asks to join a server that approves of its members first. */
  static async applies(base: string, username: string, reason: string): Promise<void> {
    const send = async (path: string, fields: Fields, token?: string): Promise<unknown> => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const body = new URLSearchParams(fields);
      return (await fetch(base + path, { method: 'POST', headers, body })).json();
    };
    const redirect = 'urn:ietf:wg:oauth:2.0:oob';
    const asked = { client_name: 'Tests', redirect_uris: redirect, scopes: 'read write' };
    const app = v.parse(App, await send('/api/v1/apps', asked));
    const grant = { ...app, grant_type: 'client_credentials', redirect_uri: redirect, scope: 'read write' };
    const { access_token: token } = v.parse(Token, await send('/oauth/token', grant));
    const email = `${username}@mail.example`;
    const form = { username, email, password: 'long enough', agreement: 'true', locale: 'en', reason };
    const answer = v.parse(
      v.object({ identifier: v.string() }),
      await send('/api/v1/accounts', { ...form, fullname: username }, token),
    );
    if (answer.identifier !== 'awaiting_approval') throw new Error(JSON.stringify(answer));
  }

  /** The same at another address of the server. */
  at(base: string): Person {
    return new Person(base, this.token);
  }

  async call(method: string, path: string, fields?: Fields): Promise<unknown> {
    const answer = await fetch(this.base + path, {
      method,
      headers: { authorization: `Bearer ${this.token}` },
      ...(fields ? { body: new URLSearchParams(fields) } : {}),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  /** The same with a JSON body, whatever the answer is; `body` is null where there is none. */
  async send(method: string, path: string, json?: object): Promise<{ status: number; body: unknown }> {
    const answer = await fetch(this.base + path, {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
  }

  async post(status: string, fields: Fields = {}): Promise<Post> {
    return v.parse(
      Post,
      await this.call('POST', '/api/v1/statuses', { status, visibility: 'public', ...fields }),
    );
  }

  reply(to: string, status: string, fields: Fields = {}): Promise<Post> {
    return this.post(status, { in_reply_to_id: to, ...fields });
  }

  /** Uploads a PNG and returns its id. */
  async upload(png: Uint8Array<ArrayBuffer>, description: string): Promise<string> {
    const body = new FormData();
    body.set('file', new Blob([png], { type: 'image/png' }), 'file.png');
    body.set('description', description);
    const headers = { authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${this.base}/api/v1/media`, { method: 'POST', headers, body });
    return v.parse(Id, await answer.json()).id;
  }

  /** Sets a picture of the account: `avatar`, `header` or `pleroma_background_image`. */
  async wear(field: string, picture: Uint8Array<ArrayBuffer>): Promise<void> {
    const body = new FormData();
    body.set(field, new Blob([picture], { type: 'image/png' }), 'file.png');
    const headers = { authorization: `Bearer ${this.token}` };
    const path = `${this.base}/api/v1/accounts/update_credentials`;
    const answer = await fetch(path, { method: 'PATCH', headers, body });
    if (!answer.ok) throw new Error(`${field}: ${answer.status} ${await answer.text()}`);
  }

  edit = (id: string, status: string): Promise<unknown> =>
    this.call('PUT', `/api/v1/statuses/${id}`, { status });

  delete = (id: string): Promise<unknown> => this.call('DELETE', `/api/v1/statuses/${id}`);

  favourite = (id: string): Promise<unknown> => this.call('POST', `/api/v1/statuses/${id}/favourite`);

  /** The id of a person of this server. */
  async idOf(name: string): Promise<string> {
    return v.parse(Id, await this.call('GET', `/api/v1/accounts/lookup?acct=${name}`)).id;
  }

  async me(): Promise<string> {
    return v.parse(Id, await this.call('GET', '/api/v1/accounts/verify_credentials')).id;
  }

  async posts(path: string): Promise<readonly Post[]> {
    return v.parse(v.array(Post), await this.call('GET', path));
  }

  /** How many posts a conversation has. */
  async threadSize(id: string): Promise<number> {
    const { ancestors, descendants } = v.parse(
      Context,
      await this.call('GET', `/api/v1/statuses/${id}/context`),
    );
    return ancestors.length + descendants.length + 1;
  }

  /** Own posts, newest first, that hold the text. */
  async ownPostsWith(text: string): Promise<readonly Post[]> {
    const posts = await this.posts(`/api/v1/accounts/${await this.me()}/statuses?limit=40`);
    return posts.filter(({ content }) => content.includes(text));
  }
}
