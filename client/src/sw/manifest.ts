import { workerWords } from '@/i18n/messages/en/worker';

type Members = Readonly<Record<string, unknown>>;

const ICONS = '/static/icons';
const png = (name: string, sizes: string, purpose: string): Members => ({
  src: `${ICONS}/${name}.png`,
  type: 'image/png',
  sizes,
  purpose,
});

const OWN_ICONS: readonly Members[] = [
  png('icon-192', '192x192', 'any'),
  png('icon-512', '512x512', 'any'),
  png('maskable-512', '512x512', 'maskable'),
  png('monochrome-512', '512x512', 'monochrome'),
];

/** What servers name when their admin has named nothing; the files behind it are ours. */
const UNTOUCHED = new Set(['/static/logo.svg', '/favicon.png']);

/** Both named again in app/boot/manifest-words.ts. */
const CACHE = 'skein-words';
const PLACE = '/words/manifest';

const shortcut = (name: string, url: string): Members => ({ name, url, icons: [OWN_ICONS[0]] });

const members = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

/** The shortcuts in the language of the page; in English until it has told its words. */
function inWords(told: Members): Members {
  const word = (name: 'newPost' | 'notifications' | 'search'): string => {
    const said = told[name];
    return typeof said === 'string' ? said : workerWords[name];
  };
  const { lang = 'en', dir = 'ltr' } = told;
  return {
    lang,
    dir,
    shortcuts: [
      shortcut(word('newPost'), '/main/share'),
      shortcut(word('notifications'), '/me/notifications'),
      shortcut(word('search'), '/search'),
    ],
  };
}

/**
 * What an installed Skein can do, which no server's manifest says. Of the schemes of the network browsers let a page
 * answer `web+ap` only: `acct` is not on their list.
 */
const OURS: Members = {
  name: workerWords.name,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['window-controls-overlay', 'standalone'],
  theme_color: '#191b22',
  background_color: '#191b22',
  launch_handler: { client_mode: 'navigate-existing' },
  share_target: {
    action: '/main/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: ['image/*', 'video/*', 'audio/*'] }],
    },
  },
  protocol_handlers: [{ protocol: 'web+ap', url: '/main/open?query=%s' }],
};

const isUntouched = (icon: unknown): boolean => {
  const { src } = members(icon);
  return typeof src === 'string' && UNTOUCHED.has(src);
};

/** A drawing without a size has any size; browsers do not guess that. */
const sized = (icon: unknown): unknown => {
  const given = members(icon);
  return given['type'] === 'image/svg+xml' && given['sizes'] === undefined
    ? { ...given, sizes: 'any' }
    : icon;
};

function iconsOf(given: unknown): readonly unknown[] {
  const icons = Array.isArray(given) ? given : [];
  return icons.every(isUntouched) ? OWN_ICONS : icons.map(sized);
}

/** The server's manifest with what it does not say, in the words that the page has `told`. What its admin has said stays. */
export function completeManifest(given: unknown, told: unknown = null): Members {
  const said = members(given);
  return { ...OURS, ...inWords(members(told)), ...said, icons: iconsOf(said['icons']) };
}

/** The manifest as the browser gets it. Without an answer there is none: an installed app keeps the one it has. */
export async function answerManifest(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status >= 500) return answer;
  const given: unknown = answer.ok ? await answer.json().catch(() => null) : null;
  const told = await caches.match(PLACE, { cacheName: CACHE });
  const words: unknown = await told?.json().catch(() => null);
  return new Response(JSON.stringify(completeManifest(given, words)), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
