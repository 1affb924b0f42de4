import type { AppRow } from '../storage/oauth.ts';

/** What an authorization asks for; carried through the forms. */
export interface AuthorizeRequest {
  app: AppRow;
  redirectUri: string;
  scopes: string[];
  state: string;
  challenge: string | null;
  challengeMethod: string | null;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/oauth/page.css">
</head>
<body><main>
${body}
</main></body>
</html>
`;
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="authorization${name}" value="${escapeHtml(value)}">`;
}

function carried(request: AuthorizeRequest): string {
  return [
    hidden('[client_id]', request.app.client_id),
    hidden('[redirect_uri]', request.redirectUri),
    hidden('[response_type]', 'code'),
    hidden('[state]', request.state),
    ...request.scopes.map((scope) => hidden('[scope][]', scope)),
    ...(request.challenge === null ? [] : [hidden('[code_challenge]', request.challenge)]),
    ...(request.challengeMethod === null ? [] : [hidden('[code_challenge_method]', request.challengeMethod)]),
  ].join('\n');
}

function problem(text: string | null): string {
  return text === null ? '' : `<p role="alert" id="problem">${escapeHtml(text)}</p>`;
}

const BUTTONS = `<p class="buttons">
<button type="submit">Sign in and allow</button>
<button type="submit" name="authorization[deny]" value="true" formnovalidate class="quiet">Deny</button>
</p>`;

/** Name and password, and what the app will be allowed. */
export function signInPage(request: AuthorizeRequest, name = '', error: string | null = null): string {
  const app = escapeHtml(request.app.name);
  const scopes = request.scopes.map((scope) => `<li><code>${escapeHtml(scope)}</code></li>`).join('');
  const described = error === null ? '' : ' aria-describedby="problem"';
  return page(
    `Sign in for ${request.app.name}`,
    `<h1>Sign in for ${app}</h1>
${problem(error)}
<p><strong>${app}</strong> asks for access to your account:</p>
<ul>${scopes}</ul>
<form method="post" action="/oauth/authorize">
${carried(request)}
<p><label for="name">Username or e-mail address</label>
<input id="name" name="authorization[name]" value="${escapeHtml(name)}" required autocomplete="username" autocapitalize="none" spellcheck="false"${described}></p>
<p><label for="password">Password</label>
<input id="password" name="authorization[password]" type="password" required autocomplete="current-password"${described}></p>
${BUTTONS}
</form>`,
  );
}

/** The second factor. */
export function codePage(request: AuthorizeRequest, mfaToken: string, error: string | null = null): string {
  const described = error === null ? '' : ' aria-describedby="problem"';
  return page(
    'Two-factor code',
    `<h1>Two-factor code</h1>
${problem(error)}
<form method="post" action="/oauth/authorize">
${carried(request)}
${hidden('[mfa_token]', mfaToken)}
<p><label for="code">Code of your authenticator app, or a recovery code</label>
<input id="code" name="authorization[code]" required autocomplete="one-time-code" autocapitalize="none" spellcheck="false"${described}></p>
${BUTTONS}
</form>`,
  );
}

/** For programs without an address to come back to. */
export function oobPage(code: string): string {
  return page(
    'Authorization code',
    `<h1>Allowed</h1>
<p><label for="code">Copy this code into the app:</label>
<input id="code" value="${escapeHtml(code)}" readonly></p>`,
  );
}

/** Nothing to go back to: the request itself is wrong. */
export function errorPage(text: string): string {
  return page('Cannot sign in', `<h1>Cannot sign in</h1>\n<p role="alert">${escapeHtml(text)}</p>`);
}

export const PAGE_CSS = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.2; }
label { display: block; font-weight: 600; }
input { box-sizing: border-box; inline-size: 100%; padding: 0.5rem; font: inherit; border: 1px solid #767676; border-radius: 0.375rem; }
button { padding: 0.5rem 1rem; min-block-size: 2.75rem; font: inherit; border: 1px solid #1c5fa8; border-radius: 0.375rem; background: #1c5fa8; color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: #767676; }
:focus-visible { outline: 3px solid #4a90e2; outline-offset: 2px; }
[role=alert] { padding: 0.5rem 0.75rem; border-inline-start: 4px solid #c62828; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.75rem; }
`;
