import {
  useCallback,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import type { AccountId } from '@/domain/ids';
import { errorWords } from '@/i18n/error-words';
import '@/i18n/messages/en/late/lists';
import { useT } from '@/i18n/use-t';
import { PersonChoice } from '../person-row';
import { Button } from '@/ui/button/button';
import { Checkbox } from '@/ui/field/check';
import { TextField } from '@/ui/field/text-input';
import { usePassesFocusOn } from '@/ui/focus/use-passes-focus-on';
import { Badge } from '@/ui/state/badge';
import { LoadingLine } from '@/ui/state/spinner';
import { BlockList } from '@/ui/virtual-list/block-list';
import { useMemberSearch, type MemberSearch } from './member-search';
import styles from './members.module.css';

/** Of a member's row, in pixels. */
const USUAL_HEIGHT = 61;

interface MemberPickerProps {
  chosen: readonly AccountId[];
  onChoose: (id: AccountId, on: boolean) => void;
  disabled?: boolean;
  /** The box of the search. */
  fieldRef?: Ref<HTMLInputElement>;
}

interface SearchFieldsProps {
  fieldRef: Ref<HTMLInputElement> | undefined;
  text: string;
  onText: (text: string) => void;
  anybody: boolean;
  onAnybody: (on: boolean) => void;
  /** Searches without waiting. */
  onEnter: () => void;
}

function SearchFields(props: SearchFieldsProps): ReactElement {
  const { fieldRef, text, onText, anybody, onAnybody, onEnter } = props;
  const t = useT();
  return (
    <div className={styles.fields}>
      <TextField
        ref={fieldRef}
        type="search"
        data-writes="members"
        label={t('lists.add_people')}
        hint={anybody ? t('lists.not_followed') : undefined}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onEnter();
        }}
      />
      <Checkbox label={t('lists.add_anybody')} checked={anybody} onChange={onAnybody} />
    </div>
  );
}

/** Those chosen and those taken out here, who stay in sight to be put back. */
function useEverChosen(chosen: readonly AccountId[]): readonly AccountId[] {
  const [everChosen, setEverChosen] = useState(chosen);
  const all = [...everChosen, ...chosen.filter((id) => !everChosen.includes(id))];
  if (all.length !== everChosen.length) setEverChosen(all);
  return all;
}

/** Who is in the list, and a search for who shall be; each row ticks on and off. */
export function MemberPicker({
  chosen,
  onChoose,
  disabled = false,
  fieldRef,
}: MemberPickerProps): ReactElement {
  const t = useT();
  const [text, setText] = useState('');
  const [anybody, setAnybody] = useState(false);
  const [search, now] = useMemberSearch(text, !anybody);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useEverChosen(chosen);
  const found = search.is === 'found' ? search.ids : [];
  const others = found.filter((id) => !shown.includes(id));
  const words = found.length === 0 ? t('lists.nobody_found') : t('lists.nobody_else');
  // Of hundreds of members few are in the page: those who are searched for come first.
  const sought = shown.filter((id) => found.includes(id));
  const members = [...sought, ...shown.filter((id) => !sought.includes(id))];
  const row = (id: AccountId): ReactElement => (
    <PersonChoice
      id={id}
      chosen={chosen.includes(id)}
      disabled={disabled}
      onChoose={(on) => onChoose(id, on)}
    />
  );
  return (
    <>
      <SearchFields
        fieldRef={fieldRef}
        text={text}
        onText={setText}
        anybody={anybody}
        onAnybody={setAnybody}
        onEnter={now}
      />
      <SearchState search={search} nobody={others.length === 0 ? words : null} onRetry={now} />
      {others.length > 0 && <FoundList ids={others} row={row} members={heading} />}
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {t('lists.members')} <Badge neutral text={String(chosen.length)} />
      </h2>
      {members.length === 0 ? (
        <p className={styles.note}>{t('lists.no_members')}</p>
      ) : (
        <div className={styles.people}>
          <BlockList
            role="list"
            ids={members}
            row={row}
            label={t('lists.members')}
            usualHeight={USUAL_HEIGHT}
          />
        </div>
      )}
    </>
  );
}

interface FoundListProps {
  ids: readonly AccountId[];
  row: (id: AccountId) => ReactElement;
  members: RefObject<HTMLElement>;
}

/** Whom the search found, members left out. */
function FoundList({ ids, row, members }: FoundListProps): ReactElement {
  const t = useT();
  return (
    <ul className={styles.people} aria-label={t('lists.found')}>
      {ids.map((id) => (
        <Found key={id} members={members}>
          {row(id)}
        </Found>
      ))}
    </ul>
  );
}

/** A person who is ticked moves to the members. The focus goes to the next one found, after the last one to the members. */
function Found({
  children,
  members,
}: {
  children: ReactNode;
  members: RefObject<HTMLElement>;
}): ReactElement {
  const item = useRef<HTMLLIElement>(null);
  const next = useCallback(
    ({ nextElementSibling, previousElementSibling }: HTMLElement) =>
      (nextElementSibling ?? previousElementSibling)?.querySelector('input') ?? members.current,
    [members],
  );
  usePassesFocusOn(item, next);
  return <li ref={item}>{children}</li>;
}

function SearchState({
  search,
  nobody,
  onRetry,
}: {
  search: MemberSearch;
  /** Why nobody is to be chosen from; null where somebody is. */
  nobody: string | null;
  onRetry: () => void;
}): ReactElement {
  const t = useT();
  if (search.is === 'failed')
    return (
      <div className={styles.note} role="alert">
        <p>{t('lists.search_failed', { error: errorWords(t, search.error) })}</p>
        <Button small onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </div>
    );
  return (
    <p
      className={styles.note}
      role="status"
      hidden={search.is === 'idle' || (search.is === 'found' && nobody === null)}
    >
      {search.is === 'waiting' && <LoadingLine label={t('lists.searching')} />}
      {search.is === 'found' && nobody}
    </p>
  );
}
