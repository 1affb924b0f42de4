import { ApiError, toApiError } from '@/domain/api-error';
import { readTheme } from '@/domain/theme/read-theme';
import type { InstanceTheme } from '@/domain/theme/theme-source';
import { dto } from '../decode/shape';
import type { Client } from '../http';

/** More themes than this no instance offers. */
const MOST = 60;

/** Servers of this family answer an absent file with their index page; that is none (static-files.md §2). */
async function staticJson(client: Client, path: string): Promise<unknown> {
  try {
    return (await client.send({ path, token: null })).body;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.kind === 'not-found' || error.kind === 'nonsense') return null;
    throw error;
  }
}

/** A file on this very server, whatever the list says. */
const fileAt = (entry: string): string | null =>
  /^\/?[\w-][\w./-]*$/.test(entry) && !entry.includes('..') ? `/${entry.replace(/^\//, '')}` : null;

async function themeOf(client: Client, id: string, entry: unknown): Promise<InstanceTheme | null> {
  const path = typeof entry === 'string' ? fileAt(entry) : null;
  if (typeof entry === 'string' && path === null) return null;
  const answer = readTheme(path === null ? entry : await staticJson(client, path), id);
  return answer.is === 'read' ? { id, theme: answer.theme } : null;
}

type Entries = Readonly<Record<string, unknown>>;

const stylesOf = async (client: Client): Promise<Entries> =>
  dto(await staticJson(client, '/static/styles.json'));
/** Of Pleroma-FE, which has them instead of themes since its 2.7. */
const palettesOf = async (client: Client): Promise<Entries> =>
  dto(await staticJson(client, '/static/palettes/index.json'));

/** Themes before palettes; of one id the theme counts. */
async function entriesOf(client: Client): Promise<[string, unknown][]> {
  // One list is not lost with the other.
  const palettes = palettesOf(client).catch((): Entries => ({}));
  const styles = await stylesOf(client);
  const more = Object.entries(await palettes).filter(([id]) => !(id in styles));
  return [...Object.entries(styles), ...more].slice(0, MOST);
}

/** The themes and palettes that the admin offers (static-files.md §3); one whose file is missing or broken is left out. */
export async function fetchThemes(client: Client): Promise<InstanceTheme[]> {
  const all = (await entriesOf(client)).map(([id, entry]) =>
    themeOf(client, id, entry).catch((): null => null),
  );
  return (await Promise.all(all)).flatMap((theme) => theme ?? []);
}

/** One of them. Throws ApiError, `not-found` where there is none of that id. */
export async function fetchTheme(client: Client, id: string): Promise<InstanceTheme> {
  const styles = await stylesOf(client);
  const list = Object.hasOwn(styles, id) ? styles : await palettesOf(client);
  const theme = Object.hasOwn(list, id) ? await themeOf(client, id, list[id]) : null;
  if (!theme) throw new ApiError('not-found');
  return theme;
}
