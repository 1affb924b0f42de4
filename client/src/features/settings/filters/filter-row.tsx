import type { ReactElement } from 'react';
import { FILTER_PLACES, filterName, isOver, type Filter, type FilterPlace } from '@/domain/filter/filter';
import { absoluteTime } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import { useNow } from '@/i18n/use-now';
import { useT } from '@/i18n/use-t';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Icon } from '@/ui/icon/icon';
import { useShown } from '../use-shown';
import styles from './filters.module.css';

const KEPT = {
  server: 'filters.on_server',
  browser: 'filters.in_browser',
  words: 'filters.in_settings',
} as const;
const ACTIONS = { warn: 'filters.folds', hide: 'filters.hides', blur: 'filters.blurs' } as const;

function placeWords(t: Translator, { places }: Filter, offered: readonly FilterPlace[]): string {
  if (offered.every((place) => places.includes(place))) return t('filters.everywhere');
  return FILTER_PLACES.filter((place) => places.includes(place))
    .map((place) => t(`filters.place_${place}`))
    .join(' · ');
}

function endWords(t: Translator, filter: Filter, now: number): readonly string[] {
  const { expiresAt } = filter;
  if (expiresAt === null) return [];
  const time = absoluteTime(t, expiresAt);
  return [isOver(filter, now) ? t('filters.over', { time }) : t('filters.ends', { time })];
}

/** One filter: what it looks for, where it holds and what it does, with the ways to change it. */
export function FilterRow({
  filter,
  offered,
  marked,
  onEdit,
  onRemove,
}: {
  filter: Filter;
  /** Where its keeper lets filters hold. */
  offered: readonly FilterPlace[];
  /** It was asked for. */
  marked: boolean;
  onEdit: () => void;
  onRemove: () => void;
}): ReactElement {
  const t = useT();
  const now = useNow();
  const row = useShown<HTMLLIElement>(marked);
  const name = filterName(filter);
  const phrases = filter.title === '' ? [] : [filter.phrases.map(({ phrase }) => phrase).join(', ')];
  const facts = [
    ...phrases,
    ...(filter.phrases.some(({ wholeWord }) => wholeWord) ? [t('filters.whole_words')] : []),
    placeWords(t, filter, offered),
    t(ACTIONS[filter.action]),
    ...endWords(t, filter, now),
    t(KEPT[filter.kept]),
  ];
  return (
    <li
      ref={row}
      className={styles.row}
      data-marked={marked || undefined}
      data-over={isOver(filter, now) || undefined}
    >
      <Icon name="filter" size="s" />
      <div className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </div>
      <Button small aria-label={t('filters.edit_one', { name })} onClick={onEdit}>
        {t('filters.edit')}
      </Button>
      <IconButton icon="x" small label={t('filters.remove', { name })} onClick={onRemove} />
    </li>
  );
}
