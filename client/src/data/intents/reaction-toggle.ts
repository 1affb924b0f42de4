import type { StatusBundle } from '@/api/decode/status';
import type { StatusId } from '@/domain/ids';
import type { Reaction, Status } from '@/domain/status/status';
import type { RecentEmoji } from '@/data/recent-emoji';
import type { Toggle } from '@/data/wishes/toggle';
import type { ToggleDeps } from './status-toggles';

const isMine = (status: Status | undefined, name: string): boolean =>
  status?.reactions.some((reaction) => reaction.name === name && reaction.me) ?? false;

function without(reactions: readonly Reaction[], name: string): readonly Reaction[] {
  return reactions.flatMap((reaction) => {
    if (reaction.name !== name) return [reaction];
    return reaction.count > 1 ? [{ ...reaction, count: reaction.count - 1, me: false }] : [];
  });
}

/** A reaction that nobody had yet comes last, as on the server. */
function withOne(reactions: readonly Reaction[], name: string, url: string | null): readonly Reaction[] {
  if (!reactions.some((reaction) => reaction.name === name))
    return [...reactions, { name, count: 1, me: true, url, accountIds: [] }];
  return reactions.map((reaction) =>
    reaction.name === name ? { ...reaction, count: reaction.count + 1, me: true } : reaction,
  );
}

/** REACT-01: what was used is offered first next time; emoji of other servers cannot be chosen there. */
function remember(recent: RecentEmoji, name: string, url: string | null): void {
  if (url === null) recent.add(name);
  else if (!name.includes('@')) recent.add(`:${name}:`);
}

/** One emoji of one reader below one post. `url` is null for a character. */
export function reactionToggle(
  { store, ingest, remote, notices, recentEmoji }: ToggleDeps & { recentEmoji: RecentEmoji },
  id: StatusId,
  { name, url }: Pick<Reaction, 'name' | 'url'>,
): Toggle<StatusBundle> {
  return {
    isOn: () => isMine(store.statuses.truth(id), name),
    lay: (on) =>
      store.statuses.addPatch(id, (status) => {
        if (isMine(status, name) === on) return status;
        const reactions = on ? withOne(status.reactions, name, url) : without(status.reactions, name);
        return { ...status, reactions };
      }),
    async send(on) {
      if (on) remember(recentEmoji, name, url);
      return (await remote.details()).react(id, name, on);
    },
    accept: (answer) => void ingest.status(answer),
    ask: async () => void ingest.status(await remote.status(id)),
    report: (error) => notices.setForStatus(id, error),
  };
}
