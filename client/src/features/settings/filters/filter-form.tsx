import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactElement,
} from 'react';
import { toApiError, type ApiError } from '@/domain/api-error';
import { filterName, type Filter, type FilterPlace, type FilterContent } from '@/domain/filter/filter';
import type { FilterKeeper } from '@/data/filters/filters';
import { absoluteTime, duration } from '@/i18n/relative-time';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Checkbox, Radio } from '@/ui/field/check';
import { Field } from '@/ui/field/field';
import { Select } from '@/ui/field/select';
import { TextField, TextInput } from '@/ui/field/text-input';
import { useNewField } from '@/ui/focus/use-new-field';
import { Problem } from '@/features/settings/own/problem';
import { askBeforeLeaving } from '@/features/settings/leaving';
import { contentOf, draftAfterSave, type DraftProblem, type FilterDraft } from './filter-draft';
import own from '@/features/settings/own/own.module.css';
import styles from './filters.module.css';

/** Seconds. */
const LENGTHS = [1800, 3600, 21_600, 43_200, 86_400, 604_800, 2_592_000] as const;

interface Part {
  draft: FilterDraft;
  change: (part: Partial<FilterDraft>) => void;
  problem: DraftProblem | null;
}

interface RowProps {
  place: number;
  one: FilterDraft['phrases'][number];
  isWrong: boolean;
  put: (part: Partial<FilterDraft['phrases'][number]>) => void;
  onRemove: (() => void) | null;
}

function PhraseRow({ place, one, isWrong, put, onRemove }: RowProps): ReactElement {
  const t = useT();
  return (
    <div className={styles.phrase}>
      <TextInput
        aria-label={t('filters.phrase', { place })}
        aria-invalid={isWrong || undefined}
        value={one.phrase}
        dir="auto"
        data-first-focus={place === 1 || undefined}
        data-writes="filter"
        maxLength={500}
        onChange={(event) => put({ phrase: event.target.value })}
      />
      <Checkbox
        label={t('filters.whole')}
        checked={one.wholeWord}
        onChange={(on) => put({ wholeWord: on })}
      />
      {onRemove && (
        <IconButton icon="x" small label={t('filters.phrase_remove', { place })} onClick={onRemove} />
      )}
    </div>
  );
}

