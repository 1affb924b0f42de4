import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import type { CatchUp, CatchUpView } from '@/data/catch-up/catch-up';
import { useRealm } from '@/data/react/realm-context';
import { errorWords } from '@/i18n/error-words';
import { toApiError, type ApiError } from '@/domain/api-error';
import type { CatchUpPost } from '@/domain/catch-up/catch-up-post';
import { HOUR } from '@/domain/catch-up/hours';
import { KINDS, ofKind, sorted, SORTS, type Kind, type Sort } from '@/domain/catch-up/order';
import type { Hole } from '@/domain/catch-up/stretches';
import { compareIds } from '@/domain/ids';
import type { MessageId } from '@/i18n/message-id';
import { absoluteTime, duration } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { Select } from '@/ui/field/select';
import { EmptyState } from '@/ui/state/empty-state';
import { PostRows } from './post-rows';
import missing from '@/ui/state/gap.module.css';
import styles from './catch-up.module.css';

const KIND_WORDS = {
  all: 'catching_up.kind_all',
  originals: 'catching_up.kind_originals',
  bells: 'catching_up.kind_bells',
  answered: 'catching_up.kind_answered',
  repeated: 'catching_up.kind_repeated',
  favourited: 'catching_up.kind_favourited',
} as const satisfies Record<Kind, MessageId>;

const SORT_WORDS = {
  newest: 'catching_up.sort_newest',
  oldest: 'catching_up.sort_oldest',
  replies: 'catching_up.sort_replies',
  repeats: 'catching_up.sort_repeats',
  favourites: 'catching_up.sort_favourites',
} as const satisfies Record<Sort, MessageId>;

type Bells =
  | { is: 'here'; people: ReadonlySet<string> }
  | { is: 'asking' }
  | { is: 'failed'; error: ApiError };

const NOBODY: ReadonlySet<string> = new Set();

/** Whose posts the reader is told of; asked for when somebody wants to see those. */
function useBells(catchUp: CatchUp, posts: readonly CatchUpPost[], wanted: boolean): Bells {
  const [bells, setBells] = useState<Bells>({ is: 'asking' });
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const tell = (next: Bells): void => {
      if (!left) setBells(next);
    };
    catchUp.bells(posts.map(({ byId }) => byId)).then(
      (people) => tell({ is: 'here', people }),
      (thrown: unknown) => tell({ is: 'failed', error: toApiError(thrown) }),
    );
    return () => {
      left = true;
    };
  }, [catchUp, posts, wanted]);
  return bells;
}

interface PostsTabProps {
  catchUp: CatchUp;
  view: CatchUpView;
  posts: readonly CatchUpPost[];
}

/** All posts, in the reader's order, of the kind that they choose. */
export function PostsTab({ catchUp, view, posts }: PostsTabProps): ReactElement {
  const t = useT();
  const [kind, setKind] = useState<Kind>('all');
  const [sort, setSort] = useState<Sort>('newest');
  const bells = useBells(catchUp, posts, kind === 'bells');
  const people = bells.is === 'here' ? bells.people : NOBODY;
  const shown = useMemo(() => sorted(ofKind(posts, kind, people), sort), [posts, kind, people, sort]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const beside = useBeside(catchUp, view, shown, sort);
  return (
    <>
      <div className={styles.choices}>
        <Select
          aria-label={t('catching_up.show')}
          value={kind}
          options={KINDS.map((value) => ({ value, label: t(KIND_WORDS[value]) }))}
          onChange={setKind}
        />
        <Select
          aria-label={t('catching_up.sort')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(SORT_WORDS[value]) }))}
          onChange={setSort}
        />
      </div>
      {kind === 'bells' && bells.is !== 'here' && (
        <p className={styles.note} role="status">
          {bells.is === 'asking'
            ? t('catching_up.bells_asking')
            : `${t('catching_up.bells_failed')} ${errorWords(t, bells.error)}`}
        </p>
      )}
      {ids.length === 0 && (kind !== 'bells' || bells.is === 'here') && view.fetch.is !== 'loading' && (
        <EmptyState icon="check" title={t('catching_up.none_here')} />
      )}
      {ids.length > 0 && (
        <PostRows key={`${kind} ${sort}`} ids={ids} label={t('catching_up.by_posts')} {...beside} />
      )}
    </>
  );
}

