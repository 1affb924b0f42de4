import { useEffect, useState } from 'react';
import { useRealm } from './realm-context';

/** Reports that wait for the staff; 0 for everybody else, and until they are known. */
export function useOpenReportCount(): number {
  const realm = useRealm();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isGone = false;
    let stop = (): void => {};
    const follow = async (): Promise<void> => {
      const { openReports } = await realm.late.details.load();
      if (isGone) return;
      const tell = (): void => setCount(openReports.get().total);
      stop = openReports.subscribe(tell);
      tell();
    };
    // Without the code there is no number to show.
    follow().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [realm]);
  return count;
}
