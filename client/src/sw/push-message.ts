/** What the page has kept for the push messages of one session (data/push/kept-push.ts). */
export interface KeptPush {
  /** Origin of the session's server. */
  base: string;
  realm: string;
  /** Nothing of what was written is shown. */
  hidesAll: boolean;
  /** Of a post with a content warning the warning only. */
  hidesBehindWarning: boolean;
  /** What meets these is not told, or without what was written. */
  hides: RegExp | null;
  folds: RegExp | null;
  /** Sentences in the reader's language by kind, with `{name}`; and those of the actions. */
  words: Readonly<Record<string, string>>;
}

/** What a message says, decrypted by the browser. */
export interface PushMessage {
  token: string;
  id: string;
  type: string;
  /** In the server's own words; null where the account hides what was written. */
  title: string | null;
  body: string;
  icon: string;
}

/** The notification itself, as far as it is shown. */
export interface Got {
  name: string;
  accountId: string;
  acct: string;
  avatar: string;
  statusId: string | null;
  conversation: string | null;
  warning: string;
  text: string;
  visibility: string;
  /** Who is named in the post. */
  mentions: readonly { id: string; acct: string }[];
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const idOf = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

/** Null for anything that is no message of a server of this family. */
export function readMessage(value: unknown): PushMessage | null {
  const from = fields(value);
  const token = words(from['access_token']);
  const id = idOf(from['notification_id']);
  if (token === '' || id === null) return null;
  return {
    token,
    id,
    type: words(from['notification_type']),
    title: words(from['title']) || null,
    body: words(from['body']),
    icon: words(from['icon']),
  };
}

/** As `domain/filter/phrase-pattern.ts` has made it; null where it is empty, or this browser cannot read it. */
function pattern(value: unknown): RegExp | null {
  try {
    return words(value) === '' ? null : new RegExp(words(value), 'iu');
  } catch {
    return null;
  }
}

export function readKept(value: unknown): KeptPush | null {
  const from = fields(value);
  const base = words(from['base']);
  if (!URL.canParse(base)) return null;
  return {
    base,
    realm: words(from['realm']),
    hidesAll: from['hidesAll'] === true,
    hidesBehindWarning: from['hidesBehindWarning'] === true,
    hides: pattern(from['hides']),
    folds: pattern(from['folds']),
    words: Object.fromEntries(
      Object.entries(fields(from['words'])).map(([name, text]) => [name, words(text)]),
    ),
  };
}

/** A notification as `/api/v1/notifications/:id` answers it; null where it tells of nobody. */
export function readNotification(value: unknown): Got | null {
  const from = fields(value);
  const account = fields(from['account']);
  const accountId = idOf(account['id']);
  if (accountId === null) return null;
  const status = fields(from['status']);
  const pleroma = fields(status['pleroma']);
  return {
    accountId,
    name: words(account['display_name']).trim() || words(account['acct']),
    acct: words(account['acct']),
    avatar: words(account['avatar_static']) || words(account['avatar']),
    statusId: idOf(status['id']),
    conversation: idOf(pleroma['context']) ?? idOf(pleroma['conversation_id']),
    warning: words(status['spoiler_text']),
    text: words(fields(pleroma['content'])['text/plain']),
    visibility: words(status['visibility']),
    mentions: (Array.isArray(status['mentions']) ? status['mentions'] : []).map((one) => ({
      id: idOf(fields(one)['id']) ?? '',
      acct: words(fields(one)['acct']),
    })),
  };
}

const PATHS: Readonly<Record<string, (got: Got) => string>> = {
  follow_request: () => '/friend-requests',
  follow: ({ accountId }) => `/users/${encodeURIComponent(accountId)}`,
};

/** The page of the app where it is to be seen. */
function pathOf(type: string, got: Got | null): string {
  if (got === null) return '/me/notifications';
  const path = PATHS[type]?.(got);
  if (path !== undefined) return path;
  return got.statusId === null ? '/me/notifications' : `/notice/${encodeURIComponent(got.statusId)}`;
}

/** All that is known of what was written, and by whom. */
const saidIn = ({ body }: PushMessage, got: Got | null): string =>
  [got?.name, got?.warning, got?.text, body].join('\0').normalize('NFC');

/** The reader's filters say that nothing is told of it. */
export const isFilteredOut = (message: PushMessage, { hides }: KeptPush, got: Got | null): boolean =>
  hides?.test(saidIn(message, got)) ?? false;

function textOf(message: PushMessage, got: Got | null, kept: KeptPush): string {
  // The account hides what was written, or the reader does.
  if (message.title === null || kept.hidesAll || kept.folds?.test(saidIn(message, got))) return '';
  if (got === null) return message.body;
  const { warning, text, statusId } = got;
  if (statusId === null) return '';
  // Servers without plain text send it with the message.
  const plain = text || (warning === '' ? message.body : '');
  if (warning === '') return plain;
  return kept.hidesBehindWarning || plain === '' ? warning : `${warning}:\n${plain}`;
}

interface ToldAction {
  action: 'favourite' | 'reply' | 'approve';
  title: string;
  /** Where the system has that, it takes the words itself; elsewhere it is a button. */
  type?: 'text';
}

/** How an answer that is written in the notification begins, and who may see it. */
interface ToldReply {
  mentions: string;
  /** Null: as the account posts. */
  visibility: string | null;
}

/** Null where it is to be written in the form, which knows what becomes of a content warning. */
function replyOf({ realm }: KeptPush, got: Got | null): ToldReply | null {
  if (got === null || got.statusId === null || got.warning !== '' || got.visibility === '') return null;
  const own = realm.split('|').at(-1);
  const named = got.mentions.filter(({ id }) => id !== own && id !== got.accountId);
  const mentions = [got.acct, ...named.map(({ acct }) => acct)].filter(Boolean).map((acct) => `@${acct} `);
  return { mentions: mentions.join(''), visibility: got.visibility === 'public' ? null : got.visibility };
}

function actionsOf(type: string, kept: KeptPush, got: Got | null): readonly ToldAction[] {
  const { words: said } = kept;
  const action = (name: ToldAction['action']): ToldAction[] => {
    const title = said[`do_${name}`];
    return title ? [{ action: name, title }] : [];
  };
  if (got === null) return [];
  if (type === 'follow_request') return action('approve');
  if (got.statusId === null || (type !== 'mention' && type !== 'status')) return [];
  const reply = action('reply').map((each): ToldAction => ({ ...each, type: 'text' }));
  return [...action('favourite'), ...(replyOf(kept, got) ? reply : action('reply'))];
}

/** What a press on a notification needs. The token is gone with the notification (see `forgetPush`). */
export interface ToldData {
  /** Of the server's notification. */
  id: string;
  base: string;
  realm: string;
  token: string;
  path: string;
  statusId: string | null;
  accountId: string | null;
  reply: ToldReply | null;
}

export interface Told {
  title: string;
  body: string;
  icon: string;
  /** One for each conversation: the next one takes its place. */
  tag: string;
  actions: readonly ToldAction[];
  data: ToldData;
}

/** A notification of the system: in the reader's words, with no more of the post than they wish to show. */
export function told(message: PushMessage, kept: KeptPush, got: Got | null): Told {
  const { type } = message;
  // Where the account hides what was written, nobody is named either.
  const named = message.title === null ? null : got;
  const sentence = named && kept.words[type]?.replace('{name}', () => named.name);
  const about = got?.conversation ?? got?.statusId ?? `${type} ${got?.accountId ?? ''}`;
  return {
    title: sentence || (message.title ?? message.body),
    body: textOf(message, got, kept),
    icon: named?.avatar || message.icon,
    tag: `${kept.realm} ${about}`,
    actions: actionsOf(type, kept, got),
    data: {
      id: message.id,
      base: kept.base,
      realm: kept.realm,
      token: message.token,
      path: pathOf(type, got),
      statusId: got?.statusId ?? null,
      accountId: got?.accountId ?? null,
      reply: replyOf(kept, got),
    },
  };
}
