import { useEffect, useState } from 'react';
import { onPainted } from '@/lib/after-paint';
import { useFirstScreen } from './use-first-screen';

/** False until what comes with the component is painted: what nobody sees yet waits for that. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  const whole = useFirstScreen();
  useEffect(() => (whole ? onPainted(() => setPainted(true)) : undefined), [whole]);
  return painted;
}
