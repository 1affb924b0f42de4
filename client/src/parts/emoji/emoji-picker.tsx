import '@/i18n/messages/en/late/reacting';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import type { MessageId } from '@/i18n/message-id';
import type { Translator } from '@/i18n/translator';
import { useT } from '@/i18n/use-t';
import { TextButton } from '@/ui/button/text-button';
import { TextInput } from '@/ui/field/text-input';
import { Icon } from '@/ui/icon/icon';
import { Popover } from '@/ui/popover/popover';
import { LoadingArea } from '@/ui/state/spinner';
import { VisuallyHidden } from '@/ui/state/visually-hidden';
import { watchVisibleArea } from '@/ui/visible-area';
import { searchEmoji } from './emoji-groups';
import { EmojiGrid, type GridGroup, type GridHandle, type Look } from './emoji-grid';
import type { EmojiGroup, PickerEmoji } from './picker-emoji';
import { picksByKeys } from './picker-field';
import type { Edges } from './picker-geometry';
import { placePicker } from './place-picker';
import { PickerFooter } from './picker-footer';
import { PickerRail, type RailTab } from './picker-rail';
import { withTone } from './skin-tone';
import { StickerPanel } from './sticker-panel';
import { usePickerContent, type PickerContent } from './use-picker-groups';
import styles from './emoji-picker.module.css';

const NAMES = {
  recent: 'reacting.recent',
  custom: 'reacting.custom',
  smileys: 'reacting.smileys',
  people: 'reacting.people',
  nature: 'reacting.nature',
  food: 'reacting.food',
  travel: 'reacting.travel',
  activities: 'reacting.activities',
  objects: 'reacting.objects',
  symbols: 'reacting.symbols',
  flags: 'reacting.flags',
} as const satisfies Partial<Record<EmojiGroup['id'], MessageId>>;

const isNamed = (id: string): id is keyof typeof NAMES => id in NAMES;

const titleOf = (t: Translator, { id, title }: EmojiGroup): string =>
  title === null && isNamed(id) ? t(NAMES[id]) : (title ?? id);

export interface EmojiPickerProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** Emoji of the server, too. */
  withCustom: boolean;
  /** Several may be chosen one after the other: offers to stay open. */
  mayKeepOpen?: boolean;
  /** The field that is written in: going there does not close it. */
  companion?: RefObject<HTMLElement | null> | undefined;
  /** Where the line stands that an emoji goes into: that stays in sight. */
  line?: (() => Edges | null) | undefined;
  /** Offers the server's stickers, where it has some. */
  onSticker?: ((file: File) => void) | undefined;
  /** With the chosen skin tone: the character itself is what will be written. */
  onPick: (emoji: PickerEmoji) => void;
  onClose: () => void;
}

/** Recent, standard and custom emoji with search; a sheet at the bottom of small screens (design §7). */
export function EmojiPicker(props: EmojiPickerProps): ReactElement {
  const { label, anchor, companion, line, onClose } = props;
  const [attempt, setAttempt] = useState(0);
  useEffect(watchVisibleArea, []);
  const place = useMemo(
    () => line && ((button: Element, box: HTMLElement) => placePicker(button, box, line)),
    [line],
  );
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      companion={companion}
      role="dialog"
      aria-label={label}
      className={styles.picker}
      placement="top-start"
      place={place}
    >
      <Content key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
    </Popover>
  );
}

function Content({ onRetry, ...props }: EmojiPickerProps & { onRetry: () => void }): ReactElement {
  const t = useT();
  const content = usePickerContent(props.withCustom, props.onSticker !== undefined);
  if (content === 'loading') return <LoadingArea label={t('reacting.loading')} />;
  if (content === 'failed') {
    return (
      <p className={styles.nothing}>
        {t('reacting.failed')} <TextButton onClick={onRetry}>{t('common.retry')}</TextButton>
      </p>
    );
  }
  return <Choice {...props} content={content} />;
}

/** COMP-11: the list follows when the typing pauses. */
const SEARCH_PAUSE = 500;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : SEARCH_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const STICKERS = 'stickers';
/** The reader's last choice, for every picker of this page: whoever adds several adds more of them. */
let keptOpen = false;

/** What is searched for, the sections it leaves, and the search when the typing pauses. */
function useEmojiSearch(groups: readonly EmojiGroup[]) {
  const t = useT();
  const [query, setQuery] = useState('');
  const wanted = useSettled(query.trim());
  const titled = useMemo(
    () => groups.map((group): GridGroup => ({ id: group.id, title: titleOf(t, group), emoji: group.emoji })),
    [groups, t],
  );
  const found = useMemo(() => (wanted === '' ? null : searchEmoji(groups, wanted)), [groups, wanted]);
  const shown = useMemo(
    () => (found ? [{ id: 'found', title: t('reacting.search_results'), emoji: found }] : titled),
    [found, titled, t],
  );
  return { query, setQuery, wanted, titled, found, shown };
}

/** Which emoji the footer names: under the pointer, else with the focus. */
function useLookedAt() {
  const [pointed, setPointed] = useState<PickerEmoji | null>(null);
  const [focused, setFocused] = useState<PickerEmoji | null>(null);
  const look: Look = (by, one) => {
    // Who goes on by keys presses Enter on what has the focus.
    setPointed(by === 'pointer' ? one : null);
    if (by === 'focus') setFocused(one);
  };
  return { looked: pointed ?? focused, look, forgetPointed: () => setPointed(null) };
}

