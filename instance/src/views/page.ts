import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instance } from '../lib/context.ts';
import { withBase } from '../lib/urls.ts';
import { findPublicFile } from '../lib/public-files.ts';
import type { AccountRow } from '../storage/accounts.ts';
import { getSettings } from '../storage/settings.ts';
import { escapeHtml } from './authorize-page.ts';
import { frontendConfigurations, instanceView } from './instance.ts';
import { nodeinfo } from './nodeinfo.ts';

const PLACE = '<!--server-generated-meta-->';

const NO_CLIENT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Skein instance</title></head>
<body><main><h1>The instance is running</h1>
<p>No built client was given (<code>--client DIR</code>). The API answers under <code>/api/</code>.</p>
</main></body>
</html>
`;

/** The client's page as built. */
export async function rawPage(inst: Instance): Promise<string> {
  if (inst.clientDir === null) return NO_CLIENT;
  return readFile(join(inst.clientDir, 'index.html'), 'utf8').catch(() => NO_CLIENT);
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function panel(inst: Instance): Promise<Record<string, string>> {
  const file = await findPublicFile(inst, ['instance', 'panel.html']);
  return file ? { '/instance/panel.html': encode(await readFile(file.path, 'utf8')) } : {};
}

/** What the client would ask first, each answer base64 of its JSON (static-files.md §4). */
async function preloaded(inst: Instance, base: string): Promise<string> {
  return JSON.stringify({
    '/api/v1/instance': encode(instanceView(inst, base)),
    ...(await panel(inst)),
    '/nodeinfo/2.0.json': encode(nodeinfo(inst, base, '2.0')),
    '/api/pleroma/frontend_configurations': encode(frontendConfigurations(inst)),
  });
}

function meta(property: string, content: string): string {
  return `<meta property="${property}" content="${escapeHtml(content)}">`;
}

function aboutPage(inst: Instance, base: string, subject: AccountRow | null): string[] {
  const settings = getSettings(inst.db);
  if (!subject) {
    return [
      meta('og:site_name', settings.title),
      meta('og:type', 'website'),
      meta('og:title', settings.title),
      meta('og:description', settings.description),
    ];
  }
  return [
    meta('og:site_name', settings.title),
    meta('og:title', `${subject.display_name} (@${subject.acct})`),
    meta('og:url', withBase(base, subject.url)),
    meta('og:description', subject.note_source),
  ];
}

/** The client's page with meta tags, preloaded data and title, about `subject` where it is a person's page. */
export async function servedPage(
  inst: Instance,
  base: string,
  nonce: string,
  subject: AccountRow | null,
): Promise<string> {
  const html = await rawPage(inst);
  const script = `<script id="initial-results" type="application/json" nonce="${nonce}">${await preloaded(inst, base)}</script>`;
  const title = `<title>${escapeHtml(getSettings(inst.db).title)}</title>`;
  const head = [...aboutPage(inst, base, subject), script, title].join('');
  return html.replace(PLACE, () => head);
}
