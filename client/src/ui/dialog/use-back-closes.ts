import { useEffect, useRef } from 'react';
import { openLayer } from '@/lib/history/open-layers';

/** Back closes what is open while mounted instead of leaving the page. */
export function useBackCloses(onBack: () => void, isLayer = true): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => (isLayer ? openLayer({ onBack: () => latest.current() }) : undefined), [isLayer]);
}
