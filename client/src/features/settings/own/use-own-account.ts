import type { OwnAccount } from '@/data/own-account/own-account';
import type { Realm } from '@/data/realm';
import { useAsked, type Asked } from '@/data/react/use-asked';

/** The calls about one's own account; their code comes with the first. */
export const ownAccountOf = async (realm: Realm): Promise<OwnAccount> =>
  (await realm.late.screens.load()).ownAccount();

/** Asks for what a part of the settings shows; see `useAsked`. */
export const useOwnAccount = <T>(
  question: string,
  ask: (account: OwnAccount) => Promise<T>,
): readonly [asked: Asked<T>, again: () => void] =>
  useAsked(question, async (realm) => ask(await ownAccountOf(realm)));
