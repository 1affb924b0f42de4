import { useContext, type ReactElement } from 'react';
import { useAccount } from '@/data/react/records';
import type { AccountId } from '@/domain/ids';
import type { Status } from '@/domain/status/status';
import { MutedPost } from './placeholder';
import type { ReplyForm } from '@/parts/status/actions/reply-slot';
import { ThreadHereContext } from '@/parts/status/actions/thread-here';
import type { Muted } from './use-muted';

interface StandInProps {
  status: Status;
  repeaterId: AccountId | null;
  replyForm?: ReplyForm | undefined;
  muted: Muted;
}

/** What stands in a post's place: the reason why it is hidden (ST-03), or else its conversation (CONV-01). */
export function StandIn({ status, repeaterId, replyForm, muted }: StandInProps): ReactElement | null {
  const by = muted.is !== 'shown' && muted.reason.is === 'repeater' ? repeaterId : null;
  const whose = useAccount(by ?? status.accountId);
  const thread = useContext(ThreadHereContext)?.get();
  if (muted.is !== 'shown')
    return <MutedPost acct={whose?.acct ?? ''} reason={muted.reason} onShow={muted.show} />;
  return thread ? <thread.ThreadHere statusId={status.id} replyForm={replyForm} /> : null;
}
