import '@/i18n/messages/en/late/translation';
import type { Realm } from '@/data/realm';
import type { Account } from '@/domain/account/account';
import { mediaFilterName, muteReason } from '@/domain/account/mute-rules';
import type { StatusId } from '@/domain/ids';
import type { Attachment } from '@/domain/status/attachment';
import { domainOf, type Server } from '@/domain/instance/server';
import type { Status } from '@/domain/status/status';
import { languageName } from '@/i18n/language-name';
import type { Translator } from '@/i18n/translator';
import { htmlToText } from '@/lib/html-text';

/** A post as the reader sees it: what is closed to them is neither drawn nor copied, printed or read out. */
export interface SeenPost {
  /** The post itself, of a repeat the repeated one; with the words of the translation where one is shown. */
  status: Status;
  /** Of a translation that is shown: the language that the server found, null where it does not say. */
  translated: { from: string | null } | null;
  author: Account | undefined;
  /** False behind a content warning that the reader has not opened. */
  open: boolean;
  /** Their media are not covered. */
  mediaOpen: boolean;
  /** A mute or a filter hides it, or leaves only a line of it. */
  muted: boolean;
}

type Source = Pick<Realm, 'records' | 'rowFlags' | 'settings' | 'filters' | 'me'> & {
  late: Pick<Realm['late'], 'details'>;
};

/** A post with the words of its translation, where the reader has one before them. */
function inTranslation({ rowFlags, late }: Source, status: Status): Pick<SeenPost, 'status' | 'translated'> {
  const shown = rowFlags.get(status.id, 'translated').get() === true;
  const words = shown ? late.details.get()?.translated(status.id) : null;
  if (!words) return { status, translated: null };
  const { content, spoilerText, from, to } = words;
  const read = {
    content,
    text: htmlToText(content),
    spoilerText: spoilerText || status.spoilerText,
    language: to.toLowerCase(),
    sourceType: null,
  };
  return { status: { ...status, ...read }, translated: { from } };
}

function isMuted({ records, rowFlags, settings, filters, me }: Source, status: Status): boolean {
  if (rowFlags.get(status.id, 'unmuted').get()) return false;
  const author = records.account(status.accountId).get();
  const standing = status.mentions.map(({ id }) => records.relationship(id).get());
  const mentions = standing.some((one) => one?.blocking) ? 'blocked' : null;
  const reason = muteReason({
    status,
    author,
    mutingAuthor: records.relationship(status.accountId).get()?.muting,
    me: me.get()?.id ?? null,
    met: filters.active.get().of(status, author),
    filtersKnown: filters.known.get().server !== null,
    muteBots: settings.get('muteBotStatuses'),
    mentions: mentions ?? (standing.some((one) => one?.muting) ? 'muted' : null),
    inConversation: true,
  });
  return reason !== null;
}

/**
 * What the reader sees of a post at this moment, or, with `inOriginal`, what they would without a translation; null
 * where it is not known.
 */
export function seenPost(realm: Source, id: StatusId, inOriginal?: 'inOriginal'): SeenPost | null {
  const { records, rowFlags, settings, filters, me } = realm;
  const asked = records.status(id).get();
  const status = asked?.reblogId == null ? asked : records.status(asked.reblogId).get();
  if (!status) return null;
  const author = records.account(status.accountId).get();
  const folds = settings.get('collapseMessageWithSubject') && status.spoilerText !== '';
  const open = !folds || rowFlags.get(status.id, 'subject').get() === true;
  const filter = mediaFilterName({
    status,
    inConversation: true,
    me: me.get()?.id ?? null,
    met: filters.active.get().covering(status, author),
    filtersKnown: filters.known.get().server !== null,
  });
  const covers = filter !== null || (status.sensitive && !folds && settings.get('hideNsfw'));
  const mediaOpen = open && (rowFlags.get(status.id, 'media').get() ?? !covers);
  const words = inOriginal ? { status, translated: null } : inTranslation(realm, status);
  return { ...words, author, open, mediaOpen, muted: isMuted(realm, status) };
}

/** `@ada@tidepool.example`, also of people of this very server. */
export const handleOf = ({ acct }: Pick<Account, 'acct'>, server: Server): string =>
  `@${acct}${acct.includes('@') ? '' : `@${domainOf(server)}`}`;

/** That it is a translation, and from which language where that is known. */
export const translatedWords = (t: Translator, { from }: { from: string | null }): string =>
  from === null
    ? t('translation.translated')
    : t('translation.from', { language: languageName(t.locale, from) ?? from });

/** The plain words of a post, without the address of a quoted post that servers put in for others. */
export const wordsOf = ({ text, quote }: Pick<Status, 'text' | 'quote'>): string =>
  quote === null ? text : text.replace(/\s*\bRE: https?:\S+\s*$/, '');

/** Where anybody may look at it. */
export const addressOf = ({ url, uri }: Pick<Status, 'url' | 'uri'>): string => url ?? uri;

/** Which words say what a file is. */
export const kindWords = {
  image: 'tools.image',
  video: 'tools.video',
  audio: 'tools.audio',
  flash: 'tools.file',
  html: 'tools.file',
  unknown: 'tools.file',
} as const satisfies Record<Attachment['kind'], string>;
