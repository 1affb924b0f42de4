import type { AccountBundle } from '@/api/decode/account';
import { toApiError } from '@/domain/api-error';
import type { AccountId } from '@/domain/ids';
import type { Ingest } from '@/data/ingest/ingest';
import type { Remote } from '@/data/remote/remote';
import type { Store } from '@/data/store/store';
import type { Wishes } from '@/data/wishes/wishes';
import type { Uploads } from '@/data/writing/uploads/uploads';
import { late } from '@/data/late';
import type { Details } from './details';
import { onceEach } from '@/data/once-each';
import { createPollDetails, type AskDetails } from './poll-details';
import { createTranslations } from './translations';

export interface DetailsDeps extends Pick<Details, 'recentEmoji' | 'openReports' | 'settingsProfiles'> {
  store: Store;
  ingest: Ingest;
  remote: Pick<Remote, 'status' | 'details'>;
  wishes: Wishes;
  uploads: () => Promise<Uploads>;
}

export function createDetails({ store, ingest, remote, wishes, uploads, ...rest }: DetailsDeps): Details {
  const ask: AskDetails = async (question) => {
    try {
      return await question(await remote.details());
    } catch (thrown) {
      throw toApiError(thrown);
    }
  };
  const keep = (people: readonly AccountBundle[]): readonly AccountId[] =>
    store.batch.run(() =>
      people.map(({ account, relationship }) => {
        ingest.account(account);
        if (relationship) ingest.relationships([relationship]);
        return account.id;
      }),
    );
  const writingHelp = late(
    () => import('./create-writing-help'),
    ({ createWritingHelp }) =>
      createWritingHelp({ store, keep, remote: async () => (await remote.details()).writingHelp() }),
  );
  const emoji = onceEach<Awaited<ReturnType<Details['customEmoji']>>>();
  return {
    async knowStatus(id) {
      if (store.statuses.truth(id)) return true;
      return remote.status(id).then(
        (bundle) => (ingest.status(bundle), true),
        () => false,
      );
    },
    reactions: async (id) =>
      (await ask((calls) => calls.reactors(id))).map(({ name, accounts }) => ({
        name,
        accountIds: keep(accounts),
      })),
    favouritedBy: async (id) => keep(await ask((calls) => calls.favouritedBy(id))),
    repeatedBy: async (id) => keep(await ask((calls) => calls.repeatedBy(id))),
    history: (id) => ask((calls) => calls.history(id)),
    ...createTranslations(store, ask),
    ...createPollDetails(store, wishes, ask),
    report: (report) => ask((calls) => calls.report(report)),
    writingHelp: writingHelp.load,
    customEmoji: () => emoji('', () => ask((calls) => calls.customEmoji())),
    recentEmoji: rest.recentEmoji,
    openReports: rest.openReports,
    settingsProfiles: rest.settingsProfiles,
    uploads,
  };
}
