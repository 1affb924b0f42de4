import '@/i18n/messages/en/late/otherwise';
import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { useAccount, useRelationship, useServer } from '@/data/react/records';
import { useComingBack } from '@/data/react/use-coming-back';
import { usePeopleList } from '@/data/react/use-people';
import type { People } from '@/data/people/people';
import type { AccountId } from '@/domain/ids';
import { plainName } from '@/domain/account/plain-name';
import { fullCount } from '@/i18n/count';
import { errorWords } from '@/i18n/error-words';
import { listWords } from '@/i18n/list-words';
import { timeLeft } from '@/i18n/time-left';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { PeopleList } from '@/parts/account/people-list';
import { PersonEntry } from '@/parts/account/person-entry';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/field/check';
import { TextInput } from '@/ui/field/text-input';
import { EmptyState } from '@/ui/state/empty-state';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { useGone } from './use-gone';
import { useRelease } from './release';
import { SelectionContext, useSelection } from './selection';
import styles from './spared.module.css';

type List = 'muted' | 'blocked';

function Choice({ id }: { id: AccountId }): ReactElement {
  const t = useT();
  const name = plainName(useAccount(id));
  const { chosen, toggle } = useSelection();
  return (
    <Checkbox
      label={<VisuallyHidden>{t('people_pages.choose', { name })}</VisuallyHidden>}
      checked={chosen.has(id)}
      onChange={() => toggle(id)}
    />
  );
}

/** What is left of a mute that has an end. */
function useLeft(people: People, id: AccountId): string {
  const t = useT();
  const now = useNow();
  // Akkoma has mutes that end and does not tell when: what was chosen in another browser is not known here.
  const silent = useServer().can.pleromaApi;
  const end = useReadable(people.ends).muted.get(id);
  if (end === undefined || end <= now) return t(silent ? 'people_pages.no_end_known' : 'people_pages.no_end');
  return t('people_pages.time_left', { time: timeLeft(t, end, now) });
}

interface RowProps {
  people: People;
  id: AccountId;
  /** They are let go. */
  onLetGo: (id: AccountId) => void;
}

function MutedRow({ people, id, onLetGo }: RowProps): ReactElement {
  const t = useT();
  const name = plainName(useAccount(id));
  const busy = useRelationship(id)?.changing === 'mute';
  const left = useLeft(people, id);
  return (
    <PersonEntry id={id} below={left}>
      <Button
        small
        busy={busy}
        aria-label={`${t('people.unmute')}: ${name}`}
        onClick={() => {
          onLetGo(id);
          people.mute(id, false);
        }}
      >
        {t(busy ? 'people.changing_unmute' : 'people.unmute')}
      </Button>
      <Choice id={id} />
    </PersonEntry>
  );
}

function BlockedRow({ people, id, onLetGo }: RowProps): ReactElement {
  const t = useT();
  const name = plainName(useAccount(id));
  const busy = useRelationship(id)?.changing === 'block';
  return (
    <PersonEntry id={id}>
      <Button
        small
        busy={busy}
        aria-label={`${t('people.unblock')}: ${name}`}
        onClick={() => {
          onLetGo(id);
          people.block(id, false);
        }}
      >
        {t(busy ? 'people.changing_unblock' : 'people.unblock')}
      </Button>
      <Choice id={id} />
    </PersonEntry>
  );
}

/** Who of the people answers to these words; all for none. */
function useShows(query: string): ((id: AccountId) => boolean) | undefined {
  const { records } = useRealm();
  const words = query.trim().toLowerCase().replace(/^@/, '');
  return useMemo(
    () =>
      words === ''
        ? undefined
        : (id: AccountId): boolean => {
            const account = records.account(id).get();
            return `${plainName(account)} ${account?.acct ?? ''}`.toLowerCase().includes(words);
          },
    [records, words],
  );
}

