import { late, type Late } from '@/lib/late';
import type { Core } from './core';
import type { Details } from './details/details';
import type { InstanceDetails } from './instance/instance-details';
import type { Lists } from './lists';
import type { Pages } from './pages/pages';
import type { People } from './people/people';
import { leftToSend } from './writing/posting/left-to-send';
import type { Posting } from './writing/posting/posting';
import type { RecentEmoji } from './recent-emoji';
import type { TimelineHeaders } from './timelines/timeline-headers';
import type { UnreadAnnouncements } from './queries/unread-announcements';

/** What comes after the first screen. Each part is built when it is first asked for; see `Late`. */
export interface LateParts {
  /** Closer looks at single posts. */
  details: Late<Details>;
  /** People looked at closely. */
  people: Late<People>;
  /** Outbox, sources, scheduled posts. */
  posting: Late<Posting>;
  /** Search, lists, announcements and other pages of their own. */
  pages: Late<Pages>;
  /** The server itself, looked at closely. */
  instance: Late<InstanceDetails>;
  headers: Late<TimelineHeaders>;
}

export interface OwnedLateParts extends LateParts {
  /** Goes on with what an earlier page could not send. Rejects as `Late.load` does. */
  resumePosting(): Promise<void>;
  /** What a sign-in loads behind the first screen. */
  afterSignIn: () => void;
  stop(): void;
}

function lateDetails(core: Core, recentEmoji: RecentEmoji): Late<Details> {
  return late(
    () => import('./details/assemble-details'),
    ({ assembleDetails }) => assembleDetails(core, recentEmoji),
  );
}

/** The late parts of one realm; `stop` ends what they have started. */
export function createLateParts(
  core: Core,
  lists: Lists,
  recentEmoji: RecentEmoji,
  announcements: UnreadAnnouncements,
): OwnedLateParts {
  const stops: (() => void)[] = [];
  let stopped = false;
  /** What runs until the realm stops; the code may have come after that. */
  const runs = (stop: () => void): void => void (stopped ? stop() : stops.push(stop));
  const details = lateDetails(core, recentEmoji);
  const posting = late(
    () => import('./writing/posting/create-posting'),
    ({ createPosting }) => {
      const made = createPosting(core, lists);
      runs(made.stop);
      return made.posting;
    },
  );
  const signIn = late(
    async () => ({ here: await details.load(), ...(await import('./after-sign-in')) }),
    ({ here, afterSignIn }) => runs(afterSignIn(core, here)),
  );
  return {
    details,
    posting,
    people: late(
      () => import('./people/create-people'),
      ({ createPeople }) => createPeople(core, lists),
    ),
    pages: late(
      () => import('./pages/create-pages'),
      ({ createPages }) => createPages(core, lists.notifications.list, announcements),
    ),
    instance: late(
      async () => ({
        calls: await core.remote.instance(),
        ...(await import('./instance/create-instance-details')),
      }),
      ({ calls, createInstanceDetails }) => createInstanceDetails(core, calls),
    ),
    headers: late(() => core.remote.headers()),
    async resumePosting() {
      if (core.meId !== null && (await leftToSend(core.key))) await posting.load();
    },
    // Asked for again at the next sign of use.
    afterSignIn: () => void signIn.load().catch(() => undefined),
    stop() {
      stopped = true;
      stops.splice(0).forEach((stop) => stop());
    },
  };
}
