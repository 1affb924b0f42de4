import type { Announcement } from '@/domain/instance/announcement';
import { newestFirst } from '@/domain/ids';
import type { Core } from '@/data/core';
import type { UnreadAnnouncements } from '@/data/queries/unread-announcements';
import type { Ask } from '@/data/fetching/asking';
import type { Announcements } from './screens';

/** Both lists of an admin as one: what people do not see now is inactive (behaviour.md §12). */
function merged(all: readonly Announcement[], shown: readonly Announcement[]): Announcement[] {
  const visible = new Map(shown.map((announcement) => [announcement.id, announcement]));
  const known = new Set(all.map(({ id }) => id));
  const ours = all.map((announcement): Announcement => {
    const seen = visible.get(announcement.id);
    return { ...announcement, read: seen?.read ?? null, inactive: seen === undefined };
  });
  return [...ours, ...shown.filter(({ id }) => !known.has(id))];
}

/** ANN-01. */
export function createAnnouncements(
  core: Core,
  ask: Ask,
  unread: Pick<UnreadAnnouncements, 'refresh'>,
): Announcements {
  const all = async (): Promise<readonly Announcement[]> => {
    const isAdmin = core.me.get()?.role === 'admin' && core.server.get().can.pleromaApi;
    const [shown, everything] = await Promise.all([
      ask((calls) => calls.announcements()),
      // A token without this right still reads what everybody reads.
      isAdmin ? ask((calls) => calls.allAnnouncements()).catch(() => null) : null,
    ]);
    const list = everything ? merged(everything, shown) : shown;
    return list.toSorted((a, b) => (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || newestFirst(a.id, b.id));
  };
  const change = async (work: Promise<unknown>): Promise<void> => {
    await work;
    unread.refresh();
  };
  return {
    all,
    markRead: (id) => change(ask((calls) => calls.readAnnouncement(id))),
    post: (draft) => change(ask((calls) => calls.postAnnouncement(draft))),
    edit: (id, draft) => change(ask((calls) => calls.editAnnouncement(id, draft))),
    remove: (id) => change(ask((calls) => calls.deleteAnnouncement(id))),
  };
}
