import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from './instance';
import { DIST } from './places';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
/** docs/deploy.md, "A host of its own": the reader names the server, so any https (here: http) may be called. */
const POLICY =
  "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'; " +
  "img-src 'self' data: blob: http: https:; media-src 'self' http: https:; connect-src 'self' http: https: ws: wss:; " +
  "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types inert-html";

/** The built client on a plain static host that belongs to no instance; unknown paths get the page. */
export async function startStaticHost(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
    const wanted = join(DIST, path);
    const isFile = existsSync(wanted) && statSync(wanted).isFile();
    const isPage = isFile || extname(path) === '';
    const file = isFile ? wanted : join(DIST, 'index.html');
    response.writeHead(isPage ? 200 : 404, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
    });
    if (isPage) createReadStream(file).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Signs in to a server from a page of the static host, by the server's own page; home is there afterwards. */
export async function signInFrom(host: string, page: Page, base: string, name: string): Promise<void> {
  await page.goto(`${host}/login`);
  const form = page.getByRole('main').getByRole('form', { name: 'Choose your server' });
  const other = page.getByRole('main').getByRole('button', { name: 'Use another server' });
  await form.or(other).first().waitFor();
  if (await other.isVisible()) await other.click();
  await form.getByRole('textbox', { name: 'Server' }).fill(base);
  await form.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/oauth/authorize**');
  await page.getByLabel(/name/i).first().fill(name);
  await page
    .getByLabel(/password/i)
    .first()
    .fill('skein-demo');
  await page.getByRole('button').first().click();
  await page.waitForURL(`${host}/main/friends`);
  await page.getByRole('main').getByRole('article').first().waitFor();
}
