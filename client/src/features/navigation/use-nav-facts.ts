import { useMe, useServer } from '@/data/react/records';
import type { NavFacts } from './nav-entries';

/** Who looks at which server; what the navigation offers depends on these two. */
export function useNavFacts(): NavFacts {
  const me = useMe();
  const server = useServer();
  return { me, server };
}
