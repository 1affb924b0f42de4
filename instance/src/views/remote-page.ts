import { escapeHtml, page, problem } from './authorize-page.ts';
import type { English, Tongue } from './tongue.ts';

/** What a visitor wants to do from an account elsewhere. */
export interface RemoteAction {
  /** Fields of the second form (api.md §16). */
  kind: 'user' | 'status';
  /** Nickname, or id of the post. */
  key: string;
  /** `@ada`, or whose post it is. */
  shown: string;
  /** Address that the other server is given. */
  address: string;
}

const titleOf = ({ say }: Tongue, { kind, shown: name }: RemoteAction): string =>
  say(kind === 'user' ? 'Follow {name}' : 'Answer or share a post of {name}', { name });

/** Asks who the visitor is elsewhere. */
export function askPage(
  tongue: Tongue,
  action: RemoteAction,
  profile: string,
  error: English | null,
): string {
  const said = (english: English): string => escapeHtml(tongue.say(english));
  const { kind, key } = action;
  const title = titleOf(tongue, action);
  const name = kind === 'user' ? 'user[nickname]' : 'status[status_id]';
  return page(
    tongue,
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>${said('From an account on another server:')}</p>
${problem(tongue, error)}
<form method="post" action="/main/ostatus">
<input type="hidden" name="${name}" value="${escapeHtml(key)}">
<p><label for="profile">${said('Your address there')}</label>
<input id="profile" name="${kind}[profile]" required placeholder="name@server.example" autocapitalize="none"
 spellcheck="false" value="${escapeHtml(profile)}"${error === null ? '' : ' aria-describedby="problem"'}></p>
<p class="buttons"><button type="submit">${said('Go on')}</button></p>
</form>
<p><a href="/login">${said('I have an account here')}</a></p>`,
  );
}

/** Where a server that federates would send the visitor; this one knows nobody outside of its own data. */
export function goPage(tongue: Tongue, action: RemoteAction, host: string): string {
  const said = (english: English): string => escapeHtml(tongue.say(english, { host }));
  const there = `https://${host}/ostatus_subscribe?acct=${encodeURIComponent(action.address)}`;
  return page(
    tongue,
    titleOf(tongue, action),
    `<h1>${said('On to {host}')}</h1>
<p>${said('A server that is connected to others would open this address now:')}</p>
<p dir="ltr"><a href="${escapeHtml(there)}" rel="noopener noreferrer">${escapeHtml(there)}</a></p>
<p role="note">${said('This small instance is for trying things out and talks to no other server, so nobody out there can find its people and posts.')}</p>
<p><a href="/">${said('Back')}</a></p>`,
  );
}

export function nothingPage(tongue: Tongue): string {
  const title = tongue.say('Not found');
  const text = tongue.say('There is nobody and nothing of that name here.');
  return page(tongue, title, `<h1>${escapeHtml(title)}</h1>\n<p role="alert">${escapeHtml(text)}</p>`);
}
