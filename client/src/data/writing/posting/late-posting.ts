import { partMissing } from '@/domain/api-error';
import type { Core } from '@/data/core';
import { keysOf, transact } from '@/data/writing/drafts/writing-database';
import type { Lists } from '@/data/lists';
import type { Posting } from './posting';

/** The writing side of a realm, made when it is first asked for. */
export interface LatePosting {
  get(): Promise<Posting>;
  /** Goes on with what an earlier page could not send, and clears up behind it. */
  resume(): Promise<void>;
  stop(): void;
}

export function latePosting(core: Core, lists: Lists): LatePosting {
  let house: Promise<{ posting: Posting; stop: () => void }> | null = null;
  const load = (): NonNullable<typeof house> => {
    house ??= import('./create-posting').then(
      ({ createPosting }) => createPosting(core, lists),
      () => {
        house = null;
        throw partMissing();
      },
    );
    return house;
  };
  return {
    get: async () => (await load()).posting,
    async resume() {
      for (const table of ['outbox', 'files'] as const) {
        const left = await transact(table, 'readonly', (store) => store.count(keysOf(core.key)));
        if (left > 0) return void (await load());
      }
    },
    stop() {
      void house?.then(({ stop }) => stop()).catch(() => undefined);
      house = null;
    },
  };
}