function Failed({
  failed,
  onRetry,
  onClose,
}: {
  failed: ReturnType<typeof useRelease>['failed'];
  onRetry: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useT();
  const { records } = useRealm();
  return (
    <Alert level="error" closeLabel={t('common.close')} onClose={onClose}>
      {t('people_pages.release_failed', { count: failed.length })}
      <ul className={styles.failed}>
        {failed.map(({ id, error }) => (
          <li key={id}>
            <bdi>{plainName(records.account(id).get())}</bdi>: {errorWords(t, error)}
          </li>
        ))}
      </ul>
      <Button small onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Alert>
  );
}

/** Names that are told of many. */
const NAMED = 5;

/** Who is gone from the list, with the way back, and why that did not work. */
function GoneAlert({
  gone: { gone, busy, error, undo, forget },
  ids,
}: {
  gone: ReturnType<typeof useGone>;
  /** Who is in the list: it did not work for them, or not yet. */
  ids: readonly AccountId[];
}): ReactElement | null {
  const t = useT();
  const { records } = useRealm();
  const away = gone.map(({ id }) => id).filter((id) => !ids.includes(id));
  if (away.length === 0) return null;
  const names = away.slice(0, NAMED).map((id) => plainName(records.account(id).get()));
  if (away.length > NAMED) names.push(`+${fullCount(t, away.length - NAMED)}`);
  return (
    <Alert level={error ? 'error' : 'info'} closeLabel={t('common.close')} onClose={forget}>
      {t('people_pages.taken_off', { names: listWords(t, names) })} {error && errorWords(t, error)}{' '}
      <Button small busy={busy} onClick={() => void undo(away)}>
        {t('otherwise.undo')}
      </Button>
    </Alert>
  );
}

function Tools({
  list,
  ids,
  release,
}: {
  list: List;
  /** Those that can be seen. */
  ids: readonly AccountId[];
  release: ReturnType<typeof useRelease>;
}): ReactElement {
  const t = useT();
  const { chosen, toggle } = useSelection();
  const { running } = release;
  const all = ids.length > 0 && ids.every((id) => chosen.has(id));
  if (running)
    return (
      <div className={styles.tools} role="status">
        <progress value={running.done} max={running.of} aria-label={t('people_pages.releasing')} />
        {t('people_pages.release_progress', { done: running.done, count: running.of })}
        <Button small onClick={release.stop}>
          {t('people_pages.stop')}
        </Button>
      </div>
    );
  return (
    <div className={styles.tools}>
      <Checkbox
        label={t('people_pages.choose_all')}
        checked={all}
        onChange={() => ids.filter((id) => chosen.has(id) === all).forEach(toggle)}
      />
      {chosen.size > 0 && (
        <Button small look="primary" onClick={() => void release.run([...chosen])}>
          {t(list === 'muted' ? 'people_pages.unmute_chosen' : 'people_pages.unblock_chosen', {
            count: chosen.size,
          })}
        </Button>
      )}
    </div>
  );
}

function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<AccountId>>(new Set());
  const change = useCallback((id: AccountId, on?: boolean): void => {
    setChosen((before) => {
      const next = new Set(before);
      if (on ?? !before.has(id)) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const selection = useMemo(() => ({ chosen, toggle: (id: AccountId) => change(id) }), [chosen, change]);
  return { selection, change };
}

/** A search looks through all of them: the rest is fetched, page by page. */
function useWhole(people: People, list: List, wanted: boolean): void {
  const { older, reachedEnd } = useReadable(people.list(list));
  useEffect(() => {
    if (wanted && !reachedEnd && older.is === 'idle') void people.loadOlder(list);
  }, [wanted, reachedEnd, older, people, list]);
}

function useRow(people: People, list: List, onLetGo: RowProps['onLetGo']) {
  const Row = list === 'muted' ? MutedRow : BlockedRow;
  return useCallback(
    (id: AccountId) => <Row people={people} id={id} onLetGo={onLetGo} />,
    [Row, people, onLetGo],
  );
}

/** The muted or the blocked: searched, chosen, and let go, one or many. */
export function SparedPeople({
  people,
  list,
  inArea,
}: {
  people: People;
  list: List;
  inArea: boolean;
}): ReactElement {
  const t = useT();
  const { selection, change } = useChosen();
  const [query, setQuery] = useState('');
  const shows = useShows(query);
  const { ids } = usePeopleList(people, list);
  useComingBack(() => people.open(list));
  useWhole(people, list, shows !== undefined);
  const gone = useGone(people, list);
  const { note } = gone;
  const release = useRelease(people, list, (id) => change(id, false), note);
  const row = useRow(people, list, note);
  const label = t(`people_pages.${list}`);
  return (
    <SelectionContext.Provider value={selection}>
      {ids.length > 0 && (
        <div className={styles.head}>
          <TextInput
            type="search"
            aria-label={t('people_pages.search_in', { list: label })}
            placeholder={t('people_pages.search')}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <Tools list={list} ids={shows ? ids.filter(shows) : ids} release={release} />
        </div>
      )}
      {release.failed.length > 0 && !release.running && (
        <Failed
          failed={release.failed}
          onRetry={() => void release.run(release.failed.map(({ id }) => id))}
          onClose={release.forget}
        />
      )}
      {!release.running && <GoneAlert gone={gone} ids={ids} />}
      <PeopleList
        people={people}
        list={list}
        label={label}
        row={row}
        shows={shows}
        none={<EmptyState icon="search" title={t('people_pages.none_found')} />}
        inArea={inArea}
        empty={
          <EmptyState icon={list === 'muted' ? 'mute' : 'users'} title={t(`people_pages.${list}_empty`)} />
        }
      />
    </SelectionContext.Provider>
  );
}
