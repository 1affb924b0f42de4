import type { AccountBundle } from '@/api/decode/account';
import type { AccountId } from '@/domain/ids';
import { toApiError } from '@/domain/api-error';
import type { Core } from '@/data/core';
import type { ScreensRemote } from '@/data/remote/screens-remote';

/** Asks the server; whatever goes wrong is an ApiError. */
export type Ask = <T>(question: (calls: ScreensRemote) => Promise<T>) => Promise<T>;

export const asking =
  ({ remote }: Pick<Core, 'remote'>): Ask =>
  async (question) => {
    try {
      return await question(await remote.screens());
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };

/** Writes people into the records and names them. */
export const keepPeople = (
  { store, ingest }: Pick<Core, 'store' | 'ingest'>,
  people: readonly AccountBundle[],
): readonly AccountId[] =>
  store.batch.run(() =>
    people.map(({ account, relationship }) => {
      ingest.account(account);
      if (relationship) ingest.relationships([relationship]);
      return account.id;
    }),
  );
