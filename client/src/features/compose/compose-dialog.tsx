import { useEffect, type ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PART_MISSING } from '@/data/notices/part-missing';
import { useMe } from '@/data/react/records';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import { isSmallScreen } from '@/parts/commands/compose-window';
import { useCommands } from '@/parts/commands/use-commands';

const lateWindow = late(() => import('./compose-window').then((module) => module.ComposeWindow));

/** A small screen has no user panel: `?message=` opens the window there. */
function useMessageFromAddress(): void {
  const { compose } = useCommands();
  const [path, navigate] = useLocation();
  const message = new URLSearchParams(useSearch()).get('message') ?? '';
  useEffect(() => {
    if (message === '' || !isSmallScreen()) return;
    compose.openNew(message);
    navigate(path, { replace: true });
  }, [compose, message, path, navigate]);
}

function ForSignedIn(): ReactElement | null {
  useMessageFromAddress();
  const { compose } = useCommands();
  const { open } = useReadable(compose);
  const { notices } = useRealm();
  const wanted = open !== null;
  // Told here: without its code the window says nothing itself.
  useEffect(() => {
    if (!wanted) return;
    lateWindow.load().catch(() => {
      compose.close();
      notices.push(PART_MISSING);
    });
  }, [wanted, compose, notices]);
  const code = useLate(lateWindow, wanted);
  return (
    open &&
    code && <code.Part key={`${open.as ?? ''} ${open.draftKey}`} target={open} onClose={compose.close} />
  );
}

/** Mounted once by the app; shows the window that the commands ask for, nothing to visitors. */
export function ComposeDialog(): ReactElement | null {
  return useMe() ? <ForSignedIn /> : null;
}
