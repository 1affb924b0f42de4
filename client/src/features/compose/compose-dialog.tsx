import { lazy, Suspense, useEffect, type ReactElement } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useMe } from '@/data/react/records';
import { useReadable } from '@/data/react/realm-context';
import { closeCompose, composeWindow, isSmallScreen, openCompose } from '@/parts/composer/compose-request';

const ComposeWindow = lazy(() =>
  import('./compose-window').then((module) => ({ default: module.ComposeWindow })),
);

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
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ComposeWindow key={open.draftKey} target={open} onClose={closeCompose} />
    </Suspense>
  );
}

/** Mounted once by the app; shows the window that `openCompose` asks for, nothing to visitors. */
export function ComposeDialog(): ReactElement | null {
  return useMe() ? <ForSignedIn /> : null;
}
