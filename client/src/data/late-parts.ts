import { late } from '@/data/late';
import type { Late } from '@/lib/late';
import type { Core } from './core';
import type { Details } from './details/details';
import type { FilterWork } from './filters/filters';
import type { Acting } from './intents/acting';
import type { InstanceDetails } from './instance/instance-details';
import type { Folders } from './library/folders';
import type { Library } from './library/library';
import type { Lists } from './lists';
import type { LookFurther } from './look-further/look-further';
import type { Moderation } from './moderation/moderation';
import type { Screens } from './screens/screens';
import type { SnapshotStore } from './snapshot/snapshot-store';
import type { Visited } from './snapshot/visited';
import type { People } from './people/people';
import type { Push } from './push/push';
import { leftToSend } from './writing/posting/left-to-send';
import type { Posting } from './writing/posting/posting';
import type { RecentEmoji } from './recent-emoji';
import type { TimelineHeaders } from './timelines/timeline-headers';
import type { UnreadAnnouncements } from './queries/unread-announcements';
import type { WishKind } from './wishes/wish';

/** What comes after the first screen. Each part is built when it is first asked for; see `Late`. */
export interface LateParts {
  /** Closer looks at single posts. */
  details: Late<Details>;
  /** People looked at closely. */
  people: Late<People>;
  /** What is told while no page is open. */
  push: Late<Push>;
  /** Outbox, sources, scheduled posts. */
  posting: Late<Posting>;
  /** What was visited beside home, for a time without network. */
  visited: Late<Visited>;
  /** Search, lists, announcements and other pages of their own. */
  screens: Late<Screens>;
  /** The server itself, looked at closely. */
  instance: Late<InstanceDetails>;
  headers: Late<TimelineHeaders>;
  filters: Late<FilterWork>;
  /** The work of staff. */
  moderation: Late<Moderation>;
  /** Single deeds while another account is shown. */
  acting: Late<Acting>;
  /** What the server does not know. */
  further: Late<LookFurther>;
  /** What is the reader's own, kept in this browser; null for a visitor. */
  library: Late<{ library: Library | null; folders: Folders | null }>;
}

export interface OwnedLateParts extends LateParts {
  /** Goes on with what an earlier page could not send. Rejects as `Late.load` does. */
  resumePosting(): Promise<void>;
  /** The server's filters may be others than those that are known. */
  filtersChanged: () => void;
  /** What a sign-in loads behind the first screen. */
  afterSignIn: () => void;
  /** From now on the screens beside home are kept. */
  keepVisited: () => void;
  stop(): void;
}

export interface LateOptions {
  core: Core;
  lists: Lists;
  snapshots: SnapshotStore;
  recentEmoji: RecentEmoji;
  announcements: UnreadAnnouncements;
}

function lateDetails(core: Core, recentEmoji: RecentEmoji): Late<Details> {
  return late(
    () => import('./details/assemble-details'),
    ({ assembleDetails }) => assembleDetails(core, recentEmoji),
  );
}

const lateInstance = (core: Core): Late<InstanceDetails> =>
  late(
    async () => ({
      calls: await core.remote.instance(),
      ...(await import('./instance/create-instance-details')),
    }),
    ({ calls, createInstanceDetails }) => createInstanceDetails(core, calls),
  );

const latePush = (core: Core): Late<Push> =>
  late(
    async () => ({ calls: await core.remote.push(), ...(await import('./push/create-push')) }),
    ({ calls, createPush }) => createPush(core, calls),
  );

const lateActing = (core: Core): Late<Acting> =>
  late(
    () => import('./intents/acting'),
    ({ createActing }) => createActing(core),
  );

const lateFurther = (core: Core, lists: Lists): Late<LookFurther> =>
  late(
    () => import('./look-further/create-look-further'),
    ({ createLookFurther }) => createLookFurther(core, lists),
  );

/** Hands over how what was begun is stopped. */
type Runs = (stop: () => void) => void;

const lateModeration = (core: Core, lists: Lists): Late<Moderation> =>
  late(
    () => import('./moderation/create-moderation'),
    ({ createModeration }) => createModeration(core, (id) => lists.removed(id)),
  );

