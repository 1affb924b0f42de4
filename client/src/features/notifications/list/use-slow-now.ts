import { useSyncExternalStore } from 'react';
import { createSharedClock } from '@/lib/shared-clock';

/** NOTIF-08: times of notifications are refreshed every 240 s. */
const clock = createSharedClock(240_000);

/** Unix milliseconds of the last tick, never before `time`: what just came is "now", not in the future. */
export const useSlowNow = (time: number): number =>
  Math.max(time, useSyncExternalStore(clock.subscribe, clock.now));
