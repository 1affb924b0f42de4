import { usePreference, useRowFlag } from '@/data/react/records';
import type { Status } from '@/domain/status/status';

/** Whether a subject folds the body (ST-05), and the reader's own choice for this post. */
export function useSubjectFold(status: Pick<Status, 'id' | 'spoilerText'>): {
  foldable: boolean;
  open: boolean;
  setOpen: (open: boolean) => void;
} {
  const foldable = usePreference('collapseMessageWithSubject') && status.spoilerText !== '';
  const [opened, setOpen] = useRowFlag(status.id, 'subject', false);
  return { foldable, open: !foldable || opened, setOpen };
}
