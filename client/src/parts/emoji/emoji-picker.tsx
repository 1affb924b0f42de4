import '@/i18n/messages/en/late/reacting';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
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
import { EmojiGrid, type GridGroup, type GridHandle } from './emoji-grid';
import type { EmojiGroup, PickerEmoji } from './picker-emoji';
import type { Edges } from './picker-place';
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
  /** With the chosen tone: a character is what is to be written. */
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
let keptOpen = false;

function Choice({
  content,
  label,
  mayKeepOpen = false,
  onPick,
  onSticker,
  onClose,
}: EmojiPickerProps & { content: PickerContent }): ReactElement {
  const t = useT();
  const { groups, stickers, recent } = content;
  const grid = useRef<GridHandle>(null);
  const field = useRef<HTMLInputElement>(null);
  const panelId = useId();
  const [query, setQuery] = useState('');
  const wanted = useSettled(query.trim());
  const [section, setSection] = useState(0);
  const [looked, setLooked] = useState<PickerEmoji | null>(null);
  const [tone, setTone] = useState(() => recent.tone());
  const [keepsOpen, setKeepsOpen] = useState(keptOpen);
  const [showsStickers, setShowsStickers] = useState(false);
  const titled = useMemo(
    () => groups.map((group): GridGroup => ({ id: group.id, title: titleOf(t, group), emoji: group.emoji })),
    [groups, t],
  );
  const found = useMemo(() => (wanted === '' ? null : searchEmoji(groups, wanted)), [groups, wanted]);
  const shown = useMemo(
    () => (found ? [{ id: 'found', title: t('reacting.search_results'), emoji: found }] : titled),
    [found, titled, t],
  );
  useEffect(() => {
    // A keyboard that comes up unasked would cover the sheet.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const pick = (one: PickerEmoji): void => {
    onPick(one.toned ? { ...one, name: withTone(one.name, tone) } : one);
    if (mayKeepOpen && !keepsOpen) onClose();
  };
  const onSearchKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const [first] = query.trim() === '' ? [] : searchEmoji(groups, query);
      if (first) pick(first);
    } else if (event.key === 'ArrowDown' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      grid.current?.focus();
    }
  };
  const tabs: readonly RailTab[] = [
    ...titled.flatMap(({ id, title, emoji: [first] }) =>
      first ? [{ id, title, sign: id === 'recent' ? ('recent' as const) : first }] : [],
    ),
    ...(stickers.length > 0 && onSticker
      ? [{ id: STICKERS, title: t('reacting.stickers'), sign: 'stickers' as const }]
      : []),
  ];
  const open = (id: string): void => {
    setQuery('');
    setShowsStickers(id === STICKERS);
    const index = titled.findIndex((group) => group.id === id);
    // After a search the sections stand there only with the next drawing.
    if (index >= 0) setTimeout(() => grid.current?.showSection(index));
  };
  const currentTab = showsStickers ? STICKERS : (titled[section]?.id ?? null);
  return (
    <>
      <PickerRail
        tabs={tabs}
        current={found ? null : currentTab}
        panelId={panelId}
        label={label}
        onOpen={open}
      />
      {!showsStickers && (
        <div className={styles.search}>
          <Icon name="search" size="s" />
          <TextInput
            ref={field}
            type="search"
            aria-label={t('reacting.search')}
            placeholder={t('reacting.search')}
            value={query}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onSearchKey}
          />
        </div>
      )}
      <div
        id={panelId}
        className={styles.panel}
        role="tabpanel"
        aria-label={found ? t('reacting.search_results') : label}
      >
        <span role="status">
          <VisuallyHidden>{found && t('reacting.results', { count: found.length })}</VisuallyHidden>
        </span>
        {showsStickers && onSticker && (
          <StickerPanel
            packs={stickers}
            onPick={(file) => {
              onSticker(file);
              onClose();
            }}
          />
        )}
        {!showsStickers && found?.length === 0 && (
          <p className={styles.nothing}>{t('reacting.nothing_found')}</p>
        )}
        {!showsStickers && found?.length !== 0 && (
          <EmojiGrid
            key={found ? wanted : ''}
            groups={shown}
            label={label}
            tone={tone}
            handle={grid}
            onPick={pick}
            onLeave={() => field.current?.focus()}
            onLook={setLooked}
            onSection={found ? () => undefined : setSection}
          />
        )}
      </div>
      {!showsStickers && (
        <PickerFooter
          looked={looked}
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
      )}
    </>
  );
}
