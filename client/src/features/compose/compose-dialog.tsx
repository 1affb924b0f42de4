import { useEffect, type ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PART_MISSING } from '@/data/notices/part-missing';
import { useMe } from '@/data/react/records';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { late } from '@/lib/late';
import { useLate } from '@/ui/late/use-late';
import {
  closeCompose,
  composeWindow,
  isSmallScreen,
  openCompose,
} from '@/parts/composer/places/compose-request';

const lateWindow = late(() => import('./compose-window').then((module) => module.ComposeWindow));

/** A small screen has no user panel: `?message=` opens the window there. */
function useMessageFromAddress(): void {
  const [path, navigate] = useLocation();
  const message = new URLSearchParams(useSearch()).get('message') ?? '';
  useEffect(() => {
    if (message === '' || !isSmallScreen()) return;
    openCompose(message);
    navigate(path, { replace: true });
  }, [message, path, navigate]);
}

function ForSignedIn(): ReactElement | null {
  useMessageFromAddress();
  const { open } = useReadable(composeWindow);
  const { notices } = useRealm();
  const wanted = open !== null;
  // Told here: without its code the window says nothing itself.
  useEffect(() => {
    if (!wanted) return;
    lateWindow.load().catch(() => {
      closeCompose();
      notices.push(PART_MISSING);
    });
  }, [wanted, notices]);
  const code = useLate(lateWindow, wanted);
  return open && code && <code.Part key={open.draftKey} target={open} onClose={closeCompose} />;
}

/** Mounted once by the app; shows the window that `openCompose` asks for, nothing to visitors. */
export function ComposeDialog(): ReactElement | null {
  return useMe() ? <ForSignedIn /> : null;
}
