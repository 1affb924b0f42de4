import { useEffect, useState } from 'react';
import type { OutboxItem } from '@/data/outbox/outbox';
import type { Posting } from '@/data/posting/posting';
import { useRealm } from './realm-context';

/** The writing side of the realm once its code is here; null before, and while it is not to be had. */
export function usePosting(): Posting | null {
  const realm = useRealm();
  const [posting, setPosting] = useState<Posting | null>(null);
  useEffect(() => {
    let gone = false;
    realm.posting().then(
      (found) => !gone && setPosting(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [realm]);
  return posting;
}

const NOTHING: readonly OutboxItem[] = [];

/** Posts on their way, oldest first. */
export function useOutbox(): readonly OutboxItem[] {
  const posting = usePosting();
  const [items, setItems] = useState(NOTHING);
  useEffect(() => {
    if (!posting) return;
    const { view } = posting.outbox;
    setItems(view.get());
    return view.subscribe(() => setItems(view.get()));
  }, [posting]);
  return items;
}
