import { lazy, startTransition, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { People } from '@/data/people/people';
import type { Account } from '@/domain/account';
import type { Realm } from '@/data/realm';
import { idle } from '@/lib/idle';
import { Profile } from './profile';

/** Never there: what stands beside it is drawn, and not put into the page. */
const Never = lazy<() => null>(() => new Promise(() => {}));
const noReply = (): null => null;

/** Somebody whose post stands at the top of the home timeline. */
function somebody({ timelines, records, me }: Realm): Account | undefined {
  const posts = timelines
    .view('home')
    .get()
    .ids.map((id) => records.status(id).get());
  const other = posts.find((post) => post && post.accountId !== me.get()?.id);
  return other && records.account(other.accountId).get();
}

function Drawn({ onDrawn }: { onDrawn: () => void }): null {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

/**
 * Draws a known profile once while nothing else is done, for nobody: the first one that somebody opens would else wait
 * until the browser has made itself ready to run that code. It is not put into the page, and its effects never run,
 * so nothing is asked of the server.
 */
export function ProfileRehearsal(): ReactElement | null {
  const realm = useRealm();
  const [drawn, setDrawn] = useState<{ people: People; account: Account } | null>(null);
  useEffect(() => {
    let gone = false;
    const begin = async (): Promise<void> => {
      const people = await realm.late.people.load();
      await idle();
      const account = somebody(realm);
      if (account && !gone) startTransition(() => setDrawn({ people, account }));
    };
    // Without its code no profile opens at all, and says so then.
    begin().catch(() => {});
    return () => {
      gone = true;
    };
  }, [realm]);
  return (
    drawn && (
      <Suspense fallback={<Drawn onDrawn={() => setDrawn(null)} />}>
        <Profile {...drawn} replyForm={noReply} />
        <Never />
      </Suspense>
    )
  );
}
