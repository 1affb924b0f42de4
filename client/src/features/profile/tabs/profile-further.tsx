import type { ReactElement } from 'react';
import { useRowFlag, useTimeline } from '@/data/react/records';
import type { Account } from '@/domain/account/account';
import { hostOf, originOf } from '@/domain/status/origin';
import type { TimelineKey } from '@/domain/status/timeline-key';
import { useT } from '@/i18n/use-t';
import { FurtherOffer, useFocusOnPanel } from '@/parts/status/list/further-offer';
import { lateFurtherPerson } from '@/parts/status/list/late-further';
import { useLate } from '@/ui/late/use-late';

interface ProfileFurtherProps {
  account: Account;
  timelineKey: TimelineKey;
  withReplies: boolean;
}

/** Below all that home has of somebody elsewhere: the way to what their own server has. */
export function ProfileFurther({
  account,
  timelineKey,
  withReplies,
}: ProfileFurtherProps): ReactElement | null {
  const t = useT();
  const { loaded, reachedEnd, ids } = useTimeline(timelineKey);
  const name = `further ${timelineKey}`;
  const [asked, setAsked] = useRowFlag(name, 'asked', false);
  const person = useLate(lateFurtherPerson, asked);
  const pressed = useFocusOnPanel(asked && person !== null);
  const origin = account.isLocal ? null : originOf(account.url, window.location.origin);
  if (origin === null || !loaded || (!reachedEnd && ids.length > 0)) return null;
  const whom = { name, withReplies, origin, username: account.username, url: account.url };
  if (asked && person) return <person.Part account={account} asked={whom} />;
  const host = hostOf(origin);
  return (
    <FurtherOffer
      offers={[{ origin, words: t('profile.further', { host }), ask: (part) => void part.askPerson(whom) }]}
      hint={t('profile.further_hint', { host })}
      panel={lateFurtherPerson}
      onAsked={() => {
        pressed();
        setAsked(true);
      }}
    />
  );
}
