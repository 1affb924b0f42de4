import '@/i18n/messages/en/late/filters';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import type { FilterKeeper } from '@/data/filters/filters';
import { useAsked } from '@/data/react/use-asked';
import { useReadable, useRealm } from '@/data/react/realm-context';
import { usePreference } from '@/data/react/records';
import { toApiError, type ApiError } from '@/domain/api-error';
import {
  FILTER_PLACES,
  filterName,
  folded,
  wordFilter,
  type Filter,
  type FilterPlace,
  type FilterContent,
} from '@/domain/filter/filter';
import type { FilterFact } from '@/domain/filter/not-kept';
import { useT } from '@/i18n/use-t';
import { useIsAway } from '@/parts/account/failed-page';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { useCommands } from '@/parts/commands/use-commands';
import { Alert } from '@/ui/alert/alert';
import { Button } from '@/ui/button/button';
import { TextButton } from '@/ui/button/text-button';
import { TextInput } from '@/ui/field/text-input';
import { Adding } from '@/features/settings/adding';
import { Problem } from '@/features/settings/own/problem';
import { leaving, leavingQuestion } from '@/features/settings/leaving';
import { tellSaved } from '@/features/settings/saved';
import { useSettingsPlace } from '@/features/settings/place';
import { draftOf, emptyDraft, type FilterDraft } from './filter-draft';
import { FilterForm } from './filter-form';
import { FilterRow } from './filter-row';
import styles from './filters.module.css';

/** From so many on, they can be searched. */
const SEARCHED_FROM = 8;

/** Every filter of the reader, whoever keeps it, by name. */
function useAll(): readonly Filter[] {
  const { filters } = useRealm();
  const { server, browser } = useReadable(filters.known);
  const words = usePreference('muteWords');
  return [...(server ?? []), ...browser, ...words.map(wordFilter)].sort((one, other) =>
    filterName(one).localeCompare(filterName(other)),
  );
}

type Told =
  | { is: 'lost'; facts: readonly FilterFact[] }
  | { is: 'removed'; filter: Filter }
  | { is: 'failed'; what: string; error: ApiError };

interface Work {
  told: Told | null;
  forget: () => void;
  /** Rejects with ApiError. */
  save: (before: Filter | null, content: FilterContent) => Promise<Filter>;
  /** False when it failed, which is told. */
  add: (word: string) => Promise<boolean>;
  remove: (filter: Filter) => Promise<void>;
}

function useWork({ placesOf }: Kept): Work {
  const t = useT();
  const { late, filters } = useRealm();
  const [told, setTold] = useState<Told | null>(null);
  const failed = (what: string, thrown: unknown): void =>
    setTold({ is: 'failed', what, error: toApiError(thrown) });
  const save = async (before: Filter | null, content: FilterContent): Promise<Filter> => {
    const { lost, kept, id } = await (await late.filters.load()).save(before, content);
    setTold(lost.length > 0 ? { is: 'lost', facts: lost } : null);
    if (lost.length === 0) tellSaved(kept === 'words' ? 'settings' : kept);
    const { server, browser } = filters.known.get();
    const known = [...(server ?? []), ...browser].find((one) => one.id === id);
    return known ?? { ...content, id, kept, statusIds: before?.statusIds ?? [] };
  };
  return {
    told,
    forget: () => setTold(null),
    save,
    async add(word) {
      try {
        await save(null, { ...wordFilter(word), places: placesOf(null) });
        return true;
      } catch (thrown) {
        failed(t('filters.save_failed'), thrown);
        return false;
      }
    },
    async remove(filter) {
      try {
        await (await late.filters.load()).remove(filter);
        setTold({ is: 'removed', filter });
      } catch (thrown) {
        failed(t('filters.remove_failed', { name: filterName(filter) }), thrown);
      }
    },
  };
}

/** Gone, with the way back, and why that did not work. */
function Removed({ work, filter }: { work: Work; filter: Filter }): ReactElement {
  const t = useT();
  const [{ busy, error }, set] = useState<{ busy: boolean; error: ApiError | null }>({
    busy: false,
    error: null,
  });
  const undo = async (): Promise<void> => {
    set({ busy: true, error: null });
    const content = { ...filter, phrases: filter.phrases.map((one) => ({ ...one, id: null })) };
    try {
      await work.save(null, content);
    } catch (thrown) {
      set({ busy: false, error: toApiError(thrown) });
    }
  };
  return (
    <>
      <Alert level="info" closeLabel={t('common.close')} onClose={work.forget}>
        {t('filters.removed', { name: filterName(filter) })}{' '}
        <Button small busy={busy} onClick={() => void undo()}>
          {t('filters.undo')}
        </Button>
      </Alert>
      {error && <Problem what={t('filters.save_failed')} error={error} />}
    </>
  );
}

/** What became of the last content, until the next one. */
function TheTold({ work, told }: { work: Work; told: Told }): ReactElement {
  const t = useT();
  if (told.is === 'failed') return <Problem what={told.what} error={told.error} />;
  if (told.is === 'lost')
    return (
      <Alert level="warning" closeLabel={t('common.close')} onClose={work.forget}>
        {t('filters.lost', { names: told.facts.map((fact) => t(`filters.lost_${fact}`)).join(', ') })}
      </Alert>
    );
  return <Removed work={work} filter={told.filter} />;
}

interface Open {
  /** Null: a new one. */
  filter: Filter | null;
  draft: FilterDraft;
  words: readonly string[];
}

