import { loadConfig, unknownServer, type LoadOptions } from '@/api/instance';
import { text } from '@/api/decode/shape';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { Server } from '@/domain/instance/server';
import type { SafeStorage } from '@/lib/storage';
import { askServer, recallServer, sameServer } from './known-server';
import type { RealmHost, Shown } from './realm-host';
import { serverOrigin } from './server-address';
import { watchServer } from './server-watch';

export interface ShownServer {
  /** Keeps the description of the shown server fresh, from now on. */
  attend: () => void;
  /** Settles once the shown server is described, or cannot be. */
  settled: () => Promise<void>;
  /** Where visitors are: the page's own site, the server its config.json names, or nowhere yet (empty). */
  home: () => string;
  stop: () => void;
}

interface ShownServerOptions {
  host: RealmHost;
  storage: SafeStorage;
  load: LoadOptions;
  site: string;
}

const NO_ANSWERS: ReadonlyMap<string, unknown> = new Map();

/** The page's own site answered, and not as a server of this kind: its answer was no JSON. */
const isNoInstance = ({ kind, identifier }: ApiError): boolean =>
  identifier !== 'cut' && ['not-found', 'nonsense', 'invalid', 'forbidden'].includes(kind);

/** What came with the page is only good once: later questions go to the server. */
function answersOfPageOnce(load: LoadOptions): () => LoadOptions {
  let next = load;
  return () => {
    const how = next;
    next = { ...load, preloaded: NO_ANSWERS };
    return how;
  };
}

/**
 * Watches the server behind the shown realm. A page on a host of its own finds out here that its site is no
 * instance, and leaves visitors at the server that config.json names (`server`), or without one.
 */
export function createShownServer({ host, storage, load, site }: ShownServerOptions): ShownServer {
  let homeBase = site;
  let watch: { first: Promise<void>; stop: () => void } | null = null;
  const howToLoad = answersOfPageOnce(load);

  const leaveHome = async (): Promise<void> => {
    const config = await loadConfig(load);
    homeBase = serverOrigin(text(config.server)) ?? '';
    const known =
      homeBase === ''
        ? { server: unknownServer('', site, config), known: true }
        : recallServer(homeBase, storage, load);
    host.show(null, homeBase, known);
    attend();
  };

  const ask = async (shown: Shown): Promise<Server> => {
    try {
      return await askServer(shown.base, storage, howToLoad());
    } catch (thrown) {
      const strayed = shown.account.get() === null && shown.base === site && !shown.known;
      if (strayed && host.shown() === shown && isNoInstance(toApiError(thrown))) await leaveHome();
      throw thrown;
    }
  };

  function attend(): void {
    watch?.stop();
    const shown = host.shown();
    if (shown.base === '') {
      watch = null;
      return;
    }
    const tell = (server: Server): void => {
      shown.known = true;
      if (!sameServer(server, shown.server.get())) shown.server.set(server);
    };
    watch = watchServer(
      async () => ask(shown),
      tell,
      (error) => load.warn?.('server', error),
    );
  }

  // Leaving home changes what is watched: then that counts.
  const settled = async (): Promise<void> => {
    const waited = watch;
    await waited?.first;
    if (waited !== watch) await settled();
  };

  return {
    attend,
    settled,
    home: () => homeBase,
    stop: () => watch?.stop(),
  };
}