interface Marks {
  /** Rows that begin an hour. */
  hours: ReadonlySet<string>;
  /** Holes by the row above them. */
  holes: ReadonlyMap<string, Hole>;
  /** The first row that is read already. */
  line: string | undefined;
}

/** What stands beside rows where their order is that of time. */
function marksOf(
  { holes, readTo }: Pick<CatchUpView, 'holes' | 'readTo'>,
  shown: readonly CatchUpPost[],
  sort: Sort,
): Marks {
  const hours = new Set<string>();
  const below = new Map<string, Hole>();
  if (sort !== 'newest' && sort !== 'oldest') return { hours, holes: below, line: undefined };
  shown.forEach(({ id, at }, place) => {
    const before = shown[place - 1]?.at ?? NaN;
    if (Math.floor(at / HOUR) !== Math.floor(before / HOUR)) hours.add(id);
  });
  if (sort === 'oldest') return { hours, holes: below, line: undefined };
  for (const hole of holes) {
    const row = shown.findLast(({ id }) => compareIds(id, hole.above ?? '') >= 0);
    if (row) below.set(row.id, hole);
  }
  const line = readTo === null ? undefined : shown.find(({ id }) => compareIds(id, readTo) <= 0)?.id;
  return { hours, holes: below, line: line === shown[0]?.id ? undefined : line };
}

interface Beside {
  above: (id: string) => ReactElement | null;
  below: (id: string) => ReactElement | null;
}

function useBeside(
  catchUp: CatchUp,
  { holes, readTo }: CatchUpView,
  shown: readonly CatchUpPost[],
  sort: Sort,
): Beside {
  const marks = useMemo(() => marksOf({ holes, readTo }, shown, sort), [shown, sort, holes, readTo]);
  const times = useMemo(() => new Map(shown.map(({ id, at }) => [id, at])), [shown]);
  const above = useCallback((id: string) => (marks.line === id ? <ReadLine /> : null), [marks]);
  const below = useCallback(
    (id: string) => {
      const hole = marks.holes.get(id);
      const at = times.get(id) ?? 0;
      return (
        <>
          {marks.hours.has(id) && <ReadTo id={id} at={at} catchUp={catchUp} />}
          {hole && <HoleRow hole={hole} catchUp={catchUp} />}
        </>
      );
    },
    [marks, times, catchUp],
  );
  return { above, below };
}

function ReadLine(): ReactElement {
  return <p className={styles.readLine}>{useT()('catching_up.read_line')}</p>;
}

/** Begins an hour; up to here the reader may have read. */
function ReadTo({ id, at, catchUp }: { id: string; at: number; catchUp: CatchUp }): ReactElement {
  const t = useT();
  return (
    <p className={styles.hour}>
      <TextButton onClick={() => void catchUp.readTo(id)}>
        {t('catching_up.read_to', { time: absoluteTime(t, at) })}
      </TextButton>
    </p>
  );
}

/** Posts that were not fetched, and for how long. */
function HoleRow({ hole, catchUp }: { hole: Hole; catchUp: CatchUp }): ReactElement {
  const t = useT();
  const { records } = useRealm();
  const timeOf = (id: string | null): number => records.status(id ?? '').get()?.createdAt ?? 0;
  const [to, from] = [timeOf(hole.above), timeOf(hole.since)];
  const words =
    from > 0 && to > 0
      ? t('catching_up.hole', {
          duration: duration(t, from, to),
          from: absoluteTime(t, from),
          to: absoluteTime(t, to),
        })
      : t('catching_up.hole_open', { time: absoluteTime(t, to) });
  return (
    <div className={missing.gap} role="group" aria-label={words}>
      <p>{words}</p>
      <Button small onClick={() => catchUp.go()}>
        {t('catching_up.load')}
      </Button>
    </div>
  );
}
