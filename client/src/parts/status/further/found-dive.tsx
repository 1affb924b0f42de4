import '@/i18n/messages/en/late/looking-further';
import type { ReactElement, ReactNode } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import { BusyNote } from '@/ui/button/busy-note';
import { useDeeds } from './use-deeds';

/** Opens the conversation at a found post: fetched to home first, or for a visitor at its origin. */
export function FoundDive({
  id,
  className,
  children,
}: {
  id: string;
  className: string | undefined;
  children: ReactNode;
}): ReactElement | null {
  const visitor = useMe() === null;
  const post = useRealm().late.further.get()?.post(id);
  const { busy, act } = useDeeds(id);
  if (!post) return null;
  if (visitor)
    return (
      <a
        className={className}
        href={post.status.url ?? post.address}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
      </a>
    );
  return (
    <>
      <button type="button" className={className} aria-busy={busy || undefined} onClick={() => act('open')}>
        {children}
      </button>
      {busy && <BusyNote />}
    </>
  );
}
