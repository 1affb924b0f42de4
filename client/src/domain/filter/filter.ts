import type { StatusId } from '@/domain/ids';

/** Where a filter holds: home with lists, notifications, public timelines with tags, conversations, profiles. */
export const FILTER_PLACES = ['home', 'notifications', 'public', 'thread', 'account'] as const;
export type FilterPlace = (typeof FILTER_PLACES)[number];

export interface FilterPhrase {
  /** The server's own; null where it numbers none. */
  id: string | null;
  phrase: string;
  wholeWord: boolean;
}

/** `blur`: only media are covered (Mastodon's word); nothing is folded for it. */
export type FilterAction = 'warn' | 'hide' | 'blur';

/** What the reader can say of a filter. */
export interface FilterContent {
  /** Empty where its first phrase names it. */
  title: string;
  phrases: readonly FilterPhrase[];
  places: readonly FilterPlace[];
  action: FilterAction;
  /** Unix milliseconds; null has no end. */
  expiresAt: number | null;
}

/** Words that the reader does not want to see, whoever keeps them. */
export interface Filter extends FilterContent {
  /** Unique among all filters of the reader. */
  id: string;
  /** `words`: one of the mute words, which the preferences hold. */
  kept: 'server' | 'browser' | 'words';
  /** Single posts that the reader put under it, elsewhere (Mastodon). */
  statusIds: readonly StatusId[];
}

/** How a filter is called. */
export const filterName = ({ title, phrases }: Pick<Filter, 'title' | 'phrases'>): string =>
  title || phrases.map(({ phrase }) => phrase).join(', ');

/** A mute word as the filter that it is: everywhere, for ever, wherever it stands in a word. */
export const wordFilter = (word: string): Filter => ({
  id: `word-${word}`,
  kept: 'words',
  title: '',
  phrases: [{ id: null, phrase: word, wholeWord: false }],
  places: FILTER_PLACES,
  action: 'warn',
  expiresAt: null,
  statusIds: [],
});

export const isOver = ({ expiresAt }: Pick<Filter, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;

/** A phrase as it is compared: neither case nor the kind of a space counts. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
