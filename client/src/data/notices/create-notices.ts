import type { ApiError } from '@/domain/api-error';
import type { StatusId } from '@/domain/ids';
import type { Notice, Notices } from './notices';
import type { Readable } from '@/data/readable';
import type { Platform } from '@/data/platform';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';

/** More at once would cover the page; the oldest go. */
const MOST_NOTICES = 8;

const sameWords = (a: Notice, b: Omit<Notice, 'id'>): boolean =>
  a.level === b.level &&
  a.messageKey === b.messageKey &&
  JSON.stringify(a.messageArgs) === JSON.stringify(b.messageArgs);

const sameMatter = (a: Notice, b: Omit<Notice, 'id'>): boolean =>
  b.topic ? a.topic === b.topic : sameWords(a, b);

/** Global notices and the banners above posts (SYS-05, ST-12). Notices with a timeout close themselves. */
export function createNotices(batch: Batch, platform: Platform): Notices {
  const list = createCell<readonly Notice[]>(batch, []);
  const banners = new Map<StatusId, Cell<ApiError | null>>();
  const timers = new Map<number, () => void>();
  let lastId = 0;

  const keep = (id: number): void => {
    timers.get(id)?.();
    timers.delete(id);
  };

  const close = (id: number): void => {
    keep(id);
    if (list.get().some((notice) => notice.id === id))
      list.set(list.get().filter((notice) => notice.id !== id));
  };

  const bannerOf = (id: StatusId): Cell<ApiError | null> => {
    const known = banners.get(id);
    if (known) return known;
    // A banner without error that nobody shows needs no memory.
    if (banners.size > 500)
      for (const [other, cell] of banners) if (!cell.inUse() && !cell.get()) banners.delete(other);
    const cell = createCell<ApiError | null>(batch, null);
    banners.set(id, cell);
    return cell;
  };

  return {
    list,
    push({ error = null, ...rest }) {
      const notice = { ...rest, error };
      const again = list.get().find((known) => sameMatter(known, notice));
      if (again) close(again.id);
      lastId += 1;
      const id = lastId;
      const surplus = list.get().slice(0, Math.max(0, list.get().length - MOST_NOTICES + 1));
      surplus.forEach((old) => close(old.id));
      list.set([...list.get(), { ...notice, id }]);
      if (notice.timeout > 0)
        timers.set(
          id,
          platform.after(notice.timeout, () => close(id)),
        );
      return id;
    },
    keep,
    close,
    forStatus: (id): Readable<ApiError | null> => bannerOf(id),
    setForStatus(id, error) {
      if (error !== null || banners.has(id)) bannerOf(id).set(error);
    },
  };
}
