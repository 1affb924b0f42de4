import '@/i18n/messages/en/late/writing';
import { useEffect, useRef, type ReactElement } from 'react';
import type { DraftPoll } from '@/domain/writing/compose-content';
import { pollProblem, startPoll } from '@/domain/writing/poll-form';
import { useServer } from '@/data/react/records';
import { useT } from '@/i18n/use-t';
import { IconButton } from '@/ui/button/icon-button';
import { askForPoll } from '@/parts/composer/session/ask-for-poll';
import type { Composer } from './use-composer';

export interface PollButtonProps extends Pick<Composer, 'session'> {
  onUse: () => void;
  poll: DraftPoll | null;
  /** The poll of an edited post stays as it is (COMP-12). */
  edits: boolean;
}

/** Adds a poll and takes it away again; what was written in it comes back with the next press. */
export function PollButton({ session, onUse, poll, edits }: PollButtonProps): ReactElement | null {
  const t = useT();
  const { can, pollLimits } = useServer();
  const last = useRef<DraftPoll | null>(null);
  useEffect(
    () =>
      session.guard(async ({ poll: sent, more }) => {
        const polls = [sent, ...more.map((box) => box.poll)].filter((one) => one !== null);
        return polls.some((one) => pollProblem(one)) ? { words: t('writing.not_enough_options') } : null;
      }),
    [session, t],
  );
  if (!can.polls || edits) return null;
  const toggle = (): void => {
    onUse();
    if (poll) last.current = poll;
    else askForPoll(session);
    session.change({ poll: poll ? null : (last.current ?? { ...startPoll(pollLimits), hideTotals: false }) });
  };
  return (
    <IconButton
      icon="poll"
      data-tool="poll"
      label={t('compose.add_poll')}
      pressed={poll !== null}
      onClick={toggle}
    />
  );
}
