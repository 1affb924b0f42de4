import { firstScreen } from '@/lib/first-screen';
import type { Core } from './core';
import type { OwnedLateParts } from './late-parts';
import type { Lists } from './lists';
import type { SnapshotKeeper } from './persistence/keeper';
import type { UnreadAnnouncements } from './queries/unread-announcements';
import type { UserStream } from './stream/user-stream';

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

/** Starts fetchers, stream and persistence of a realm; the returned function stops all of it. */
export function startRealm({ core, lists, stream, keeper, late, announcements }: RealmParts): () => void {
  const { settings, platform } = core;
  const resumePosting = (): void => void late.resumePosting().catch(() => undefined);
  if (core.meId !== null) void core.drafts.recover();
  const stops = [
    settings.start(),
    core.reach.start(),
    startBehindPosts(() => stream.start()),
    lists.timelines.start(),
    lists.notifications.start(),
    keeper.start(),
    announcements.start(),
    platform.after(LATER, () => platform.whenIdle(resumePosting)),
    () => late.stop(),
    platform.onFirstSign(late.afterSignIn),
    platform.after(LONG_OPEN, late.afterSignIn),
    settings.value('replyVisibility').subscribe(() => lists.timelines.filtersChanged()),
    settings.value('hideMutedPosts').subscribe(() => lists.timelines.filtersChanged()),
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
