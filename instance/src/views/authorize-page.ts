import type { AppRow } from '../storage/oauth.ts';
import type { English, Tongue } from './tongue.ts';

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

export function page({ lang, dir }: Tongue, title: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
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

export function problem({ say }: Tongue, text: English | null): string {
  return text === null ? '' : `<p role="alert" id="problem">${escapeHtml(say(text))}</p>`;
}

const buttons = ({ say }: Tongue): string => `<p class="buttons">
<button type="submit" name="authorization[allow]" value="true">${escapeHtml(say('Sign in and allow'))}</button>
<button type="submit" name="authorization[deny]" value="true" formnovalidate class="quiet">${escapeHtml(say('Deny'))}</button>
</p>`;

/** Name and password, and what the app will be allowed. */
export function signInPage(
  tongue: Tongue,
  request: AuthorizeRequest,
  name = '',
  error: English | null = null,
): string {
  const { say } = tongue;
  const title = say('Sign in for {app}', { app: request.app.name });
  const app = `<strong>${escapeHtml(request.app.name)}</strong>`;
  const asks = escapeHtml(say('{app} asks for access to your account:')).replace('{app}', () => app);
  const scopes = request.scopes.map((scope) => `<li><code>${escapeHtml(scope)}</code></li>`).join('');
  const described = error === null ? '' : ' aria-describedby="problem"';
  return page(
    tongue,
    title,
    `<h1>${escapeHtml(title)}</h1>
${problem(tongue, error)}
<p>${asks}</p>
<ul>${scopes}</ul>
<form method="post" action="/oauth/authorize">
${carried(request)}
<p><label for="name">${escapeHtml(say('Username or e-mail address'))}</label>
<input id="name" name="authorization[name]" value="${escapeHtml(name)}" required autocomplete="username" autocapitalize="none" spellcheck="false"${described}></p>
<p><label for="password">${escapeHtml(say('Password'))}</label>
<input id="password" name="authorization[password]" type="password" required autocomplete="current-password"${described}></p>
${buttons(tongue)}
</form>`,
  );
}

/** The second factor. */
export function codePage(
  tongue: Tongue,
  request: AuthorizeRequest,
  mfaToken: string,
  error: English | null = null,
): string {
  const { say } = tongue;
  const title = say('Two-factor code');
  const described = error === null ? '' : ' aria-describedby="problem"';
  return page(
    tongue,
    title,
    `<h1>${escapeHtml(title)}</h1>
${problem(tongue, error)}
<form method="post" action="/oauth/authorize">
${carried(request)}
${hidden('[mfa_token]', mfaToken)}
<p><label for="code">${escapeHtml(say('Code of your authenticator app, or a recovery code'))}</label>
<input id="code" name="authorization[code]" required autocomplete="one-time-code" autocapitalize="none" spellcheck="false"${described}></p>
${buttons(tongue)}
</form>`,
  );
}

/** For programs without an address to come back to. */
export function oobPage(tongue: Tongue, code: string): string {
  const { say } = tongue;
  return page(
    tongue,
    say('Authorization code'),
    `<h1 id="what">${escapeHtml(say('Copy this code into the app:'))}</h1>
<p><code id="code" class="oauth-code" aria-labelledby="what">${escapeHtml(code)}</code></p>`,
  );
}

/** Nothing to go back to: the request itself is wrong. What is wrong with it is for who makes the app, in English. */
export function errorPage(tongue: Tongue, text: string): string {
  const title = tongue.say('Cannot sign in');
  return page(
    tongue,
    title,
    `<h1>${escapeHtml(title)}</h1>\n<p role="alert" lang="en" dir="ltr">${escapeHtml(text)}</p>`,
  );
}

export const PAGE_CSS = `:root { color-scheme: light dark; --page: #f1efec; --bg: #fdfcfb; --text: #20242b; --faint: #626872; --accent: #aa4820; --on-accent: #fff; --input: #f3f1ee; --edge: #bcbab8; --line: #e5e1dc; --btn: #eae6e1; --error: #bd2f2a; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0d1015; --bg: #14181f; --text: #e4e7eb; --faint: #99a1ad; --accent: #f2a179; --on-accent: #221208; --input: #1c222b; --edge: #474d57; --line: #272b32; --btn: #252c37; --error: #f4827a; }
}
*, *::before { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 0.875rem/1.25rem system-ui, sans-serif; }
main { max-width: 26rem; margin: 3.5rem auto; padding: 1.5rem; overflow-wrap: anywhere; background: var(--bg); border: 1px solid var(--line); border-radius: 10px; }
h1 { margin: 0 0 0.75rem; font-size: 1.0625rem; line-height: 1.5rem; font-weight: 600; text-wrap: balance; }
p { margin: 0.75rem 0; }
form { display: grid; gap: 0.75rem; }
form p { margin: 0; }
ul { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 1rem; padding: 0; list-style: none; }
li { padding: 1px 7px; border-radius: 4px; background: var(--btn); }
code { font: 0.8125rem/1.125rem ui-monospace, monospace; }
.oauth-code { display: block; padding: 10px; font-size: 1rem; background: var(--input); border: 1px solid var(--edge); border-radius: 4px; user-select: all; }
label { display: block; margin-block-end: 6px; font-size: 0.8125rem; line-height: 1.125rem; font-weight: 500; }
input { inline-size: 100%; min-block-size: 2.75rem; padding: 0 10px; font: inherit; font-size: 1rem; color: inherit; background: var(--input); border: 1px solid var(--edge); border-radius: 4px; }
button { min-block-size: 2.75rem; padding: 4px 14px; font: inherit; font-weight: 600; border: 1px solid transparent; border-radius: 4px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.quiet { background: var(--btn); color: var(--text); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
[role=alert] { padding: 0.5rem 0.75rem; border-radius: 4px; border-inline-start: 3px solid var(--error); background: var(--input); }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.buttons button:first-child { flex: 1; }
@media (max-width: 480px) {
  body { background: var(--bg); }
  main { margin: 1rem auto; padding: 1rem; border: 0; }
}
`;
