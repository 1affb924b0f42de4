import { useEffect } from 'react';
import type { BeforeView, CatchUp, CatchUpView, Span } from '@/data/catch-up/catch-up';
import { useReadable } from './realm-context';
import { useAsked, type Asked } from './use-asked';

/** The part that catches up; its code comes now. */
export const useCatchUp = (): readonly [asked: Asked<CatchUp>, again: () => void] =>
  useAsked('catch up', async (realm) => (await realm.late.screens.load()).catchUp());

/** Fetches a span of home while the screen is there. */
export function useCatchUpSpan(catchUp: CatchUp, span: Span): CatchUpView {
  useEffect(() => catchUp.open(span), [catchUp, span]);
  return useReadable(catchUp.view);
}

export const useBefore = (catchUp: CatchUp): BeforeView => useReadable(catchUp.before);
