import type { ReactElement } from 'react';
import { useRealm } from '@/data/react/realm-context';
import { useAccount, useMe, usePreference, useServer } from '@/data/react/records';
import { paths, remoteInteractionUrl } from '@/domain/paths';
import { canQuote, canRepeat } from '@/domain/permissions';
import type { Status } from '@/domain/status';
import { compactCount } from '@/i18n/count';
import { useT } from '@/i18n/use-t';
import { confirm } from '@/ui/dialog/confirm-store';
import { useTurn } from '@/ui/late/use-turn';
import { ActionButton } from './action-button';
import { ReactButton } from './react-button';
import { MoreButton } from './more-button';
import { startQuote } from './start-quote';
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
  const mine = useTurn();
  return (
    <div className={styles.bar} role="group" aria-label={t('status.actions')}>
      {mine && <Actions {...props} />}
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
  if (!visitor) return undefined;
  return server.can.remoteInteractionPage
    ? remoteInteractionUrl(server.base, status.id)
    : (status.url ?? status.uri);
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
  const word = t('status.reply');
  return (
    <ActionButton
      icon="reply"
      tone="reply"
      label={count === '' ? word : t('status.action_count', { action: word, count })}
      title={remote === undefined ? word : t('status.from_your_server', { action: word })}
      count={count}
      expanded={reply?.open}
      href={remote ?? (reply ? undefined : paths.conversation(status.id))}
      onAct={() => reply?.setOpen(!reply.open)}
    />
  );
}

function RepeatAction({ status, remote, count }: ActionProps): ReactElement {
  const t = useT();
  const { intents } = useRealm();
  const me = useMe();
  const asks = usePreference('modalOnRepeat');
  const author = useAccount(status.accountId)?.displayName ?? '';
  const possible = remote !== undefined || canRepeat(status, me) || status.reblogged;
  const word = t('status.repeat');
  const repeat = async (): Promise<void> => {
    const question = {
      title: t('status.repeat_question'),
      body: t('status.repeat_body', { name: author }),
      confirmLabel: word,
      cancelLabel: t('common.cancel'),
    };
    if (!asks || status.reblogged || (await confirm(question))) intents.repeat(status.id, !status.reblogged);
  };
  let title = possible ? word : t('status.repeat_not_possible');
  if (remote !== undefined) title = t('status.from_your_server', { action: word });
  return (
    <ActionButton
      icon="repeat"
      tone="repeat"
      label={count === '' ? word : t('status.action_count', { action: word, count })}
      title={title}
      count={count}
      on={status.reblogged}
      disabled={!possible}
      href={remote}
      onAct={() => void repeat()}
    />
  );
}

function FavouriteAction({ status, remote, count }: ActionProps): ReactElement {
  const t = useT();
  const { intents } = useRealm();
  const word = t('status.favourite');
  return (
    <ActionButton
      icon="star"
      tone="favourite"
      label={count === '' ? word : t('status.action_count', { action: word, count })}
      title={remote === undefined ? word : t('status.from_your_server', { action: word })}
      count={count}
      on={status.favourited}
      href={remote}
      onAct={() => intents.favourite(status.id, !status.favourited)}
    />
  );
}

/** ACT-03; a phone has it in the menu. */
function QuoteAction({ status }: { status: Status }): ReactElement | null {
  const t = useT();
  const realm = useRealm();
  const me = useMe();
  const { can } = useServer();
  if (me === null || !can.quotes) return null;
  const word = t('status.quote');
  return (
    <ActionButton
      icon="quote"
      tone="quote"
      label={word}
      title={word}
      count=""
      disabled={!canQuote(status, me)}
      onAct={() => startQuote(realm, status)}
    />
  );
}
