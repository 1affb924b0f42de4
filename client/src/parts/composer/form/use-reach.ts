import '@/i18n/messages/en/late/writing';
import { useEffect } from 'react';
import { reachesNobody } from '@/domain/status/mentions';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import type { Composer } from './use-composer';

/** Why this post would reach nobody, in words; null when it reaches somebody. Holds such a post back. */
export function useReach({ session, state }: Pick<Composer, 'session' | 'state'>): string | null {
  const t = useT();
  const { safeDm } = useServer().can;
  const words = t(safeDm ? 'writing.nobody_first' : 'writing.nobody');
  useEffect(
    () => session.guard(async (content) => (reachesNobody(content, safeDm) ? { words } : null)),
    [session, safeDm, words],
  );
  const nobody = reachesNobody(state.content, safeDm) ? words : null;
  useEffect(() => {
    const { problem } = session.get();
    if (nobody === null && problem?.is === 'said' && problem.words === words) session.dismissProblem();
  }, [session, nobody, words]);
  return nobody;
}
