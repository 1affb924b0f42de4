import { useEffect, useState, type ComponentType } from 'react';
import type { Late } from '@/lib/late';

/** A component whose code is here, to be drawn as `<name.Part>`. */
export interface Arrived<P> {
  Part: ComponentType<P>;
}

/**
 * The component behind `source`, null until its code is here. Asked for when `wanted` is not 0 (or true),
 * and again whenever it changes, in case that the last fetch failed.
 */
export function useLate<P>(
  source: Late<ComponentType<P>>,
  wanted: string | number | boolean,
): Arrived<P> | null {
  const [arrived, setArrived] = useState<Arrived<P> | null>(() => {
    const Part = source.get();
    return Part && { Part };
  });
  const missing = arrived === null;
  useEffect(() => {
    if (!wanted || !missing) return;
    let gone = false;
    const arrive = (Part: ComponentType<P>): void => {
      if (!gone) setArrived({ Part });
    };
    // Where the code does not come, its place stays empty.
    source.load().then(arrive, () => {});
    return () => {
      gone = true;
    };
  }, [source, wanted, missing]);
  return arrived;
}
