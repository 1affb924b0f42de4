import type { ReactElement } from 'react';
import type { Visibility } from '@/domain/status/visibility';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/shapes';

const MARKS = {
  public: { icon: 'globe', words: 'status.visibility_public' },
  unlisted: { icon: 'unlock', words: 'status.visibility_unlisted' },
  private: { icon: 'lock', words: 'status.visibility_private' },
  direct: { icon: 'mail', words: 'status.visibility_direct' },
  local: { icon: 'users', words: 'status.visibility_local' },
} as const satisfies Record<Visibility, { icon: IconName; words: MessageId }>;

/** An icon with a name of its own. */
export function Mark({ icon, name }: { icon: IconName; name: string }): ReactElement {
  return (
    <span role="img" title={name}>
      <Icon name={icon} size="xs" />
    </span>
  );
}

/** Who can see the post (ST-01, S2 §9). */
export function VisibilityMark({ visibility }: { visibility: Visibility }): ReactElement {
  const t = useT();
  const { icon, words } = MARKS[visibility];
  return <Mark icon={icon} name={t(words)} />;
}
