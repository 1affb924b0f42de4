import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import type { StatusId } from '@/domain/ids';
import '@/i18n/messages/en/late/muting';
import { useT } from '@/i18n/use-t';
import { HowLongDialog } from '@/parts/account/how-long-dialog';

/** Mutes a conversation for a while, from an hour to a month or until a chosen end (ACT-04). */
export function MuteDialog({ statusId, onClose }: { statusId: StatusId; onClose: () => void }): ReactElement {
  const t = useT();
  const { late } = useRealm();
  return (
    <HowLongDialog
      title={t('muting.title')}
      text={t('muting.body')}
      confirmLabel={t('muting.confirm')}
      initially={3600}
      onChosen={async (seconds) => (await late.people.load()).muteConversationFor(statusId, seconds)}
      onClose={onClose}
    />
  );
}
