import { guessLanguage } from '@/domain/writing/guess-language';
import { plainName } from '@/domain/account/plain-name';
import type { Realm } from '@/data/realm';
import type { Translator } from '@/i18n/translator';
import { kindWords, seenPost, translatedWords, wordsOf, type SeenPost } from '../seen';
import { breakable } from '../share/wrap-text';

/** Said in one breath. */
export interface Piece {
  text: string;
  lang: string;
}

/** Letters of a piece: voices of some browsers fall silent in longer ones. */
const LONGEST = 180;
const ADDRESS = /https?:\/\/[^\s<>]+/g;
const CODE = /:([\w+.@-]{1,128}):/g;

/** Text as it is said: addresses by their host, custom emoji by their names. */
export const speakable = (t: Translator, text: string): string =>
  text
    .replace(ADDRESS, (address) =>
      URL.canParse(address) ? t('tools.link_to', { host: new URL(address).hostname }) : '',
    )
    .replace(CODE, (_, code: string) => code.replaceAll('_', ' '));

/** Sentences, and where those are too long, parts of them; joined, they are the text but for white space. */
export function cutSentences(text: string, lang: string): readonly string[] {
  const [locale] = Intl.getCanonicalLocales(/^[a-z]{2,3}(-[A-Za-z\d]+)*$/.test(lang) ? lang : 'en');
  const sentences = new Intl.Segmenter(locale, { granularity: 'sentence' });
  const parts: string[] = [];
  let part = '';
  const end = (): void => {
    if (part.trim() !== '') parts.push(part.trim());
    part = '';
  };
  for (const { segment } of sentences.segment(text)) {
    end();
    for (const word of breakable(segment)) {
      if (part.length + word.length > LONGEST) end();
      part += word;
      while (part.length > LONGEST) {
        parts.push(part.slice(0, LONGEST));
        part = part.slice(LONGEST);
      }
    }
  }
  end();
  return parts;
}

function quoted(t: Translator, realm: Realm, { status }: SeenPost): readonly string[] {
  const post = status.quote?.is === 'status' ? seenPost(realm, status.quote.statusId) : null;
  if (!post || post.muted) return [];
  const { spoilerText } = post.status;
  const warning = spoilerText === '' ? '' : `${t('tools.warning', { text: spoilerText })} `;
  const text = warning + (post.open ? wordsOf(post.status) : '');
  return [t('tools.quoted', { name: plainName(post.author), text })];
}

/** What is said of a post that stands open, in the language that it is written in. */
function content(t: Translator, realm: Realm, post: SeenPost): readonly string[] {
  const { status, mediaOpen } = post;
  const choices = (status.poll?.options ?? []).map(({ title }) => t('tools.choice', { text: title }));
  const files = status.attachments.map(({ kind, description }) =>
    t(kindWords[kind], { text: description?.trim() || t('tools.no_description') }),
  );
  const covered = !mediaOpen && files.length > 0 ? [t('tools.covered')] : [];
  return [wordsOf(status), ...choices, ...covered, ...files, ...quoted(t, realm, post)];
}

/**
 * What is read out of a post at this moment: who writes, then the text in the language of the post, or of the
 * translation that is shown, then the descriptions of its files. Behind a closed content warning the warning alone. Nothing of a muted post.
 */
export function piecesOf(t: Translator, realm: Realm, id: string): readonly Piece[] {
  const post = seenPost(realm, id);
  if (!post || post.muted) return [];
  const { status, author, open, translated } = post;
  const lang = status.language ?? guessLanguage(status.text) ?? t.locale;
  const own = (text: string): Piece => ({ text, lang: t.locale });
  const foreign = (text: string): readonly Piece[] =>
    cutSentences(speakable(t, text), lang).map((part) => ({ text: part, lang }));
  const warning = status.spoilerText === '' ? [] : foreign(t('tools.warning', { text: status.spoilerText }));
  return [
    own(t('tools.writes', { name: plainName(author) })),
    ...(translated ? [own(translatedWords(t, translated))] : []),
    ...warning,
    ...(open ? content(t, realm, post).flatMap(foreign) : [own(t('tools.closed'))]),
  ];
}
