import type { TimelineKey } from '@/domain/status/timeline-key';
import type { FilterPlace } from './filter';

/** Where a timeline is, as filters call it; undefined for what the reader has gathered from everywhere. */
export function filterPlaceOf(key: TimelineKey): FilterPlace | undefined {
  if (key === 'bookmarks' || key === 'favourites') return undefined;
  if (/^(?:user|replies|media|pinned):/.test(key)) return 'account';
  return /^(?:local$|federated$|bubble$|tag:)/.test(key) ? 'public' : 'home';
}
