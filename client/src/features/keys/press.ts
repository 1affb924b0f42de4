import type { Realm } from '@/data/realm';
import type { Account } from '@/domain/account/account';
import { mayModerate } from '@/domain/account/permissions';
import { paths, profilePath } from '@/domain/paths';
import type { Status } from '@/domain/status/status';
import type { Commands } from '@/parts/commands/commands';
import type { Translator } from '@/i18n/translator';
import { remoteAddress, toggleFavourite, toggleRepeat } from '@/parts/status/actions/act';
import { isReplying, mayQuote, startQuote, startReply, stopReply } from '@/parts/status/actions/start-reply';
import { SEARCH_FIELD } from '@/parts/commands/search-field';
import { typingAhead } from '@/lib/typing/typing-ahead';
import { currentPost, step } from './current-post';

export interface KeyContext {
  realm: Realm;
  commands: Commands;
  t: Translator;
  navigate: (path: string) => void;
  openSheet: () => void;
  /** False where there is no other one. */
  nextAccount: () => boolean;
}

interface Post {
  element: HTMLElement;
  status: Status;
  author: Account | undefined;
  signedIn: boolean;
}

type Act = (context: KeyContext) => void;
type OnPost = (post: Post, context: KeyContext) => void;

/** Visitors act from an account elsewhere, as by the links in the place of the buttons. */
const act =
  (own: OnPost): OnPost =>
  (post, context) => {
    if (post.signedIn) own(post, context);
    else window.open(remoteAddress(context.realm.server.get(), post.status), '_blank', 'noopener');
  };

const toggleWarning: OnPost = ({ status }, { realm: { rowFlags } }) =>
  rowFlags.set(status.id, 'subject', !rowFlags.get(status.id, 'subject').get());

/** With the focus on the link that is followed: coming back leads there again. */
function leaveFrom(post: HTMLElement, { navigate }: KeyContext, path: string): void {
  if (!post.contains(document.activeElement)) post.focus({ preventScroll: true });
  navigate(path);
}

const ON_POST: Readonly<Record<string, OnPost>> = {
  o: ({ element, status }, context) => leaveFrom(element, context, paths.conversation(status.id)),
  f: act(({ status }, { realm }) => toggleFavourite(realm, status)),
  b: act(({ status }, context) => void toggleRepeat(context.t, context, status)),
  r: act(({ status: { id } }, context) =>
    isReplying(context.realm, id) ? stopReply(context.realm, id) : startReply(context, id),
  ),
  e: toggleWarning,
  x: ({ status }, { realm }) => realm.rowFlags.set(status.id, 'media', true),
  l: ({ status, signedIn }, { realm }) => {
    if (signedIn) realm.intents.bookmark(status.id, !status.bookmarked);
  },
  q: ({ status }, context) => {
    if (mayQuote(context.realm, status)) startQuote(context, status);
  },
  m: ({ author, signedIn }, { commands }) => {
    if (author && signedIn) commands.compose.openNew(`@${author.acct} `);
  },
  p: ({ element, author }, context) => {
    if (author) leaveFrom(element, context, profilePath(author, context.realm.server.get()));
  },
};

function search({ navigate }: KeyContext): void {
  const field = document.querySelector<HTMLInputElement>(SEARCH_FIELD);
  if (field) return field.focus();
  typingAhead.expect({ field: SEARCH_FIELD, oneLine: true });
  navigate(paths.search());
}

const ANYWHERE: Readonly<Record<string, Act>> = {
  j: () => step(1),
  k: () => step(-1),
  '.': () => document.querySelector<HTMLElement>('[data-shows-new]')?.click(),
  '/': search,
  '?': ({ openSheet }) => openSheet(),
  n: ({ realm, commands }) => {
    if (realm.me.get()) commands.compose.openNew();
  },
};

/** `g` and then one of these; `m` is the window of staff. */
const PLACES: Readonly<Record<string, (username: string) => string>> = {
  h: () => paths.home,
  l: () => paths.local,
  f: () => paths.federated,
  b: () => paths.bookmarks,
  c: () => paths.catchUp,
  n: paths.notifications,
  d: paths.directMessages,
  i: () => paths.lists,
  p: (username) => `/${encodeURIComponent(username)}`,
  a: () => paths.about,
};
const FOR_VISITORS = 'lfa';
/** Milliseconds that the second key may take. */
const PATIENCE = 1500;
/** When `g` was pressed. Keys are heard for the whole page. */
let goingSince = -Infinity;

function go(key: string, { realm, navigate, commands }: KeyContext): boolean {
  const me = realm.me.get();
  if (key === 'm' && mayModerate(me, realm.server.get().can)) {
    commands.moderation.ask({ tab: '', item: null });
    return true;
  }
  const place = PLACES[key];
  if (!place || (!me && !FOR_VISITORS.includes(key))) return false;
  navigate(place(me?.username ?? ''));
  return true;
}

function onPost(key: string, context: KeyContext): boolean {
  const means = ON_POST[key];
  const element = means && currentPost();
  const status = element && context.realm.records.status(element.dataset['statusId'] ?? '').get();
  if (!means || !element || !status) return false;
  const author = context.realm.records.account(status.accountId).get();
  means({ element, status, author, signedIn: context.realm.me.get() !== null }, context);
  return true;
}

/** Parts of a notification that keys press, as they do for the pointer. */
const IN_NOTIFICATION: Readonly<Record<string, string>> = {
  o: 'a:has(time)',
  f: '[data-action="favourite"]',
  r: '[data-action="reply"]',
  p: 'a[data-peek^="account"]',
};

function onNotification(key: string): boolean {
  const row = currentPost();
  const part =
    row && !row.dataset['statusId'] && row.querySelector<HTMLElement>(IN_NOTIFICATION[key] ?? 'none');
  if (part) part.click();
  return Boolean(part);
}

const onRow = (key: string, context: KeyContext): boolean => onPost(key, context) || onNotification(key);

/** The key by its place where letters are of another alphabet. */
function latinKey({ key, code, shiftKey }: KeyboardEvent): string {
  // Keyboards of the Latin alphabet have letters of their own, such as ö, elsewhere.
  if (key.length !== 1 || key < '\u0080') return key;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  if (code === 'Period') return shiftKey ? key : '.';
  return shiftKey ? key : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key);
}

/** What a pressed key means; true when it meant something. `event` was not made while typing. */
export function press(event: KeyboardEvent, context: KeyContext): boolean {
  const { timeStamp } = event;
  const key = latinKey(event);
  const going = timeStamp - goingSince < PATIENCE;
  goingSince = -Infinity;
  if (going) return go(key, context);
  if (key === 'g') {
    goingSince = timeStamp;
    return true;
  }
  const moves = key === 'j' || key === 'k';
  if (event.repeat && !moves) return false;
  // Enter belongs to what has the focus; a post itself has no use for it.
  if (key === 'Enter')
    return event.target instanceof HTMLElement && event.target.tagName === 'ARTICLE' && onRow('o', context);
  if (key === 'a') return context.nextAccount();
  const act = ANYWHERE[key];
  if (!act) return onRow(key, context);
  act(context);
  return true;
}
