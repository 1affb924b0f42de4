import { plainName } from '@/domain/account/plain-name';
import type { Realm } from '@/data/realm';
import { absoluteTime } from '@/i18n/relative-time';
import type { Translator } from '@/i18n/translator';
import { addressOf, handleOf, kindWords, seenPost, translatedWords, wordsOf, type SeenPost } from '../seen';
import { stillOf, type PictureFile, type PictureWords } from './picture-plan';

function filesOf(t: Translator, { status, open, mediaOpen }: SeenPost): readonly PictureFile[] {
  if (!open) return [];
  return status.attachments.map(({ kind, url, previewUrl, description }) => {
    const words = t(kindWords[kind], { text: description?.trim() || t('tools.no_description') });
    if (!mediaOpen) return { url: null, words: `${t('tools.covered')} ${words}` };
    const isPreview = kind === 'video' && previewUrl !== null && previewUrl !== url;
    return { url: kind === 'image' ? (previewUrl ?? url) : isPreview ? previewUrl : null, words };
  });
}

function quoteOf(t: Translator, realm: Realm, { status, open }: SeenPost): string | null {
  const quoted = open && status.quote?.is === 'status' ? seenPost(realm, status.quote.statusId) : null;
  if (!quoted || quoted.muted) return null;
  const { spoilerText } = quoted.status;
  const warning = spoilerText === '' ? '' : t('tools.warning', { text: spoilerText });
  const text = [warning, quoted.open ? wordsOf(quoted.status) : ''].filter(Boolean).join('\n');
  return t('tools.quoted', { name: plainName(quoted.author), text });
}

/** What a picture of the post shows: all that the reader sees of it, and nothing that is closed to them. */
export function pictureWords(t: Translator, realm: Realm, post: SeenPost): PictureWords {
  const { status, author, open, translated } = post;
  const { createdAt, spoilerText, poll } = status;
  const choices = open && poll ? poll.options.map(({ title }) => t('tools.choice', { text: title })) : [];
  const text = open ? wordsOf(status).split('\n') : [t('tools.closed')];
  return {
    name: author?.displayName.trim() || plainName(author),
    handle: author ? handleOf(author, realm.server.get()) : '',
    avatar: author?.avatarStatic || author?.avatar || '',
    emojis: [...status.emojis, ...(author?.emojis ?? []), ...(poll?.emojis ?? [])],
    warning: spoilerText === '' ? '' : t('tools.warning', { text: spoilerText }),
    paragraphs: [...text, ...choices].filter((line, at) => line !== '' || at > 0),
    media: filesOf(t, post),
    quote: quoteOf(t, realm, post),
    foot: [
      ...(createdAt > 0 ? [absoluteTime(t, createdAt)] : []),
      ...(translated ? [translatedWords(t, translated)] : []),
      addressOf(status),
    ],
    goesOn: t('tools.goes_on'),
    rtl: t.dir === 'rtl',
  };
}

/** Addresses of all pictures in it, each once. */
export function picturesIn({ avatar, media, emojis, ...words }: PictureWords): readonly string[] {
  const text = [words.name, words.warning, ...words.paragraphs, words.quote ?? ''].join('\n');
  const used = emojis.filter(({ shortcode }) => text.includes(`:${shortcode}:`)).map(stillOf);
  const all = [avatar, ...media.map(({ url }) => url ?? ''), ...used];
  return [...new Set(all.filter((url) => url !== ''))];
}
