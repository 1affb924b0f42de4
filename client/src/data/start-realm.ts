import { firstScreen } from '@/lib/first-screen/first-screen';
import { serverIsAway } from '@/lib/missed-pictures';
import type { Core } from './core';
import type { OwnedLateParts } from './late-parts';
import type { Lists } from './lists';
import type { SnapshotKeeper } from './snapshot/keeper';
import type { UnreadAnnouncements } from './queries/unread-announcements';
import type { UserStream } from './stream/user-stream';

/** They say which posts a timeline takes, or asks for: it is read anew. */
const FILTERS = ['replyVisibility', 'hideMutedPosts', 'hideOwnRepeats', 'mergeRepeats'] as const;

/** Milliseconds after the start: by then the first screen is there. */
const LATER = 3_000;
/** Milliseconds after which even a page that nobody touches loads what a sign-in loads. */
const LONG_OPEN = 300_000;

export interface RealmParts {
  core: Core;
  lists: Lists;
  stream: UserStream;
  keeper: SnapshotKeeper;
  late: OwnedLateParts;
  announcements: UnreadAnnouncements;
}

/** The first posts are painted before the stream is asked for. Returns the way to stop. */
function startBehindPosts(start: () => () => void): () => void {
  let stop = (): void => {};
  const forget = firstScreen.after(() => {
    stop = start();
  });
  return () => {
    forget();
    stop();
  };
}

/** Starts fetchers, stream and snapshots of a realm; the returned function stops all of it. */
export function startRealm({ core, lists, stream, keeper, late, announcements }: RealmParts): () => void {
  const { settings, platform } = core;
  const resumePosting = (): void => void late.resumePosting().catch(() => undefined);
  const visited = (): void => void firstScreen.after(() => platform.whenIdle(late.keepVisited));
  lists.timelines.onOpened = visited;
  lists.conversations.onOpened = visited;
  if (core.meId !== null) void core.drafts.recover();
  const stops = [
    settings.start(),
    core.filters.start(),
    // Without a server all that is kept is wanted, pictures too.
    core.reach.state.subscribe(() => core.reach.state.get() === 'lost' && visited()),
    core.remote.onHeard((answered) => serverIsAway(!answered)),
    core.reach.start(),
    core.wishes.start(),
    startBehindPosts(() => stream.start()),
    lists.timelines.start(),
    lists.notifications.start(),
    keeper.start(),
    platform.onFirstSign(visited),
    announcements.start(),
    // What is known to wait goes first; what only the database knows of may go later.
    core.waiting.view.get().count > 0
      ? firstScreen.after(resumePosting)
      : platform.after(LATER, () => platform.whenIdle(resumePosting)),
    () => late.stop(),
    platform.onFirstSign(late.afterSignIn),
    platform.after(LONG_OPEN, late.afterSignIn),
    ...FILTERS.map((name) => settings.value(name).subscribe(() => lists.timelines.filtersChanged())),
    lists.timelines.view('home').subscribe(() => keeper.changed()),
    lists.notifications.view.subscribe(() => keeper.changed()),
    core.me.subscribe(() => keeper.changed()),
    core.server.subscribe(() => {
      stream.arrange();
      keeper.changed();
    }),
  ];
  return () => stops.toReversed().forEach((stop) => stop());
}