const lateLibrary = (core: Core, runs: Runs): LateParts['library'] =>
  late(
    () => import('./library/start-library'),
    ({ startLibrary }) => {
      const made = startLibrary(core);
      runs(made.stop);
      return made;
    },
  );

const latePosting = (core: Core, lists: Lists, runs: Runs): Late<Posting> =>
  late(
    () => import('./writing/posting/create-posting'),
    ({ createPosting }) => {
      const made = createPosting(core, lists);
      runs(made.stop);
      return made.posting;
    },
  );

const lateVisited = (core: Core, lists: Lists, snapshots: SnapshotStore, runs: Runs): Late<Visited> =>
  late(
    () => import('./snapshot/create-visited'),
    ({ createVisited }) => {
      const made = createVisited(core, lists, snapshots);
      runs(made.stop);
      return made.visited;
    },
  );

function lateFilters(core: Core, runs: Runs): Late<FilterWork> {
  return late(
    async () => ({
      calls: await core.remote.filters(),
      ...(await import('./filters/create-filter-work')),
    }),
    ({ calls, createFilterWork }) => {
      const made = createFilterWork(core, calls);
      runs(made.stop);
      return made.work;
    },
  );
}

const lateHeaders = (core: Core): Late<TimelineHeaders> =>
  late(
    () => import('./timelines/create-timeline-headers'),
    ({ createTimelineHeaders }) => createTimelineHeaders(core),
  );

/** Who knows how such a wish is carried out, where it is not `people`. */
const PART_OF: Partial<Record<WishKind, 'details' | 'headers'>> = {
  vote: 'details',
  'follow-tag': 'headers',
};

async function resume(
  core: Core,
  { posting, ...parts }: Pick<LateParts, 'posting' | 'details' | 'people' | 'headers'>,
): Promise<void> {
  if (core.meId === null) return;
  // The code that knows of a kind of wish comes when there is one.
  const wishes = core.wishes.takeUp((kind) => parts[PART_OF[kind] ?? 'people'].load());
  if (await leftToSend(core.key)) await posting.load();
  else core.waiting.tell([]);
  await wishes;
}

/** The late parts of one realm; `stop` ends what they have started. */
export function createLateParts({
  core,
  lists,
  snapshots,
  recentEmoji,
  announcements,
}: LateOptions): OwnedLateParts {
  const stops: (() => void)[] = [];
  let stopped = false;
  /** What runs until the realm stops; the code may have come after that. */
  const runs: Runs = (stop) => void (stopped ? stop() : stops.push(stop));
  const details = lateDetails(core, recentEmoji);
  const posting = latePosting(core, lists, runs);
  const filters = lateFilters(core, runs);
  const library = lateLibrary(core, runs);
  const signIn = late(
    async () => ({ here: await details.load(), ...(await import('./after-sign-in')) }),
    ({ here, afterSignIn }) => runs(afterSignIn(core, here, library.load)),
  );
  const visited = lateVisited(core, lists, snapshots, runs);
  const headers = lateHeaders(core);
  const people = late(
    async () => ({ kept: await visited.load(), ...(await import('./people/create-people')) }),
    ({ kept, createPeople }) => createPeople(core, lists, kept, runs),
  );
  return {
    details,
    posting,
    push: latePush(core),
    people,
    visited,
    screens: late(
      () => import('./screens/create-screens'),
      ({ createScreens }) => createScreens(core, lists, announcements),
    ),
    instance: lateInstance(core),
    headers,
    filters,
    moderation: lateModeration(core, lists),
    resumePosting: () => resume(core, { posting, details, people, headers }),
    acting: lateActing(core),
    further: lateFurther(core, lists),
    library,
    filtersChanged() {
      // They are asked for when the part is made; what fails is asked for again by its poller.
      const work = filters.get();
      void (work ? work.refresh() : filters.load()).catch(() => undefined);
    },
    keepVisited: () => void visited.load().catch(() => undefined),
    // Asked for again at the next sign of use.
    afterSignIn() {
      if (core.meId !== null) void filters.load().catch(() => undefined);
      void signIn.load().catch(() => undefined);
    },
    stop() {
      stopped = true;
      stops.splice(0).forEach((stop) => stop());
    },
  };
}
