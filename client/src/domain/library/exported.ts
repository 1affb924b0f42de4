import type { BookmarkFolder } from '@/domain/status/bookmark-folder';
import type { KeptMedia, KeptPost } from './kept-post';

/** Words and forms of the page that is made; escaped here. */
export interface PageWords {
  title: string;
  /** Language of the words, and their direction. */
  lang: string;
  dir: 'ltr' | 'rtl';
  date: (at: number) => string;
  /** Folders of bookmarks. */
  folders: readonly BookmarkFolder[];
}

/** The name that a file has in the archive, by its address; absent where it was not fetched. */
export type MediaNames = ReadonlyMap<string, string>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const isAddress = (url: string): boolean => /^https?:\/\//.test(url);

const link = (url: string, words: string): string =>
  isAddress(url) ? `<a href="${escaped(url)}" rel="noreferrer">${escaped(words)}</a>` : escaped(words);

/** A file of the archive is shown; what is elsewhere is only named, so that the page asks nobody for anything. */
function mediaHtml({ kind, url, description }: KeptMedia, names: MediaNames): string {
  const name = names.get(url);
  const words = escaped(description);
  const caption = words === '' ? '' : `<figcaption dir="auto">${words}</figcaption>`;
  if (name === undefined) return `<figure>${link(url, url)}${caption}</figure>`;
  const source = escaped(name);
  const shown =
    kind === 'image'
      ? `<img src="${source}" alt="${words}" loading="lazy">`
      : kind === 'video' || kind === 'audio'
        ? `<${kind} src="${source}" controls preload="none"></${kind}>`
        : `<a href="${source}">${source}</a>`;
  return `<figure>${shown}${caption}</figure>`;
}

function postHtml(post: KeptPost, words: PageWords, names: MediaNames): string {
  const author = escaped(post.name || post.acct);
  const lang = post.language === null ? '' : ` lang="${escaped(post.language)}"`;
  const paragraph = (text: string, look = ''): string =>
    text === '' ? '' : `<p dir="auto"${look}${lang}>${escaped(text)}</p>`;
  const folder = words.folders.find(({ id }) => id === post.folder);
  // A server may have told no time.
  const when = post.createdAt > 0 ? words.date(post.createdAt) : (post.url ?? '');
  return [
    `<article id="${escaped(post.id)}"><header><b dir="auto">${author}</b> <span dir="ltr">@${escaped(post.acct)}</span> `,
    `<time>${link(post.url ?? '', when)}</time></header>`,
    folder === undefined ? '' : `<p dir="auto" class="folder">${escaped(folder.name)}</p>`,
    paragraph(post.spoiler, ' class="subject"'),
    paragraph(post.text),
    post.poll.length > 0
      ? `<ul>${post.poll.map((option) => `<li dir="auto">${escaped(option)}</li>`).join('')}</ul>`
      : '',
    ...post.media.map((media) => mediaHtml(media, names)),
    '</article>',
  ].join('');
}

const STYLE =
  'body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}' +
  'article{border-block-end:1px solid #8886;padding-block:1rem;overflow-wrap:anywhere}p{white-space:pre-line}' +
  'header span,figcaption,.folder{opacity:.75}.subject{font-weight:600}figure{margin:.5rem 0}img,video{max-width:100%;height:auto}';

/** A page that a person can read in any browser, without a network; no script runs in it. */
export const exportedPage = (posts: readonly KeptPost[], words: PageWords, names: MediaNames): string =>
  [
    `<!doctype html><html lang="${escaped(words.lang)}" dir="${words.dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src file: 'self'; media-src file: 'self'; style-src 'unsafe-inline'">`,
    `<title>${escaped(words.title)}</title><style>${STYLE}</style></head><body><h1>${escaped(words.title)}</h1>`,
    ...posts.map((post) => postHtml(post, words, names)),
    '</body></html>',
  ].join('\n');

/** All that is kept, for other programs. */
export const exportedJson = (posts: readonly KeptPost[], folders: readonly BookmarkFolder[]): string =>
  JSON.stringify({ format: 'skein-library', version: 1, folders, posts }, null, 1);

/** A name in the archive: a number, so that no two are the same, and the letters of the ending that are harmless. */
export function mediaName(url: string, number: number): string {
  const ending = /\.([\da-z]{1,5})$/i.exec(URL.canParse(url) ? new URL(url).pathname : '')?.[1];
  return `media/${number}${ending === undefined ? '' : `.${ending.toLowerCase()}`}`;
}
