import { toApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Core } from '@/data/core';
import { findPerson } from './know';

/** A profile that was asked for within this time is not asked for ahead again, in milliseconds. */
const FRESH_MS = 60_000;
/** Servers limit requests, and most names that a pointer rests on are not pressed. */
const MOST_A_MINUTE = 10;
/** After a refusal for too many requests nothing is asked for ahead, in milliseconds. */
const REFUSED_MS = 300_000;

interface Asked {
  at: number;
  answer: Promise<AccountId>;
  /** A profile page has taken the answer: the next one asks anew. */
  taken: boolean;
}

/** Profiles that are fetched before somebody opens them. */
export interface ProfilesAhead {
  prefetch: (idOrAcct: string) => void;
  /** For a profile page: the answer to what was asked for ahead, or a new one. */
  load: (idOrAcct: string) => Promise<AccountId>;
  /** What is on its way or has just come; null when it is nothing. */
  underWay: (idOrAcct: string) => Promise<AccountId> | null;
}

export function createProfilesAhead(
  core: Core,
  fetch: (idOrAcct: string) => Promise<AccountId>,
): ProfilesAhead {
  const now = (): number => core.platform.now();
  const asked = new Map<string, Asked>();
  let ahead: readonly number[] = [];
  let refusedAt = -Infinity;
  /** An address names people by handle, a link by id. */
  const keyOf = (idOrAcct: string): string =>
    core.store.accounts.truth(idOrAcct) ? idOrAcct : (findPerson(core, idOrAcct) ?? idOrAcct);
  const freshOf = (key: string): Asked | null => {
    for (const [one, { at }] of asked) if (now() - at >= FRESH_MS) asked.delete(one);
    return asked.get(key) ?? null;
  };
  const ask = (key: string, idOrAcct: string, taken: boolean): Promise<AccountId> => {
    const answer = fetch(idOrAcct);
    const entry: Asked = { at: now(), answer, taken };
    asked.set(key, entry);
    answer.catch((thrown: unknown) => {
      if (asked.get(key) === entry) asked.delete(key);
      if (toApiError(thrown).kind === 'rate-limited') refusedAt = now();
    });
    return answer;
  };
  return {
    prefetch(idOrAcct) {
      const key = keyOf(idOrAcct);
      ahead = ahead.filter((at) => now() - at < 60_000);
      const isRefused = now() - refusedAt < REFUSED_MS;
      if (freshOf(key) || isRefused || ahead.length >= MOST_A_MINUTE) return;
      ahead = [...ahead, now()];
      void ask(key, idOrAcct, false);
    },
    load(idOrAcct) {
      const key = keyOf(idOrAcct);
      const fresh = freshOf(key);
      if (!fresh || fresh.taken) return ask(key, idOrAcct, true);
      fresh.taken = true;
      return fresh.answer;
    },
    underWay: (idOrAcct) => freshOf(keyOf(idOrAcct))?.answer ?? null,
  };
}
