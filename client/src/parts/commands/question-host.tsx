import type { ReactElement } from 'react';
import { ConfirmHost } from '@/ui/dialog/confirm-host';
import { useCommands } from './use-commands';

/** Mounted once by the app; shows what `confirm` of the commands asks. */
export function QuestionHost(): ReactElement {
  return <ConfirmHost questions={useCommands().confirming} />;
}
