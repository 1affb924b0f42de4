import { mayModerate } from '@/domain/account/permissions';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { OpenReportList, OpenReports } from '@/data/details/standing-facts';
import type { Core } from '@/data/core';
import { Poller } from '@/data/fetching/poller';
import { createCell } from '@/data/store/cell';

/** SYS-02. */
const INTERVAL = 60_000;

/** The reports that wait for the staff (AUTH-06). A failed question keeps the last answer, without a word. */
export function createOpenReports({ store, ingest, remote, platform, reach, me, server }: Core): OpenReports {
  const cell = createCell<OpenReportList>(store.batch, { reports: [], total: 0 });
  const ask = async (): Promise<ApiError | null> => {
    try {
      const { items, total } = await (await remote.details()).openReports();
      store.batch.run(() => {
        for (const { accounts, statuses } of items) {
          accounts.forEach((account) => ingest.account(account));
          ingest.statuses(statuses);
        }
        cell.set({ reports: items.map(({ report }) => report), total });
      });
      return null;
    } catch (thrown) {
      const error = toApiError(thrown);
      // An older sign-in without the staff's scope, or a server without the call: it stays so.
      if (error.kind === 'forbidden' || error.kind === 'not-found') poller.stop();
      return error;
    }
  };
  const poller: Poller = new Poller({ platform, reach, interval: INTERVAL, ask });
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    start() {
      if (mayModerate(me.get(), server.get().can)) poller.start(0);
      return () => poller.stop();
    },
    refresh: () => void ask(),
  };
}
