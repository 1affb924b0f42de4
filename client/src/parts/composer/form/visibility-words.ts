import type { ScopeWarning } from '@/domain/writing/compose';
import type { Visibility } from '@/domain/status/visibility';
import type { MessageId } from '@/i18n/message-id';

/** Who will see the post. */
export const SEEN_BY: Readonly<Record<Visibility, MessageId & `compose.sees_${string}`>> = {
  public: 'compose.sees_public',
  unlisted: 'compose.sees_unlisted',
  private: 'compose.sees_private',
  direct: 'compose.sees_direct',
  local: 'compose.sees_local',
};

export const WARNING_WORDS = {
  'private-but-unlocked': 'compose.warn_unlocked',
  direct: 'compose.warn_direct',
  'direct-first-only': 'compose.warn_direct_first',
} as const satisfies Record<ScopeWarning, MessageId>;
