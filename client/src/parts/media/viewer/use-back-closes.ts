import { useEffect, useRef } from 'react';

/** Marks the entry of the browser's history that an open viewer stands for. */
const KEY = 'skeinViewer';

const isOurs = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && KEY in state;
};

let leaving = 0;

/** Back closes what is open instead of leaving the page; closing it otherwise takes the entry away again. */
export function useBackCloses(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    clearTimeout(leaving);
    const state: unknown = history.state;
    // The other keys stay, so the page takes the entry for the one below it.
    if (!isOurs()) history.pushState({ ...(typeof state === 'object' ? state : {}), [KEY]: true }, '');
    const onPop = (): void => {
      if (!isOurs()) latest.current();
    };
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // Not at once: in development effects run twice.
      leaving = window.setTimeout(() => {
        if (isOurs()) history.back();
      });
    };
  }, []);
}
