import type { Abilities, Server } from '@/domain/instance/server';
import { toApiError } from '@/domain/api-error';
import { parseJson } from '@/lib/parse-json';
import type { Platform } from './platform';
import type { Batch } from './store/batch';
import { createCell, type Cell } from './store/cell';

/** What no document of a server tells, so that it shows with the first try. */
const LEARNT = [
  'repeatScopes',
  'removeFollower',
  'muteAnyConversation',
  'bubbleTimeline',
  'postExpiry',
  'postLanguage',
  'termsPage',
  'instancePanel',
] as const satisfies readonly (keyof Abilities)[];
export type LearntAbility = (typeof LEARNT)[number];

/** Servers are updated: after so long it is tried again. Milliseconds. */
const LEARNT_FOR = 7 * 24 * 3600_000;

export interface Learnt {
  /** The server as its documents describe it, with what was learnt of it. Setting it describes it anew. */
  server: Cell<Server>;
  /** The server was seen to have this, or not to have it. */
  note(ability: LearntAbility, has: boolean): void;
  /** Makes a call that may not exist there: what its answer says of that is kept. */
  trying<T>(ability: LearntAbility, call: () => Promise<T>): Promise<T>;
}

/** When it was seen that the server lacks it; Unix milliseconds. */
type Lacking = Partial<Record<LearntAbility, number>>;

function readLacking(stored: unknown, now: number): Lacking {
  const from: Readonly<Record<string, unknown>> =
    typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const lacking: Lacking = {};
  for (const ability of LEARNT) {
    const at = from[ability];
    if (typeof at === 'number' && at > now - LEARNT_FOR) lacking[ability] = at;
  }
  return lacking;
}

function without(server: Server, lacking: Lacking): Server {
  const missing = LEARNT.filter((ability) => lacking[ability] !== undefined);
  if (missing.length === 0) return server;
  const can = { ...server.can };
  for (const ability of missing) can[ability] = false;
  return { ...server, can };
}

/** Kept per server in this browser: all its accounts learn together. */
export function createLearnt(batch: Batch, platform: Platform, first: Server): Learnt {
  let described = first;
  const place = (): string => `skein.learnt:${described.base}`;
  const read = (): Lacking => readLacking(parseJson(platform.storage.get(place()) ?? ''), platform.now());
  const cell = createCell(batch, without(first, read()));
  const note = (ability: LearntAbility, has: boolean): void => {
    const { [ability]: known, ...others } = read();
    if (has === (known === undefined)) return;
    const lacking: Lacking = has ? others : { ...others, [ability]: platform.now() };
    platform.storage.set(place(), JSON.stringify(lacking));
    cell.set(without(described, lacking));
  };
  return {
    server: {
      ...cell,
      set(next) {
        described = next;
        cell.set(without(next, read()));
      },
    },
    note,
    async trying(ability, call) {
      try {
        const answer = await call();
        note(ability, true);
        return answer;
      } catch (thrown) {
        if (toApiError(thrown).kind === 'not-found') note(ability, false);
        throw thrown;
      }
    },
  };
}
