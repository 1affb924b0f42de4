import type { Visibility } from '@/domain/status/visibility';
import type { MessageId } from '@/i18n/message-id';
import type { IconName } from '@/ui/icon/shapes';

interface ScopeSign {
  icon: IconName;
  name: MessageId & `compose.scope_${string}`;
}

/** Icon and name of each scope. */
export const SCOPE_SIGNS: Readonly<Record<Visibility, ScopeSign>> = {
  public: { icon: 'globe', name: 'compose.scope_public' },
  unlisted: { icon: 'unlock', name: 'compose.scope_unlisted' },
  private: { icon: 'lock', name: 'compose.scope_private' },
  direct: { icon: 'mail', name: 'compose.scope_direct' },
  local: { icon: 'users', name: 'compose.scope_local' },
};
