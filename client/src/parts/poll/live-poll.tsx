import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe } from '@/data/react/records';
import type { StatusId } from '@/domain/ids';
import { isPollOver, type Poll } from '@/domain/status/poll';
import '@/i18n/messages/en/late/voting';
import { useNow } from '@/i18n/use-now';
import { PollResults } from './poll-results';
import { VoteForm } from './vote-form';

/** POLL-01: so often the numbers are asked for again while they can be seen. */
const REFRESH_MS = 30_000;

/** Results for who voted, for visitors and after the end; else the form. */
export function LivePoll({ poll, statusId }: { poll: Poll; statusId: StatusId }): ReactElement {
  const now = useNow();
  const visitor = useMe() === null;
  const over = isPollOver(poll, now);
  const box = useRefresh(statusId, over);
  return (
    <div ref={box} tabIndex={-1}>
      {poll.voted || over || visitor ? (
        <PollResults poll={poll} />
      ) : (
        <VoteForm key={poll.id} poll={poll} statusId={statusId} />
      )}
    </div>
  );
}

/** Asks again while the element is in sight, and once more when the poll has ended before the reader's eyes. */
function useRefresh(statusId: StatusId, over: boolean): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  const wasOver = useRef(over);
  const realm = useRealm();
  useEffect(() => {
    const refresh = (): void => {
      if (document.hidden) return;
      realm.late.details.load().then(
        (details) => details.refreshPoll(statusId),
        () => undefined,
      );
    };
    if (over) {
      if (!wasOver.current) refresh();
      wasOver.current = true;
      return;
    }
    if (!box.current) return;
    let inSight = false;
    const observer = new IntersectionObserver((entries) => {
      inSight = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(box.current);
    const timer = setInterval(() => inSight && refresh(), REFRESH_MS);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [realm, statusId, over]);
  return box;
}
