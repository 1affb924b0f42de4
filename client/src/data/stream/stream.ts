import type { Readable } from '@/data/readable';

/** Connection of the user stream (S2 §4). */
export type StreamState = 'disabled' | 'starting_initial' | 'starting' | 'joined' | 'error' | 'closed';

export interface Stream {
  state: Readable<StreamState>;
}
