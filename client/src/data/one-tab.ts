import type { TabChannelSource } from './platform';

/** Does it in one tab at a time: the others wait, and find it done. */
export function inOneTab<T>(
  tabs: Pick<TabChannelSource, 'lead'>,
  lock: string,
  work: () => Promise<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const release = tabs.lead(lock, () => {
      const done = work();
      done.then(resolve, reject);
      void done.then(
        () => release(),
        () => release(),
      );
    });
  });
}
