import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useRealm } from '@/data/react/realm-context';
import '@/i18n/messages/en/late/reacting';
import type { MessageId } from '@/i18n/message-id';
import { useT } from '@/i18n/use-t';
import { EmojiImage } from '@/parts/rich-text/emoji-image';
import { TextInput } from '@/ui/field/text-input';
import { Icon } from '@/ui/icon/icon';
import { rovingTarget } from '@/ui/menu/roving';
import { Popover } from '@/ui/popover/popover';
import { LoadingArea } from '@/ui/state/spinner';
import { EmojiGrid } from './emoji-grid';
import {
  customGroup,
  loadStandardGroups,
  recentGroup,
  searchEmoji,
  type EmojiGroup,
  type PickerEmoji,
} from './emoji-groups';
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
} as const satisfies Record<EmojiGroup['id'], MessageId>;

/** Groups that hold something: recent ones first, then standard, then those of the server. */
function useGroups(withCustom: boolean): readonly EmojiGroup[] | 'loading' | 'failed' {
  const realm = useRealm();
  const [groups, setGroups] = useState<readonly EmojiGroup[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<readonly EmojiGroup[]> => {
      const [details, standard] = await Promise.all([realm.details(), loadStandardGroups()]);
      // The standard ones do without the server.
      const custom = withCustom ? await details.customEmoji().catch(() => []) : [];
      const all = [...standard, customGroup(custom)];
      return [recentGroup(details.recentEmoji.list(), all), ...all].filter(({ emoji }) => emoji.length > 0);
    };
    load().then(
      (loaded) => gone || setGroups(loaded),
      () => gone || setGroups('failed'),
    );
    return () => {
      gone = true;
    };
  }, [realm, withCustom]);
  return groups;
}

export interface EmojiPickerProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  /** Emoji of the server, too. */
  withCustom: boolean;
  onPick: (emoji: PickerEmoji) => void;
  onClose: () => void;
}

/** Recent, standard and custom emoji with search; a sheet at the bottom of small screens (design §7). */
export function EmojiPicker({ label, anchor, withCustom, onPick, onClose }: EmojiPickerProps): ReactElement {
  const t = useT();
  const groups = useGroups(withCustom);
  return (
    <Popover
      anchor={anchor}
      onClose={onClose}
      role="dialog"
      aria-label={label}
      className={styles.picker}
      placement="top-start"
    >
      {groups === 'loading' && <LoadingArea label={t('reacting.loading')} />}
      {groups === 'failed' && <p className={styles.nothing}>{t('reacting.failed')}</p>}
      {typeof groups === 'object' && <Choice groups={groups} onPick={onPick} />}
    </Popover>
  );
}

function Choice({
  groups,
  onPick,
}: {
  groups: readonly EmojiGroup[];
  onPick: EmojiPickerProps['onPick'];
}): ReactElement {
  const t = useT();
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panelId = useId();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(groups[0]?.id ?? 'smileys');
  const wanted = useDeferredValue(query.trim());
  const found = wanted === '' ? null : searchEmoji(groups, wanted);
  const shown = found ?? groups.find(({ id }) => id === open)?.emoji ?? [];
  useEffect(() => {
    // A keyboard that comes up unasked would cover the sheet.
    if (!window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  const toGrid = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const [first] = found ?? [];
      if (first) onPick(first);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
    }
  };
  return (
    <>
      <Tabs
        groups={groups}
        open={found ? null : open}
        panelId={panelId}
        onOpen={(id) => (setOpen(id), setQuery(''))}
      />
      <div className={styles.search}>
        <TextInput
          ref={field}
          type="search"
          aria-label={t('reacting.search')}
          placeholder={t('reacting.search')}
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={toGrid}
        />
      </div>
      <p className={styles.title} role="status">
        {found ? t('reacting.results', { count: found.length }) : t(NAMES[open])}
      </p>
      <div
        className={styles.cells}
        id={panelId}
        ref={panel}
        role="tabpanel"
        aria-label={t(found ? 'reacting.search_results' : NAMES[open])}
      >
        {shown.length === 0 && <p className={styles.nothing}>{t('reacting.nothing_found')}</p>}
        <EmojiGrid
          key={found ? 'found' : open}
          label={t(found ? 'reacting.search_results' : NAMES[open])}
          emoji={shown}
          onPick={onPick}
          onLeave={() => field.current?.focus()}
        />
      </div>
    </>
  );
}

function Tabs({
  groups,
  open,
  panelId,
  onOpen,
}: {
  groups: readonly EmojiGroup[];
  open: EmojiGroup['id'] | null;
  panelId: string;
  onOpen: (id: EmojiGroup['id']) => void;
}): ReactElement {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const index = tabs.findIndex((tab) => tab === document.activeElement);
    const target = rovingTarget(event.key, index, tabs.length, 'horizontal', t.dir === 'rtl');
    const group = target === null ? undefined : groups[target];
    if (target === null || !group) return;
    event.preventDefault();
    tabs[target]?.focus();
    onOpen(group.id);
  };
  const active = open ?? groups[0]?.id;
  return (
    <div
      className={styles.tabs}
      role="tablist"
      tabIndex={-1}
      aria-label={t('reacting.title')}
      ref={list}
      onKeyDown={onKeyDown}
    >
      {groups.map(({ id, emoji }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === open}
          aria-controls={panelId}
          aria-label={t(NAMES[id])}
          title={t(NAMES[id])}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onOpen(id)}
        >
          {id === 'recent' ? <Icon name="clock" size="m" /> : <Sign emoji={emoji[0]} />}
        </button>
      ))}
    </div>
  );
}

function Sign({ emoji }: { emoji: PickerEmoji | undefined }): ReactElement | null {
  if (!emoji) return null;
  return emoji.emoji === null ? (
    <span aria-hidden="true">{emoji.name}</span>
  ) : (
    <EmojiImage emoji={emoji.emoji} />
  );
}
