import type { ScopeWarning } from '@/domain/compose';
import type { Visibility } from '@/domain/visibility';
import type { MessageId } from '@/i18n/message-id';
import type { IconName } from '@/ui/icon/icon-names';

interface VisibilityWords {
  icon: IconName;
  name: MessageId & `compose.scope_${string}`;
  /** Who will see the post. */
  sees: MessageId & `compose.sees_${string}`;
}

export const VISIBILITY_WORDS: Readonly<Record<Visibility, VisibilityWords>> = {
  public: { icon: 'globe', name: 'compose.scope_public', sees: 'compose.sees_public' },
  unlisted: { icon: 'unlock', name: 'compose.scope_unlisted', sees: 'compose.sees_unlisted' },
  private: { icon: 'lock', name: 'compose.scope_private', sees: 'compose.sees_private' },
  direct: { icon: 'mail', name: 'compose.scope_direct', sees: 'compose.sees_direct' },
  local: { icon: 'users', name: 'compose.scope_local', sees: 'compose.sees_local' },
};

export const WARNING_WORDS = {
  'private-but-unlocked': 'compose.warn_unlocked',
  direct: 'compose.warn_direct',
  'direct-first-only': 'compose.warn_direct_first',
} as const satisfies Record<ScopeWarning, MessageId>;
