import type { DetailsRemote } from '@/data/remote/details-remote';
import type { Store } from '@/data/store/store';
import type { Toggle } from '@/data/wishes/toggle';
import type { Matter } from '@/data/wishes/wish';
import type { Wishes } from '@/data/wishes/wishes';
import type { StatusId } from '@/domain/ids';
import type { Poll } from '@/domain/status/poll';
import type { Details } from './details';

/** Puts one question to the server, once the code of its calls is here; throws ApiError. */
export type AskDetails = <T>(question: (calls: DetailsRemote) => Promise<T>) => Promise<T>;

function withVote(poll: Poll, choices: readonly number[]): Poll {
  if (poll.voted) return poll;
  const options = poll.options.map((option, index) =>
    choices.includes(index) && option.votesCount !== null
      ? { ...option, votesCount: option.votesCount + 1 }
      : option,
  );
  return {
    ...poll,
    options,
    voted: true,
    ownVotes: choices,
    votesCount: poll.votesCount + choices.length,
    votersCount: poll.votersCount === null ? null : poll.votersCount + 1,
  };
}

/** Votes, and polls as they stand now: the answer goes into the post's record. */
export function createPollDetails(
  store: Store,
  wishes: Wishes,
  ask: AskDetails,
): Pick<Details, 'vote' | 'refreshPoll'> {
  const put = (id: StatusId, poll: Poll): void => {
    const status = store.statuses.truth(id);
    // Edited meanwhile: another poll, or none.
    if (status?.poll?.id === poll.id) store.statuses.put(id, { ...status, poll });
  };
  const refresh = async (id: StatusId): Promise<void> => {
    const poll = store.statuses.truth(id)?.poll;
    if (poll) put(id, await ask((calls) => calls.poll(poll.id)));
  };
  const toggleOf = ({ id, details }: Matter): Toggle<Poll> => {
    const { pollId = '', choices = [] } = details ?? {};
    /** What a waiting vote hears of it: its post may be unknown after a reload. */
    let told: Poll | null = null;
    return {
      isOn: () => {
        const known = store.statuses.truth(id)?.poll ?? told;
        return known?.id === pollId ? known.voted : undefined;
      },
      lay: () =>
        store.statuses.addPatch(id, (status) =>
          status.poll?.id === pollId ? { ...status, poll: withVote(status.poll, choices) } : status,
        ),
      send: () => ask((calls) => calls.vote(pollId, choices)),
      accept: (poll) => put(id, poll),
      async ask() {
        told = await ask((calls) => calls.poll(pollId));
        put(id, told);
      },
      report: () => undefined,
    };
  };
  wishes.knows(['vote'], toggleOf);
  return {
    async vote(id, choices) {
      const pollId = store.statuses.truth(id)?.poll?.id;
      if (pollId !== undefined) await wishes.ask({ is: 'vote', id, details: { pollId, choices } }, true);
    },
    refreshPoll: (id) => refresh(id).catch(() => undefined),
  };
}
