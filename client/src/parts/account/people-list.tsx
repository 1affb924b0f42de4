import '@/i18n/messages/en/late/people';
import { useCallback, useRef, type ReactElement, type ReactNode } from 'react';
import { usePreference } from '@/data/react/records';
import { usePeopleList } from '@/data/react/use-people';
import { useReturn } from '@/data/react/use-return';
import type { People, PeopleKey, PeopleView } from '@/data/people/people';
import type { AccountId } from '@/domain/ids';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { ListFoot } from '@/ui/state/list-foot';
import { LoadingArea } from '@/ui/state/spinner';
import { BlockList } from '@/ui/virtual-list/block-list';
import { VirtualList } from '@/ui/virtual-list/virtual-list';
import { useInfiniteScroll } from '@/ui/virtual-list/use-infinite-scroll';
import { FailedFoot } from './failed-foot';
import { FailedPage } from './failed-page';
import { PersonEntry } from './person-entry';

/** Of a row, in pixels. */
const USUAL_HEIGHT = 64;

interface PeopleListProps {
  people: People;
  list: PeopleKey;
  /** Accessible name of the list. */
  label: string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Draws a row; must stay the same function as long as it draws the same. */
  row?: ((id: AccountId) => ReactElement) | undefined;
  /** Who of them is shown; all unless told. */
  shows?: ((id: AccountId) => boolean) | undefined;
  /** Shown where none of them is to be shown. */
  none?: ReactNode;
  /** It stands in an area that scrolls by itself, not in the page. */
  inArea?: boolean | undefined;
}

const plainRow = (id: AccountId): ReactElement => <PersonEntry id={id} />;

/** A list of people that grows at its end, of which only the rows near the window exist. */
export function PeopleList(props: PeopleListProps): ReactElement {
  const { people, list, label, empty, row = plainRow, shows, none, inArea = false } = props;
  const t = useT();
  const view = usePeopleList(people, list);
  const virtual = usePreference('virtualScrolling');
  const loadOlder = useCallback(() => void people.loadOlder(list), [people, list]);
  const { ids, first, older, loaded, reachedEnd } = view;
  useReturn(() => first.is === 'failed' && people.open(list));
  useInfiniteScroll(
    !inArea && ids.length > 0 && older.is === 'idle' && !reachedEnd,
    ids.length,
    loadOlder,
    true,
  );
  if (ids.length === 0) {
    // Where the network is gone an empty list is what was there last.
    if (first.is === 'failed' && !(loaded && first.error.kind === 'offline'))
      return <FailedPage title={t('people.failed')} error={first.error} onRetry={() => people.open(list)} />;
    if (!loaded) return <LoadingArea label={t('people.loading')} />;
    return <>{empty}</>;
  }
  const shown = shows ? ids.filter(shows) : ids;
  const common = { ids: shown, label, busy: older.is === 'loading', usualHeight: USUAL_HEIGHT, row };
  return (
    <Filled>
      {shown.length === 0 ? (
        none
      ) : inArea && virtual ? (
        <BlockList {...common} />
      ) : (
        <VirtualList key={list} {...common} virtual={virtual} keepsPlace={!inArea} />
      )}
      <Footer view={view} onMore={loadOlder} />
    </Filled>
  );
}

/** The last row that goes takes its list along: who was on it goes on in the page. */
function Filled({ children }: { children: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  usePassesFocusOn(box);
  return (
    <div ref={box} role="presentation">
      {children}
    </div>
  );
}

function Footer({ view, onMore }: { view: PeopleView; onMore: () => void }): ReactElement | null {
  const t = useT();
  const { older, reachedEnd } = view;
  if (older.is === 'loading') return <LoadingArea label={t('people.loading')} />;
  if (reachedEnd) return null;
  if (older.is === 'failed')
    return <FailedFoot what={t('people.older_failed')} error={older.error} onRetry={onMore} />;
  return (
    <ListFoot>
      <Button small look="ghost" onClick={onMore}>
        {t('people.load_more')}
      </Button>
    </ListFoot>
  );
}
