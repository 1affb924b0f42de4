import { useEffect, useState } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { firstScreen } from '@/lib/first-screen';

/** False until what comes with the component is painted: what nobody sees yet waits for that. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let gone = false;
    void Promise.all([firstScreen.painted(), afterPaint()]).then(() => gone || setPainted(true));
    return () => {
      gone = true;
    };
  }, []);
  return painted;
}
