import { useEffect, useState } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { CustomEmoji } from '@/domain/instance/emoji';

const NAMED = /:[\w-]+:/;

/**
 * The emoji that an announcement may name. Akkoma and Pleroma tell of none, though their staff writes with those
 * of the server: then these are asked for, once, where a name occurs. Without an answer the names stay text.
 */
export function useOwnEmoji(html: string, told: readonly CustomEmoji[]): readonly CustomEmoji[] {
  const realm = useRealm();
  const [own, setOwn] = useState<readonly CustomEmoji[] | null>(null);
  const wanted = told.length === 0 && NAMED.test(html);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const ask = async (): Promise<void> => {
      const emoji = await (await realm.late.details.load()).customEmoji();
      if (!gone) setOwn(emoji);
    };
    ask().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [realm, wanted]);
  return (wanted && own) || told;
}
