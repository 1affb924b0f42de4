import '@/i18n/messages/en/late/people';
import type { ReactElement } from 'react';
import { useT } from '@/i18n/use-t';
import { useCommands } from '@/parts/commands/use-commands';
import { IconButton } from '@/ui/button/icon-button';

/** The pencil on the reader's own card: opens the settings at their profile (PROF-05). */
export function EditProfileButton({
  small,
  onPress,
}: {
  small?: boolean;
  /** What goes away before the settings come. */
  onPress?: (() => void) | undefined;
}): ReactElement {
  const t = useT();
  const { settings } = useCommands();
  const open = (): void => {
    onPress?.();
    settings.ask({ tab: 'profile' });
  };
  return <IconButton icon="pen" label={t('people.edit_profile')} small={small} onClick={open} />;
}
