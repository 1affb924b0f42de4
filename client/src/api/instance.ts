import { ApiError, toApiError } from '@/domain/api-error';
import type { Server } from '@/domain/instance/server';
import { decodeServer } from './decode/server';
import { frontendPart, slimDocuments, type ServerDocuments } from './decode/server-documents';
import { dto, isDto, type Dto } from './decode/shape';
import { createClient, type Client, type ClientOptions } from './http';

export interface LoadOptions {
  fetch?: ClientOptions['fetch'];
  /** Answers that came with the page; only used for the page's own site. */
  preloaded?: ReadonlyMap<string, unknown>;
  /** Origin of the page: `config.json` is read there. */
  site: string;
  /** By server: whether it has kept its posts from a guest who asked, once a visit. Filled here. */
  closedToGuests?: Map<string, boolean>;
  /** Told of documents that are missing or broken, never fatal (SYS-01). */
  warn?: (what: string, error: ApiError) => void;
}

export interface LoadedServer {
  server: Server;
  /** Kept for the next start; `serverFrom` reads them again. */
  documents: ServerDocuments;
}

const NOTHING: ServerDocuments = { instance: {}, instanceV2: {}, nodeinfo: {}, config: {}, frontend: {} };

/** A server of which nothing is known yet; an empty base stands for "not named yet". */
export const unknownServer = (base: string, site: string, config: Dto = {}): Server =>
  decodeServer(base, { ...NOTHING, config }, site);

/** Documents of an earlier start, as they were kept; null when they are unusable. */
export function serverFrom(base: string, kept: unknown, site: string): Server | null {
  if (!isDto(kept) || !isDto(kept.instance)) return null;
  const { instance, instanceV2, nodeinfo, config, frontend, closed } = kept;
  return decodeServer(base, { instance, instanceV2, nodeinfo, config, frontend, closed }, site);
}

/** The server as the page alone describes it, without a call; null when the page says too little. */
export function serverFromPage(
  base: string,
  preloaded: ReadonlyMap<string, unknown>,
  site: string,
): Server | null {
  const instance = preloaded.get('/api/v1/instance');
  if (base !== site || !isDto(instance)) return null;
  const frontend = frontendPart(preloaded.get('/api/pleroma/frontend_configurations'));
  const nodeinfo = preloaded.get('/nodeinfo/2.0.json');
  return decodeServer(base, { ...NOTHING, instance, nodeinfo, frontend }, site);
}

type Ask = (client: Client, paths: readonly string[]) => Promise<unknown>;

/** Asks one path after the other until one answers with an object. */
function asker(options: LoadOptions): Ask {
  const preloaded = options.preloaded ?? new Map<string, unknown>();
  return async (client, paths) => {
    let last = new ApiError('not-found');
    for (const path of paths) {
      const known = client.base === options.site ? preloaded.get(path) : undefined;
      if (known !== undefined) return known;
      try {
        const { body } = await client.send({ path });
        if (isDto(body)) return body;
        last = new ApiError('nonsense');
      } catch (thrown) {
        last = toApiError(thrown);
        if (last.kind === 'offline' || last.kind === 'timeout') break;
      }
    }
    options.warn?.(paths[0] ?? '', last);
    return {};
  };
}

const visitor = (base: string, fetch: LoadOptions['fetch']): Client =>
  createClient({ base, token: () => null, ...(fetch ? { fetch } : {}) });

/** `/static/config.json` beside the client; empty when there is none. */
export const loadConfig = async (options: LoadOptions): Promise<Dto> =>
  dto(await asker(options)(visitor(options.site, options.fetch), ['/static/config.json']));

/** At the usual places, else where the server says that it is. */
async function fetchNodeinfo(ask: Ask, client: Client, usual: readonly string[]): Promise<unknown> {
  const found = dto(await ask(client, usual));
  return Object.keys(found)[0] ? found : (await import('./odd-servers')).namedNodeinfo(client);
}

/** The first document; the second in its place where a server has no first one. */
async function fetchInstance(client: Client, { site, preloaded }: LoadOptions): Promise<unknown> {
  const known = client.base === site ? preloaded?.get('/api/v1/instance') : undefined;
  if (known !== undefined) return known;
  const asked = client
    .send({ path: '/api/v1/instance' })
    .catch(async (thrown) => (await import('./odd-servers')).secondInstance(client, thrown));
  return (await asked).body;
}

/**
 * Reads what a server is and can do: preloaded answers first, then calls. Only the instance document is
 * needed (throws why it did not come); everything else may be missing.
 */
export async function loadServer(base: string, options: LoadOptions): Promise<LoadedServer> {
  const ask = asker(options);
  const client = visitor(base, options.fetch);
  const site = visitor(options.site, options.fetch);
  const configured = ask(site, ['/static/config.json']);
  const instance = await fetchInstance(client, options);
  if (!isDto(instance)) throw new ApiError('nonsense');
  // Akkoma has no second document, Pleroma says all in the first; the others have no frontend's part, and
  // nodeinfo under its plain name. Nobody is asked for what it does not have.
  const isPleroma = isDto(instance.pleroma);
  const nodeinfoPaths = ['/nodeinfo/2.0.json', '/nodeinfo/2.0'];
  const [nodeinfo, frontend, instanceV2, config, closed] = await Promise.all([
    fetchNodeinfo(ask, client, isPleroma ? nodeinfoPaths : nodeinfoPaths.toReversed()),
    isPleroma ? ask(client, ['/api/pleroma/frontend_configurations']) : {},
    isPleroma ? {} : ask(client, ['/api/v2/instance']),
    configured,
    // Akkoma and Pleroma tell in their nodeinfo.
    !isPleroma && (await import('./odd-servers')).keepsFromGuests(client, options.closedToGuests),
  ]);
  const documents = slimDocuments({
    instance,
    instanceV2,
    nodeinfo,
    config,
    frontend: dto(frontendPart(frontend)),
    closed,
  });
  return { server: decodeServer(base, documents, options.site), documents };
}
