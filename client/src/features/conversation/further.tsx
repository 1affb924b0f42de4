import { useMemo, type ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useRowFlag, useStatus } from '@/data/react/records';
import { useConversation } from '@/data/react/use-conversation';
import { lookName } from '@/data/react/use-look';
import type { StatusId } from '@/domain/ids';
import { askedPosts, hostOf } from '@/domain/status/origin';
import { useT } from '@/i18n/use-t';
import { FurtherOffer, useFocusOnPanel } from '@/parts/status/list/further-offer';
import { lateFurtherPanel } from '@/parts/status/list/late-further';
import { useLate } from '@/ui/late/use-late';

/** The way to what the home server does not know of this conversation; nothing where all of it is its own. */
export function Further({ statusId }: { statusId: StatusId }): ReactElement | null {
  const t = useT();
  const { records } = useRealm();
  const row = useStatus(statusId);
  const repeated = useStatus(row?.reblogId ?? '');
  const opened = repeated ?? row;
  const { ids } = useConversation(statusId);
  const name = lookName(statusId, opened);
  const [asked, setAsked] = useRowFlag(name, 'asked', false);
  const panel = useLate(lateFurtherPanel, asked);
  const pressed = useFocusOnPanel(asked && panel !== null);
  const offered = useMemo(() => {
    const others = ids.map((id) => records.status(id).get());
    return askedPosts(opened, others, window.location.origin);
  }, [records, opened, ids]);
  const [first] = offered;
  if (!first) return null;
  if (asked && panel) return <panel.Part name={name} statusId={statusId} offered={offered} />;
  return (
    <FurtherOffer
      offers={offered.map((one) => ({
        origin: one.origin,
        words: t('conversation.further', { host: hostOf(one.origin) }),
        ask: (part) => void part.askOrigin(name, one),
      }))}
      hint={t('conversation.further_hint', { host: hostOf(first.origin) })}
      panel={lateFurtherPanel}
      onAsked={() => {
        pressed();
        setAsked(true);
      }}
    />
  );
}
