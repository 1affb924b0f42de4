import { createServer, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import type { SecureFront } from './secure-front';

interface Post {
  content: string;
  account: { display_name: string; acct: string; avatar: string };
}

const STYLE = `body{margin:0 auto;max-width:640px;background:#14181f;color:#e4e7eb;font:15px/22px system-ui,sans-serif}
article{display:grid;grid-template-columns:48px 1fr;gap:12px;padding:14px 16px;border-bottom:1px solid #272b32}
img{border-radius:5px}a{color:#f5b38d}`;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What 20 posts cost at the least: text, avatars and one style sheet, no script. */
function floorPage(posts: readonly Post[]): string {
  const articles = posts.map(
    ({ content, account }) =>
      `<article><img src="${account.avatar}" width="48" height="48" alt=""><div><b>${escape(account.display_name)}</b> @${escape(account.acct)}<div>${content}</div></div></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>floor</title><link rel="stylesheet" href="${FLOOR}.css"><main>${articles.join('')}</main>`;
}

/** Serves pages by their paths, whatever is unknown like `/`; returns the address. */
export async function servePages(
  pages: Readonly<Record<'/' | `/${string}.css`, string>>,
): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const style = new Map(Object.entries(pages)).get(request.url ?? '/');
    if (style !== undefined && request.url?.endsWith('.css'))
      response.writeHead(200, { 'content-type': 'text/css' }).end(style);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pages['/']);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the page has no address');
  return { url: `http://localhost:${address.port}/`, server };
}

/** Where the front answers with the floor page, and with a page that holds nothing. */
export const FLOOR = '/bench-floor';
export const BLANK = '/bench-blank';

/** The floor page comes from where the client comes from: it differs in what it is alone. */
export function addFloor(pages: SecureFront['pages'], posts: readonly Post[]): void {
  pages.set(FLOOR, { type: 'text/html; charset=utf-8', body: floorPage(posts) });
  pages.set(`${FLOOR}.css`, { type: 'text/css', body: STYLE });
  pages.set(BLANK, { type: 'text/html; charset=utf-8', body: '<!doctype html><title>blank</title>' });
}

/** What a page without script needs to look like this one: the attributes of its root and its styles. */
export const lookOf = (page: Page): Promise<{ attributes: string; head: string }> =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules]);
    return {
      attributes: [...document.documentElement.attributes]
        .map(({ name, value }) => `${name}="${value.replaceAll('"', '&quot;')}"`)
        .join(' '),
      head: `<base href="${location.origin}/"><style>${rules.map((rule) => rule.cssText).join('\n')}</style>`,
    };
  });

/** A page without script that looks like the client's. */
export const stillPage = (
  { attributes, head }: { attributes: string; head: string },
  style: string,
  body: string,
): string =>
  `<!doctype html><html ${attributes}><head>${head}<style>${style}</style></head><body>${body}</body></html>`;
