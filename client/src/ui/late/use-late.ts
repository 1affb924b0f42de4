import { useEffect, useReducer, useState, type ComponentType } from 'react';
import type { Late } from '@/lib/late';

/** A component whose code is here, to be drawn as `<name.Part>`. */
export interface Arrived<P> {
  Part: ComponentType<P>;
}

export interface LatePart<P> {
  /** Null until its code is here. */
  here: Arrived<P> | null;
  /** How often it was asked for here in vain; 0 while it is on its way. */
  failures: number;
  again: () => void;
  /** What a press on "Try again" does. Browsers may keep a file as failed for ever: the second failure reloads. */
  retry: () => void;
}

const oneMore = (count: number): number => count + 1;

/**
 * What is known of the component behind `source`. Asked for when `wanted` is not 0 (or true), and again whenever it
 * changes, in case that the last fetch failed.
 */
export function useLatePart<P>(
  source: Late<ComponentType<P>>,
  wanted: string | number | boolean,
): LatePart<P> {
  const [here, setHere] = useState<Arrived<P> | null>(() => {
    const Part = source.get();
    return Part && { Part };
  });
  const [tries, again] = useReducer(oneMore, 0);
  const [failures, setFailures] = useState(0);
  const missing = here === null;
  useEffect(() => {
    if (!wanted || !missing) return;
    let gone = false;
    source.load().then(
      (Part) => gone || setHere({ Part }),
      () => gone || setFailures(tries + 1),
    );
    return () => {
      gone = true;
    };
  }, [source, wanted, missing, tries]);
  const retry = (): void => (failures > 1 ? location.reload() : again());
  return { here, failures: failures > tries ? failures : 0, again, retry };
}

/** The component behind `source`, null until its code is here: where it does not come, its place stays empty. */
export const useLate = <P>(
  source: Late<ComponentType<P>>,
  wanted: string | number | boolean,
): Arrived<P> | null => useLatePart(source, wanted).here;
