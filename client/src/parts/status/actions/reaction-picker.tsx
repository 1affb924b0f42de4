import type { ReactElement, RefObject } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useServer } from '@/data/react/records';
import type { Status } from '@/domain/status/status';
import '@/i18n/messages/en/late/reacting';
import { useT } from '@/i18n/use-t';
import { EmojiPicker } from '@/parts/emoji/emoji-picker';

/** Adds a reaction that need not be below the post yet (REACT-01). */
export function ReactionPicker({
  status,
  anchor,
  onClose,
}: {
  status: Status;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const { intents } = useRealm();
  const { can } = useServer();
  return (
    <EmojiPicker
      label={t('reacting.title')}
      anchor={anchor}
      withCustom={can.customReactions}
      onClose={onClose}
      onPick={({ name, emoji }) => {
        onClose();
        intents.react(status.id, { name, url: emoji?.url ?? null }, true);
      }}
    />
  );
}
