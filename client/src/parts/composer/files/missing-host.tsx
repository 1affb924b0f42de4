import type { ReactElement } from 'react';
import { useReadable } from '@/data/react/realm-context';
import { useCommands } from '@/parts/commands/use-commands';
import { useLate } from '@/ui/late/use-late';
import { lateMissing } from './late-dialogs';

/** Mounted once by the app; shows the question before files go out undescribed. */
export function MissingHost(): ReactElement | null {
  const asked = useReadable(useCommands().missing);
  const dialog = useLate(lateMissing, asked !== null);
  return asked && dialog && <dialog.Part answer={asked.answer} />;
}
