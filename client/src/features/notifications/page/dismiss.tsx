import type { ReactElement } from 'react';
import { useServer } from '@/data/react/records';
import { onFirstSign } from '@/lib/typing/first-sign';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import type { DismissButtonProps } from './dismiss-button';

// Nobody needs it before the page is used.
const button = late(async () => {
  await new Promise<unknown>(onFirstSign);
  return (await import('./dismiss-button')).DismissButton;
});

/** The way to take a row away, on servers that take notifications away one by one (NOTIF-08). */
export function Dismiss(props: DismissButtonProps): ReactElement | null {
  const can = useServer().can.notificationDismiss;
  const arrived = useLate(button, can);
  return can && arrived ? <arrived.Part {...props} /> : null;
}
