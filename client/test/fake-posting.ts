import { toApiError } from '@/domain/api-error';
import type { Outbox } from '@/data/writing/outbox/outbox';
import type { OutboxItem } from '@/data/writing/outbox/outbox-entry';
import type { Posting } from '@/data/writing/posting/posting';

const NO_ITEMS: readonly OutboxItem[] = [];
const atRest: Outbox['view'] = { get: () => NO_ITEMS, subscribe: () => () => {} };

/** Notes what is sent as `post`, as the server would get it. */
export function fakePosting(
  note: (...call: readonly unknown[]) => void,
  post?: () => Promise<string>,
  given: Partial<Posting> = {},
): Posting {
  const outbox: Outbox = {
    view: atRest,
    async send({ id, content, context }) {
      note('post', { ...content, ...context, idempotencyKey: id });
      try {
        return { is: 'posted', id: post ? await post() : 'posted' };
      } catch (thrown) {
        return { is: 'returned', id, content, error: toApiError(thrown) };
      }
    },
    sendNow: async (id) => (note('sendNow', id), null),
    stop: (id) => note('stop', id),
    takeBack: async (id) => (note('takeBack', id), null),
    remove: async (id) => note('removeFromOutbox', id),
    watchSent: () => () => {},
  };
  return {
    outbox,
    files: { put: async () => true, get: async () => null, drop: async () => {}, keys: async () => [] },
    drafts: () => [],
    source: async () => ({ text: '', spoilerText: '', contentType: null }),
    toEdit: () => Promise.reject(new Error('nothing is edited here')),
    removeForRedraft: async (id) => note('removeForRedraft', id),
    scheduled: async () => ({ items: [], next: null }),
    reschedule: () => Promise.reject(new Error('nothing is scheduled here')),
    cancelScheduled: async (id) => note('cancelScheduled', id),
    ...given,
  };
}
