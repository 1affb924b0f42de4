import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Family } from './family';

interface Session {
  asked: URLSearchParams;
  /** Where the instance sent the browser after the right password. */
  leadsTo: string | null;
  secret: string;
  /** Who has signed in. */
  who: { name: string; password: string };
}

const CSS = 'body { font-family: sans-serif; background: rgb(1, 2, 3); color: white; }';

const page = (title: string, form: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>` +
  `<link rel="stylesheet" href="/assets/pages-0123456789.css"></head><body><h1>${title}</h1>${form}</body></html>`;

/** The family's own sign-in pages: a session in a cookie, redirects from page to page, plain forms. */
export class SignInPages {
  private readonly sessions = new Map<string, Session>();

  constructor(
    private readonly family: Family,
    private readonly instance: string,
  ) {}

  /** True when the request was for one of the pages. */
  async answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<boolean> {
    const url = new URL(request.url ?? '/', 'http://dressed');
    const is = `${request.method ?? ''} ${url.pathname}`;
    if (is === 'GET /assets/pages-0123456789.css') {
      response.writeHead(200, { 'content-type': 'text/css' }).end(CSS);
    } else if (is === 'GET /oauth/authorize') await this.authorize(url, request, response);
    else if (is === 'GET /auth/sign_in') this.signInPage(request, response, '');
    else if (is === 'POST /auth/sign_in') await this.signIn(request, response, new URLSearchParams(body));
    else if (is === 'POST /oauth/authorize') this.allow(request, response, new URLSearchParams(body));
    else return false;
    return true;
  }

  private session(request: IncomingMessage): Session | undefined {
    const name = this.family.cookie('').split('=')[0] ?? '';
    const found = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(request.headers.cookie ?? '');
    return this.sessions.get(found?.[1] ?? '');
  }

  private html(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'self'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
      'referrer-policy': 'same-origin',
      'clear-site-data': '"storage"',
    });
    response.end(text);
  }

  private redirect(response: ServerResponse, path: string, cookie?: string): void {
    // Rails names the whole address, Go the path.
    const location = this.family.name === 'mastodon' ? `https://${this.family.host}${path}` : path;
    response.writeHead(this.family.name === 'mastodon' ? 302 : 303, {
      location,
      ...(cookie === undefined ? {} : { 'set-cookie': [cookie] }),
    });
    response.end();
  }

  private async authorize(url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const known = this.session(request);
    if (known?.leadsTo) {
      // Who is signed in is asked about the next app, or for more.
      if (url.searchParams.has('client_id')) {
        known.asked = url.searchParams;
        known.leadsTo = await this.grant(known);
      }
      const form =
        `<form action="/oauth/authorize" method="POST"><input type="hidden" name="authenticity_token" ` +
        `value="${known.secret}"><button type="submit">Allow</button></form>`;
      this.html(response, 200, page(`Hi! ${known.asked.get('client_id') ?? ''} asks for access`, form));
      return;
    }
    if (!url.searchParams.has('redirect_uri')) {
      this.html(response, 400, page('Bad request', ''));
      return;
    }
    const id = randomBytes(8).toString('hex');
    const secret = randomBytes(8).toString('hex');
    this.sessions.set(id, {
      asked: url.searchParams,
      leadsTo: null,
      secret,
      who: { name: '', password: '' },
    });
    this.redirect(response, '/auth/sign_in', this.family.cookie(id));
  }

  private signInPage(request: IncomingMessage, response: ServerResponse, problem: string): void {
    const session = this.session(request);
    if (!session) return this.html(response, 400, page('No session: cookies did not come back', ''));
    const form =
      `<p role="alert">${problem}</p><form action="/auth/sign_in" method="POST">` +
      `<input type="hidden" name="authenticity_token" value="${session.secret}">` +
      `<label>Email <input name="username"></label><label>Password <input name="password" type="password"></label>` +
      `<button type="submit">Login</button></form>`;
    this.html(response, 200, page('Login', form));
  }

  /** Rails compares origin and token; without them a form of another site could be it. */
  private isForged(request: IncomingMessage, session: Session, form: URLSearchParams): boolean {
    if (!this.family.checksOrigin) return false;
    const expected = `http://${request.headers.host ?? ''}`;
    return request.headers.origin !== expected || form.get('authenticity_token') !== session.secret;
  }

  /** Where the instance sends who is signed in; null for a wrong name or password. */
  private async grant({ asked, who }: Session): Promise<string | null> {
    const grant = new URLSearchParams();
    for (const [name, value] of asked) {
      if (this.family.keepsChallenge || !name.startsWith('code_challenge'))
        grant.append(`authorization[${name}]`, value);
    }
    grant.set('authorization[name]', who.name);
    grant.set('authorization[password]', who.password);
    const answer = await fetch(`${this.instance}/oauth/authorize`, {
      method: 'POST',
      body: grant,
      redirect: 'manual',
    });
    return answer.headers.get('location');
  }

  private async signIn(
    request: IncomingMessage,
    response: ServerResponse,
    form: URLSearchParams,
  ): Promise<void> {
    const session = this.session(request);
    if (!session || this.isForged(request, session, form)) {
      return this.html(response, 422, page('Security verification failed', ''));
    }
    session.who = { name: form.get('username') ?? '', password: form.get('password') ?? '' };
    session.leadsTo = await this.grant(session);
    if (session.leadsTo === null) return this.signInPage(request, response, 'Wrong email or password');
    this.redirect(response, '/oauth/authorize');
  }

  private allow(request: IncomingMessage, response: ServerResponse, form: URLSearchParams): void {
    const session = this.session(request);
    if (!session?.leadsTo || this.isForged(request, session, form)) {
      return this.html(response, 422, page('Security verification failed', ''));
    }
    response.writeHead(302, { location: session.leadsTo }).end();
  }
}
