import type { AccountBundle } from '@/api/decode/account';
import { toApiError } from '@/domain/api-error';
import type { AccountId, StatusId } from '@/domain/ids';
import type { Poll } from '@/domain/status/poll';
import type { Ingest } from '@/data/ingest/ingest';
import type { Remote } from '@/data/remote/remote';
import type { DetailsRemote } from '@/data/remote/details-remote';
import type { Store } from '@/data/store/store';
import type { Uploads } from '@/data/writing/uploads/uploads';
import { late } from '@/lib/late';
import type { Details } from './details';
import { once } from './once';

export interface DetailsDeps extends Pick<Details, 'recentEmoji' | 'openReports' | 'settingsProfiles'> {
  store: Store;
  ingest: Ingest;
  remote: Pick<Remote, 'status' | 'details'>;
  uploads: () => Promise<Uploads>;
}

export function createDetails({ store, ingest, remote, uploads, ...rest }: DetailsDeps): Details {
  const ask = async <T>(question: (calls: DetailsRemote) => Promise<T>): Promise<T> => {
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
  const putPoll = (id: StatusId, poll: Poll): void => {
    const status = store.statuses.truth(id);
    // Edited meanwhile: another poll, or none.
    if (status?.poll?.id === poll.id) store.statuses.put(id, { ...status, poll });
  };
  const aboutPoll = async (
    id: StatusId,
    question: (calls: DetailsRemote, poll: Poll) => Promise<Poll>,
  ): Promise<void> => {
    const poll = store.statuses.truth(id)?.poll;
    if (poll) putPoll(id, await ask((calls) => question(calls, poll)));
  };
  const writing = late(
    () => import('./create-writing'),
    ({ createWriting }) =>
      createWriting({ store, keep, remote: async () => (await remote.details()).writing() }),
  );
  const translations = once<Awaited<ReturnType<Details['translate']>>>();
  const languages = once<Awaited<ReturnType<Details['translationLanguages']>>>();
  const emoji = once<Awaited<ReturnType<Details['customEmoji']>>>();
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
    translate(id, { to, from }) {
      const version = store.statuses.truth(id)?.editedAt ?? 0;
      return translations(JSON.stringify([id, version, to, from]), () =>
        ask((calls) => calls.translate(id, { to, from })),
      );
    },
    translationLanguages: () => languages('', () => ask((calls) => calls.translationLanguages())),
    vote: (id, choices) => aboutPoll(id, (calls, poll) => calls.vote(poll.id, choices)),
    refreshPoll: (id) => aboutPoll(id, (calls, poll) => calls.poll(poll.id)).catch(() => undefined),
    report: (report) => ask((calls) => calls.report(report)),
    writing: writing.load,
    customEmoji: () => emoji('', () => ask((calls) => calls.customEmoji())),
    recentEmoji: rest.recentEmoji,
    openReports: rest.openReports,
    settingsProfiles: rest.settingsProfiles,
    uploads,
  };
}
