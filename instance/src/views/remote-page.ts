import { escapeHtml, page, problem } from './authorize-page.ts';

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

const titleOf = ({ kind, shown }: RemoteAction): string =>
  kind === 'user' ? `Follow ${shown}` : `Answer or share a post of ${shown}`;

/** Asks who the visitor is elsewhere. */
export function askPage(action: RemoteAction, profile: string, error: string | null): string {
  const { kind, key } = action;
  const title = titleOf(action);
  const name = kind === 'user' ? 'user[nickname]' : 'status[status_id]';
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1>
<p>From an account on another server:</p>
${problem(error)}
<form method="post" action="/main/ostatus">
<input type="hidden" name="${name}" value="${escapeHtml(key)}">
<p><label for="profile">Your address there</label>
<input id="profile" name="${kind}[profile]" required placeholder="name@server.example" autocapitalize="none"
 spellcheck="false" value="${escapeHtml(profile)}"${error === null ? '' : ' aria-describedby="problem"'}></p>
<p class="buttons"><button type="submit">Go on</button></p>
</form>
<p><a href="/login">I have an account here</a></p>`,
  );
}

/** Where a server that federates would send the visitor; this one knows nobody outside of its own data. */
export function goPage(action: RemoteAction, host: string): string {
  const there = `https://${host}/ostatus_subscribe?acct=${encodeURIComponent(action.address)}`;
  return page(
    titleOf(action),
    `<h1>On to ${escapeHtml(host)}</h1>
<p>A server that is connected to others would open this address now:</p>
<p><a href="${escapeHtml(there)}" rel="noopener noreferrer">${escapeHtml(there)}</a></p>
<p role="note">This small instance is for trying things out and talks to no other server, so nobody out there
can find its people and posts.</p>
<p><a href="/">Back</a></p>`,
  );
}

export const nothingPage = (): string =>
  page('Not found', '<h1>Not found</h1>\n<p role="alert">There is nobody and nothing of that name here.</p>');
