import type { OwnAccount } from '@/data/own-account/own-account';
import { useRealm } from '@/data/react/realm-context';
import { useComingBack } from '@/data/react/use-coming-back';
import { ownAccountOf } from './use-own-account';

/** Who comes back to the page finds what another tab or device has changed meanwhile. */
export function useFresh(look: (account: OwnAccount) => Promise<void>): void {
  const realm = useRealm();
  const lookAgain = async (): Promise<void> => look(await ownAccountOf(realm));
  // What is shown stays when the server does not answer.
  useComingBack(() => void lookAgain().catch(() => undefined));
}
