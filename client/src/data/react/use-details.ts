import type { Posting } from '@/data/writing/posting/posting';
import type { Details } from '@/data/details/details';
import { useAsked, type Asked } from './use-asked';
import type { Memory } from './remembered';
import type { InstanceDetails } from '@/data/instance/instance-details';

export type { Asked };

/** Asks for details of posts; see `useAsked`. */
export const useDetails = <T>(
  question: string,
  ask: (details: Details) => Promise<T>,
): readonly [asked: Asked<T>, again: () => void] =>
  useAsked(question, async (realm) => ask(await realm.late.details.load()));

/** The writing side: sources, scheduled posts. */
export const useAskPosting = <T>(
  question: string,
  ask: (posting: Posting, signal: AbortSignal) => Promise<T>,
): readonly [asked: Asked<T>, again: () => void] =>
  useAsked(question, async (realm, signal) => ask(await realm.late.posting.load(), signal));

/** The server, looked at closely; see `useAsked`. */
export const useInstance = <T>(
  question: string,
  ask: (instance: InstanceDetails) => Promise<T>,
  memory?: Memory<T>,
): readonly [asked: Asked<T>, again: () => void] =>
  useAsked(question, async (realm) => ask(await realm.late.instance.load()), memory);