function tabsOf(t: Translator, titled: readonly GridGroup[], hasStickers: boolean): readonly RailTab[] {
  const sections = titled.flatMap(({ id, title, emoji: [first] }): RailTab[] =>
    first ? [{ id, title, sign: id === 'recent' ? 'recent' : first }] : [],
  );
  const stickers: RailTab = { id: STICKERS, title: t('reacting.stickers'), sign: 'stickers' };
  return hasStickers ? [...sections, stickers] : sections;
}

interface SearchBoxProps {
  field: RefObject<HTMLInputElement>;
  query: string;
  onQuery: (query: string) => void;
  onEnter: () => void;
  onDown: () => void;
}

function SearchBox({ field, query, onQuery, onEnter, onDown }: SearchBoxProps): ReactElement {
  const t = useT();
  useEffect(() => {
    if (picksByKeys()) field.current?.focus({ preventScroll: true });
  }, [field]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const enters = event.key === 'Enter' && !event.ctrlKey && !event.metaKey;
    if (!enters && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (enters) onEnter();
    else onDown();
  };
  return (
    <div className={styles.search}>
      <Icon name="search" size="s" />
      <TextInput
        ref={field}
        type="search"
        data-writes="emoji"
        aria-label={t('reacting.search')}
        placeholder={t('reacting.search')}
        value={query}
        autoComplete="off"
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

type ChoiceProps = EmojiPickerProps & { content: PickerContent };

/** Stickers, or emoji with their search; the rail above leads to the sections of both. */
function Choice({ content, ...props }: ChoiceProps): ReactElement {
  const { label, onSticker, onClose } = props;
  const t = useT();
  const { stickers } = content;
  const grid = useRef<GridHandle>(null);
  const panelId = useId();
  const search = useEmojiSearch(content.groups);
  const [section, setSection] = useState(0);
  const [showsStickers, setShowsStickers] = useState(false);
  const { titled, found } = search;
  const open = (id: string): void => {
    search.setQuery('');
    setShowsStickers(id === STICKERS);
    const index = titled.findIndex((group) => group.id === id);
    // After a search the sections stand there only with the next drawing.
    if (index >= 0) setTimeout(() => grid.current?.showSection(index));
  };
  const currentTab = showsStickers ? STICKERS : (titled[section]?.id ?? null);
  return (
    <>
      <PickerRail
        tabs={tabsOf(t, titled, stickers.length > 0 && onSticker !== undefined)}
        current={found ? null : currentTab}
        panelId={panelId}
        label={label}
        onOpen={open}
      />
      {showsStickers && onSticker ? (
        <div id={panelId} className={styles.panel} role="tabpanel" aria-label={label}>
          <StickerPanel
            packs={stickers}
            onPick={(file) => {
              onSticker(file);
              onClose();
            }}
          />
        </div>
      ) : (
        <EmojiChoice
          {...props}
          content={content}
          search={search}
          grid={grid}
          panelId={panelId}
          onSection={setSection}
        />
      )}
    </>
  );
}

interface FoundProps {
  panelId: string;
  label: string;
  /** Null while nothing is searched for. */
  found: readonly PickerEmoji[] | null;
  children: ReactNode;
}

/** The panel of the emoji, which says how many a search found. */
function Found({ panelId, label, found, children }: FoundProps): ReactElement {
  const t = useT();
  return (
    <div
      id={panelId}
      className={styles.panel}
      role="tabpanel"
      aria-label={found ? t('reacting.search_results') : label}
    >
      <span role="status">
        <VisuallyHidden>{found && t('reacting.results', { count: found.length })}</VisuallyHidden>
      </span>
      {found?.length === 0 ? <p className={styles.nothing}>{t('reacting.nothing_found')}</p> : children}
    </div>
  );
}

interface EmojiChoiceProps extends ChoiceProps {
  search: ReturnType<typeof useEmojiSearch>;
  grid: RefObject<GridHandle>;
  panelId: string;
  onSection: (index: number) => void;
}

function EmojiChoice(props: EmojiChoiceProps): ReactElement {
  const { label, mayKeepOpen = false, onPick, onClose, content, search } = props;
  const { grid, panelId, onSection } = props;
  const { groups, recent } = content;
  const field = useRef<HTMLInputElement>(null);
  const { looked, look, forgetPointed } = useLookedAt();
  const [tone, setTone] = useState(() => recent.tone());
  const [keepsOpen, setKeepsOpen] = useState(keptOpen);
  const { query, found } = search;
  const pick = (one: PickerEmoji): void => {
    onPick(one.toned ? { ...one, name: withTone(one.name, tone) } : one);
    if (mayKeepOpen && !keepsOpen) onClose();
  };
  return (
    <>
      <SearchBox
        field={field}
        query={query}
        onQuery={(words) => {
          search.setQuery(words);
          forgetPointed();
        }}
        onEnter={() => {
          const [first] = query.trim() === '' ? [] : searchEmoji(groups, query);
          if (first) pick(first);
        }}
        onDown={() => grid.current?.focus()}
      />
      <Found panelId={panelId} label={label} found={found}>
        <EmojiGrid
          key={found ? search.wanted : ''}
          groups={search.shown}
          label={label}
          tone={tone}
          handle={grid}
          onPick={pick}
          onLeave={() => field.current?.focus()}
          onLook={look}
          onSection={found ? () => undefined : onSection}
        />
      </Found>
      <PickerFooter
        looked={looked ?? found?.[0] ?? null}
        tone={tone}
        keepsOpen={mayKeepOpen ? keepsOpen : null}
        onTone={(next) => {
          recent.setTone(next);
          setTone(next);
        }}
        onKeepOpen={(keep) => {
          keptOpen = keep;
          setKeepsOpen(keep);
        }}
      />
    </>
  );
}