/** The form that is open, at first the one that a post has asked for. Another one asks before it takes its place. */
function useOpen(): { open: Open | null; show: (next: Open) => void; close: () => void } {
  const { newFilter } = useCommands();
  const asked = useReadable(newFilter);
  const [open, setOpen] = useState<Open | null>(null);
  const taken = useRef<typeof asked>(null);
  // Behind those that lead to the field: they would take the keys from the question.
  useEffect(() => {
    if (!asked || asked === taken.current) return;
    taken.current = asked;
    const { phrase, words } = asked;
    leaving(() => setOpen({ filter: null, draft: emptyDraft(phrase, FILTER_PLACES), words }));
    if (leavingQuestion.get() === null) return;
    typingAhead.discard();
    newFilter.done();
  }, [asked, newFilter]);
  const put = useCallback(
    (next: Open | null): void => {
      newFilter.done();
      setOpen(next);
    },
    [newFilter],
  );
  const show = useCallback((next: Open): void => leaving(() => put(next)), [put]);
  const close = useCallback((): void => put(null), [put]);
  return { open, show, close };
}

const fits = (filter: Filter, query: string): boolean =>
  folded(`${filter.title} ${filter.phrases.map(({ phrase }) => phrase).join(' ')}`).includes(folded(query));

interface Kept {
  keeper: FilterKeeper;
  placesOf: (filter: Filter | null) => readonly FilterPlace[];
}

function Form({
  open,
  kept,
  done,
  onClose,
}: {
  open: Open;
  kept: Kept;
  done: Work;
  onClose: () => void;
}): ReactElement {
  const places = kept.placesOf(open.filter);
  const [first] = useState({
    ...open.draft,
    places: open.draft.places.filter((place) => places.includes(place)),
  });
  return (
    <FilterForm
      before={open.filter}
      first={first}
      words={open.words}
      keeper={kept.keeper}
      places={places}
      onSave={done.save}
      onClose={onClose}
    />
  );
}

interface RowsProps {
  shown: readonly Filter[];
  kept: Kept;
  done: Work;
  open: Open | null;
  show: (open: Open) => void;
  form: ReactElement | null;
}

function Rows({ shown, kept, done, open, show, form }: RowsProps): ReactElement {
  const t = useT();
  const setting = useSettingsPlace()?.setting;
  const edited = open?.filter;
  // What is typed stays, whatever becomes of its filter meanwhile.
  const isGone = edited && !shown.some(({ id }) => id === edited.id);
  return (
    <ul className={styles.list} aria-label={t('filters.list')}>
      {(isGone ? [...shown, edited] : shown).map((filter) =>
        edited?.id === filter.id ? (
          <li key={filter.id}>{form}</li>
        ) : (
          <FilterRow
            key={filter.id}
            filter={filter}
            offered={kept.placesOf(filter)}
            marked={setting === `filter-${encodeURIComponent(filter.id)}`}
            onEdit={() => show({ filter, draft: draftOf(filter, kept.placesOf(filter)), words: [] })}
            onRemove={() => void done.remove(filter)}
          />
        ),
      )}
    </ul>
  );
}

function Search({ query, onChange }: { query: string; onChange: (query: string) => void }): ReactElement {
  const t = useT();
  return (
    <TextInput
      type="search"
      aria-label={t('filters.search')}
      placeholder={t('filters.search')}
      value={query}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Loaded({ kept }: { kept: Kept }): ReactElement {
  const t = useT();
  const all = useAll();
  const [query, setQuery] = useState('');
  const { open, show, close } = useOpen();
  const done = useWork(kept);
  const shown = all.filter((filter) => fits(filter, query.trim()));
  const form = open && (
    <Form
      key={open.filter?.id ?? `new ${open.words.join(' ')}`}
      open={open}
      kept={kept}
      done={done}
      onClose={close}
    />
  );
  return (
    <>
      {done.told && <TheTold work={done} told={done.told} />}
      {all.length >= SEARCHED_FROM && <Search query={query} onChange={setQuery} />}
      {(shown.length > 0 || open?.filter) && <Rows {...{ shown, kept, done, open, show, form }} />}
      {shown.length === 0 && !open?.filter && (
        <p className={styles.none}>{t(all.length === 0 ? 'filters.none' : 'filters.nothing')}</p>
      )}
      <Adding name="muteWords" label={t('settings.add_word')} onAdd={done.add} />
      {open?.filter === null ? (
        form
      ) : (
        <div>
          <Button
            small
            icon="plus"
            onClick={() => show({ filter: null, draft: emptyDraft('', kept.placesOf(null)), words: [] })}
          >
            {t('filters.new_more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** SET-11: the words that the reader does not want to see, on the server where it keeps them, else here. */
export function FilterList(): ReactElement {
  const t = useT();
  const [asked, again] = useAsked('filters', async ({ late }) => {
    const work = await late.filters.load();
    return { work, keeper: await work.refresh() };
  });
  const here = asked.is === 'here' ? asked.value : null;
  const isAway = useIsAway(asked.is === 'failed' ? asked.error : null);
  const kept: Kept = {
    keeper: here?.keeper ?? 'browser',
    placesOf: (filter) =>
      filter?.kept === 'browser' || !here ? FILTER_PLACES : here.work.places(here.keeper),
  };
  return (
    <div className={styles.filters} role="group" aria-labelledby="setting-muteWords-name">
      {isAway && (
        <Alert level="info">
          {t('filters.load_failed')} <TextButton onClick={again}>{t('common.retry')}</TextButton>
        </Alert>
      )}
      {asked.is === 'failed' && !isAway && (
        <Problem what={t('filters.load_failed')} error={asked.error} onRetry={again} />
      )}
      <Loaded kept={kept} />
    </div>
  );
}
