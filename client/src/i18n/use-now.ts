import { useSyncExternalStore } from 'react';
import { createSharedClock } from '@/lib/shared-clock';

/** S1 §9: relative times are refreshed once a minute. */
const clock = createSharedClock(60_000);

/** Unix milliseconds, moving on once a minute for everybody at the same moment. */
export const useNow = (): number => useSyncExternalStore(clock.subscribe, clock.now);
