import { useEffect, useState, type ReactElement } from 'react';
import { useConversation } from '@/data/react/use-conversation';
import type { StatusId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { VisuallyHidden } from '@/ui/state/visually-hidden';

/** Replies that arrive within this time are told in one sentence. */
const BULK_MS = 5000;
/** Then the sentence goes, so that the same number is told again. */
const SPOKEN_MS = 5000;

/** Tells listeners how many replies have come while the conversation is open, politely and in bulk. */
export function NewReplies({ statusId }: { statusId: StatusId }): ReactElement {
  const t = useT();
  const { ids, loaded } = useConversation(statusId);
  const [known, setKnown] = useState<number | null>(null);
  const [told, setTold] = useState(0);
  const count = ids.length;
  // What the first answer brings is not news.
  if (loaded && (known === null || count < known)) setKnown(count);
  useEffect(() => {
    if (known === null || count <= known) return;
    const timer = setTimeout(() => {
      setTold(count - known);
      setKnown(count);
    }, BULK_MS);
    return () => clearTimeout(timer);
  }, [count, known]);
  useEffect(() => {
    if (told === 0) return;
    const timer = setTimeout(() => setTold(0), SPOKEN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return (
    <div role="status">
      <VisuallyHidden>{told > 0 ? t('conversation.arrived', { count: told }) : ''}</VisuallyHidden>
    </div>
  );
}