function Phrases({ draft, change, problem, words }: Part & { words: readonly string[] }): ReactElement {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const typeNext = useNewField(box, '[data-writes="filter"]');
  // The form stands in the place of what was pressed.
  useLayoutEffect(() => box.current?.querySelector<HTMLElement>('[data-writes="filter"]')?.focus(), []);
  const { phrases } = draft;
  const put = (at: number, part: Partial<FilterDraft['phrases'][number]>): void =>
    change({ phrases: phrases.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const add = (phrase: string): void => {
    const typed = phrases.filter((one) => one.phrase.trim() !== '' || phrase === '');
    change({ phrases: [...typed, { id: null, phrase, wholeWord: phrases[0]?.wholeWord ?? false }] });
  };
  const left = words.filter((word) => phrases.every((one) => one.phrase !== word));
  return (
    <fieldset ref={box} className={styles.part} aria-describedby={`${id}hint`}>
      <legend>{t('filters.phrase_label')}</legend>
      {phrases.map((one, at) => (
        <PhraseRow
          // Rows have no name but their place.
          key={String(at)}
          place={at + 1}
          one={one}
          isWrong={problem === 'phrase'}
          put={(part) => put(at, part)}
          onRemove={
            phrases.length > 1 ? () => change({ phrases: phrases.filter((_, index) => index !== at) }) : null
          }
        />
      ))}
      {left.length > 0 && (
        <div className={styles.words} role="group" aria-label={t('filters.from_post')}>
          {left.map((word) => (
            <Button key={word} small onClick={() => add(word)}>
              <bdi>{word}</bdi>
            </Button>
          ))}
        </div>
      )}
      <p className={own.hint} id={`${id}hint`}>
        {problem === 'phrase' ? t('filters.phrase_missing') : t('filters.phrase_hint')}
      </p>
      <div>
        <Button
          small
          icon="plus"
          onClick={() => {
            typeNext();
            add('');
          }}
        >
          {t('filters.phrase_more')}
        </Button>
      </div>
    </fieldset>
  );
}

function Places({
  draft,
  change,
  problem,
  offered,
}: Part & { offered: readonly FilterPlace[] }): ReactElement {
  const t = useT();
  return (
    <fieldset className={styles.part}>
      <legend>{t('filters.where')}</legend>
      {offered.map((place) => (
        <Checkbox
          key={place}
          label={t(`filters.place_${place}`)}
          checked={draft.places.includes(place)}
          onChange={(on) =>
            change({ places: offered.filter((one) => (one === place ? on : draft.places.includes(one))) })
          }
        />
      ))}
      {problem === 'place' && (
        <p className={styles.problem} role="alert">
          {t('filters.where_missing')}
        </p>
      )}
    </fieldset>
  );
}

function Action({ draft, change, keeper }: Omit<Part, 'problem'> & { keeper: FilterKeeper }): ReactElement {
  const t = useT();
  const name = useId();
  const offered = keeper === 'v1' ? (['warn', 'hide'] as const) : (['warn', 'hide', 'blur'] as const);
  return (
    <fieldset className={styles.part}>
      <legend>{t('filters.what')}</legend>
      {offered.map((action) => (
        <Radio
          key={action}
          name={name}
          label={t(`filters.action_${action}`)}
          checked={draft.action === action}
          onChange={() => change({ action })}
        />
      ))}
      {draft.action === 'hide' && keeper === 'v1' && <p className={own.hint}>{t('filters.hide_hint_v1')}</p>}
    </fieldset>
  );
}

function Until({ draft, change, problem, before }: Part & { before: Filter | null }): ReactElement {
  const t = useT();
  const end = before?.expiresAt ?? null;
  const options = [
    ...(end === null ? [] : [{ value: 'same', label: t('filters.as_is', { time: absoluteTime(t, end) }) }]),
    { value: '0', label: t('filters.forever') },
    ...LENGTHS.map((seconds) => ({ value: String(seconds), label: duration(t, seconds * 1000, 0) })),
    { value: 'date', label: t('filters.choose_date') },
  ];
  const error = problem === 'past' ? t('filters.until_past') : undefined;
  return (
    <>
      <Field label={t('filters.until')} error={draft.length === 'date' ? undefined : error}>
        {(control) => (
          <Select
            {...control}
            value={draft.length}
            options={options}
            onChange={(length) => change({ length })}
          />
        )}
      </Field>
      {draft.length === 'date' && (
        <Field label={t('filters.until_date')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={draft.date}
              onChange={(event) => change({ date: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

interface FormProps {
  before: Filter | null;
  first: FilterDraft;
  /** Words of a post that may be meant. */
  words: readonly string[];
  keeper: FilterKeeper;
  /** Where a filter can hold. */
  places: readonly FilterPlace[];
  /** Resolves with the filter as it is then, rejects with ApiError. */
  onSave: (before: Filter | null, content: FilterContent) => Promise<Filter>;
  onClose: () => void;
}

interface FormState extends Part {
  /** What the next Save changes. */
  before: Filter | null;
  busy: boolean;
  error: ApiError | null;
  submit: (event: FormEvent) => void;
}

function useForm({ onSave, onClose, ...opened }: FormProps): FormState {
  const [before, setBefore] = useState(opened.before);
  const [first, setFirst] = useState(opened.first);
  const [draft, setDraft] = useState(first);
  const latest = useRef<FilterDraft | null>(draft);
  useLayoutEffect(() => {
    latest.current = draft;
    return () => void (latest.current = null);
  }, [draft]);
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const [{ busy, error }, setState] = useState<{ busy: boolean; error: ApiError | null }>({
    busy: false,
    error: null,
  });
  const isChanged = draft !== first;
  useEffect(() => (isChanged ? askBeforeLeaving({ discard: onClose }) : undefined), [isChanged, onClose]);
  const save = async (): Promise<void> => {
    const content = contentOf(draft, before, Date.now());
    if (typeof content === 'string') return setProblem(content);
    setState({ busy: true, error: null });
    try {
      const saved = await onSave(before, content);
      const now = latest.current;
      if (now === draft) return onClose();
      // Closed since, or typed on: that is for the next Save.
      if (now === null) return;
      setBefore(saved);
      setFirst(draft);
      setDraft(draftAfterSave(now, draft, saved));
      setState({ busy: false, error: null });
    } catch (thrown) {
      setState({ busy: false, error: toApiError(thrown) });
    }
  };
  return {
    before,
    draft,
    problem,
    busy,
    error,
    change(part) {
      setDraft({ ...draft, ...part });
      setProblem(null);
    },
    submit(event) {
      event.preventDefault();
      if (!busy) void save();
    },
  };
}

/** A filter that is made or changed. What is typed stays until it is saved. */
export function FilterForm(props: FormProps): ReactElement {
  const t = useT();
  const { words, places, onClose } = props;
  const { before, busy, error, submit, ...part } = useForm(props);
  const title = before ? t('filters.edit_title', { name: filterName(before) }) : t('filters.new');
  const keeper = before?.kept === 'browser' ? 'browser' : props.keeper;
  return (
    <form className={styles.form} aria-label={title} onSubmit={submit} noValidate>
      <h5 className={styles.title}>{title}</h5>
      <Phrases {...part} words={words} />
      {keeper === 'v1' && part.draft.phrases.length > 1 && (
        <p className={own.hint}>{t('filters.each_alone')}</p>
      )}
      {keeper !== 'v1' && (
        <TextField
          label={t('filters.title')}
          hint={t('filters.title_hint')}
          value={part.draft.title}
          dir="auto"
          onChange={(event) => part.change({ title: event.target.value })}
        />
      )}
      <Places {...part} offered={places} />
      <Action {...part} keeper={keeper} />
      <Until {...part} before={before} />
      {error && <Problem what={t('filters.save_failed')} error={error} />}
      <div className={own.actions}>
        <Button type="submit" look="primary" busy={busy}>
          {t('filters.save')}
        </Button>
        <Button onClick={onClose}>{t('filters.cancel')}</Button>
      </div>
    </form>
  );
}
