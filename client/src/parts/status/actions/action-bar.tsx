import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useMe, usePreference, useServer } from '@/data/react/records';
import { paths } from '@/domain/paths';
import { canQuote } from '@/domain/account/permissions';
import type { Status } from '@/domain/status/status';
import { compactCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import { useSecondHalf } from '@/ui/late/use-second-half';
import { ActionButton } from './action-button';
import { mayToggleRepeat, remoteAddress, toggleFavourite, toggleRepeat } from './act';
import { ReactButton } from './react-button';
import { MoreButton } from './more-button';
import { useCommands } from '@/parts/commands/use-commands';
import { startQuote } from './start-reply';
import styles from './actions.module.css';

interface ActionBarProps {
  status: Status;
  /** The reply form below the post; null where there is none, then replying opens the conversation. */
  reply: { open: boolean; setOpen: (open: boolean) => void } | null;
  /** The selected post tells its counts in words above the bar. */
  withCounts?: boolean;
}

/** Reply, repeat, favourite and the rest (ACT-01, ACT-02, ACT-07). */
export function ActionBar(props: ActionBarProps): ReactElement {
  const t = useT();
  // As many elements as the rest of the post, and of one height: they may follow.
  const there = useSecondHalf();
  return (
    <div className={styles.bar} role="group" aria-label={t('status.actions')}>
      {there && <Actions {...props} />}
    </div>
  );
}

function Actions({ status, reply, withCounts = true }: ActionBarProps): ReactElement {
  const t = useT();
  const hideStats = usePreference('hidePostStats');
  const remote = useRemoteInteraction(status);
  const count = (value: number): string =>
    value > 0 && withCounts && !hideStats ? compactCount(t, value) : '';
  return (
    <>
      <ReplyAction status={status} reply={reply} remote={remote} count={count(status.repliesCount)} />
      <RepeatAction status={status} remote={remote} count={count(status.reblogsCount)} />
      <FavouriteAction status={status} remote={remote} count={count(status.favouritesCount)} />
      <ReactButton status={status} />
      <QuoteAction status={status} />
      <MoreButton status={status} />
    </>
  );
}

/** ACT-07: the address where a visitor acts from an account elsewhere; undefined for who is signed in. */
function useRemoteInteraction(status: Status): string | undefined {
  const visitor = useMe() === null;
  const server = useServer();
  return visitor ? remoteAddress(server, status) : undefined;
}

interface ActionProps {
  status: Status;
  /** Set for visitors. */
  remote: string | undefined;
  count: string;
}

function ReplyAction({
  status,
  reply,
  remote,
  count,
}: ActionProps & Pick<ActionBarProps, 'reply'>): ReactElement {
  const t = useT();
  return (
    <ActionButton
      icon="reply"
      tone="reply"
      word={t('status.reply')}
      count={count}
      expanded={reply?.open}
      href={remote ?? (reply ? undefined : paths.conversation(status.id))}
      onAct={() => reply?.setOpen(!reply.open)}
    />
  );
}

function RepeatAction({ status, remote, count }: ActionProps): ReactElement {
  const t = useT();
  const realm = useRealm();
  const commands = useCommands();
  const me = useMe();
  const possible = remote !== undefined || mayToggleRepeat(status, me);
  return (
    <ActionButton
      icon="repeat"
      tone="repeat"
      word={t('status.repeat')}
      title={possible ? undefined : t('status.not_for_all')}
      count={count}
      on={status.reblogged}
      disabled={!possible}
      href={remote}
      onAct={() => void toggleRepeat(t, { realm, commands }, status)}
    />
  );
}

function FavouriteAction({ status, remote, count }: ActionProps): ReactElement {
  const t = useT();
  const realm = useRealm();
  return (
    <ActionButton
      icon="star"
      tone="favourite"
      word={t('status.favourite')}
      count={count}
      on={status.favourited}
      href={remote}
      onAct={() => toggleFavourite(realm, status)}
    />
  );
}

/** ACT-03; a phone has it in the menu. */
function QuoteAction({ status }: { status: Status }): ReactElement | null {
  const t = useT();
  const realm = useRealm();
  const commands = useCommands();
  const me = useMe();
  const { can } = useServer();
  const possible = canQuote(status, me);
  if (me === null || !can.quotes) return null;
  return (
    <ActionButton
      icon="quote"
      tone="quote"
      word={t('status.quote')}
      count=""
      title={possible ? undefined : t('status.not_for_all')}
      disabled={!possible}
      onAct={() => startQuote({ realm, commands }, status)}
    />
  );
}
