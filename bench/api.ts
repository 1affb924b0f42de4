import * as v from 'valibot';

const Post = v.object({
  id: v.string(),
  content: v.string(),
  replies_count: v.number(),
  account: v.object({ display_name: v.string(), acct: v.string(), avatar: v.string() }),
});
export type Post = v.InferOutput<typeof Post>;
const Token = v.object({ access_token: v.string() });
const App = v.object({ client_id: v.string(), client_secret: v.string() });
const Context = v.object({ ancestors: v.array(Post), descendants: v.array(Post) });

/** The few calls that the bench makes itself, as a sample account. */
export class Api {
  readonly base: string;
  readonly #token: string;

  private constructor(base: string, token: string) {
    this.base = base;
    this.#token = token;
  }

  static async signIn(base: string, username: string): Promise<Api> {
    const form = (fields: Record<string, string>): RequestInit => ({
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    const scopes = 'read write follow push';
    const app = v.parse(
      App,
      await (
        await fetch(
          `${base}/api/v1/apps`,
          form({ client_name: 'bench', redirect_uris: 'urn:ietf:wg:oauth:2.0:oob', scopes }),
        )
      ).json(),
    );
    const grant = { ...app, grant_type: 'password', username, password: 'skein-demo', scope: scopes };
    const answer = await fetch(`${base}/oauth/token`, form(grant));
    return new Api(base, v.parse(Token, await answer.json()).access_token);
  }

  async #call(path: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(this.base + path, {
      ...init,
      headers: { authorization: `Bearer ${this.#token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  async home(limit: number): Promise<Post[]> {
    return v.parse(v.array(Post), await this.#call(`/api/v1/timelines/home?limit=${limit}`));
  }

  async contextSize(id: string): Promise<number> {
    const { ancestors, descendants } = v.parse(Context, await this.#call(`/api/v1/statuses/${id}/context`));
    return ancestors.length + descendants.length + 1;
  }

  async tagged(tag: string): Promise<Post[]> {
    return v.parse(v.array(Post), await this.#call(`/api/v1/timelines/tag/${tag}?limit=40`));
  }

  async post(status: string): Promise<void> {
    await this.#call('/api/v1/statuses', {
      method: 'POST',
      body: new URLSearchParams({ status, visibility: 'public' }),
    });
  }
}
