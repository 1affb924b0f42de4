import { loadServer, serverFrom, serverFromPage, unknownServer, type LoadOptions } from '@/api/instance';
import type { Server } from '@/domain/instance/server';
import { parseJson } from '@/lib/parse-json';
import type { SafeStorage } from '@/lib/storage';

const nameOf = (base: string): string => `skein:server:${base}`;

export interface KnownServer {
  server: Server;
  /** False when this is only a guess because nothing has been heard of the server yet. */
  known: boolean;
}

/** The best description without asking: the page's own data, else what an earlier visit kept. */
export function recallServer(base: string, storage: SafeStorage, options: LoadOptions): KnownServer {
  const { preloaded, site } = options;
  const kept = serverFrom(base, parseJson(storage.get(nameOf(base)) ?? ''), site);
  // The page knows no config.json and perhaps no nodeinfo: what was kept is fuller.
  const server = kept ?? (preloaded ? serverFromPage(base, preloaded, site) : null);
  return { server: server ?? unknownServer(base, site), known: server !== null };
}

/** True when nothing that a screen could show differs. */
export const sameServer = (a: Server, b: Server): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Asks the server and keeps its answer for the next start; throws ApiError. */
export async function askServer(base: string, storage: SafeStorage, options: LoadOptions): Promise<Server> {
  const { server, documents } = await loadServer(base, options);
  storage.set(nameOf(base), JSON.stringify(documents));
  return server;
}
