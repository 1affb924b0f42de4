import { useLayoutEffect, useRef, type RefObject } from 'react';
import { StageGestures, type StageHost } from './stage-gestures';

/** Gestures of a stage. */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  host: StageHost,
): RefObject<StageGestures | null> {
  const gestures = useRef<StageGestures | null>(null);
  const latest = useRef(host);
  useLayoutEffect(() => {
    latest.current = host;
  });
  // Before a picture that is in the browser already says that it has come.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const own = new StageGestures(element, () => latest.current);
    gestures.current = own;
    return own.attach();
  }, [stage]);
  return gestures;
}
