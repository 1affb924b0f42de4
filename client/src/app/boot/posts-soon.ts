import type { Readable } from '@/data/readable';
import type { TimelineView } from '@/data/timelines/timelines';

/** Posts that come this soon are drawn with the frame around them: drawing it alone first takes from their time. */
export const SOON_MS = 100;

/** Resolves when the timeline holds posts or they cannot be had, at the latest soon. */
export const postsSoon = (timeline: Readable<TimelineView>): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      const { ids, newer } = timeline.get();
      if (ids.length > 0 || newer.is !== 'loading') done();
    };
    const forget = timeline.subscribe(look);
    const done = (): void => {
      forget();
      resolve();
    };
    setTimeout(done, SOON_MS);
    look();
  });
