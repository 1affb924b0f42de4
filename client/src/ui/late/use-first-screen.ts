import { useEffect, useState } from 'react';
import { firstScreen } from '@/lib/first-screen/first-screen';

/** False until the first posts of the visit are painted. */
export function useFirstScreen(): boolean {
  const [there, setThere] = useState(() => !firstScreen.isWaiting());
  useEffect(() => {
    if (!there) void firstScreen.painted().then(() => setThere(true));
  }, [there]);
  return there;
}
