import type { ReactElement } from 'react';
import { RowTime } from '@/parts/status/list/row-time';
import { useSlowNow } from './use-slow-now';

/** When it was; the clock of the notifications goes slowly. */
export function NotificationTime({
  createdAt,
  unseen,
  ...rest
}: {
  createdAt: number;
  unseen: boolean;
  href: string;
  /** Where the link leads, for those who do not see the row. */
  linkWords: string;
  onOpen: () => void;
}): ReactElement {
  return <RowTime at={createdAt} now={useSlowNow(createdAt)} isNew={unseen} {...rest} />;
}
