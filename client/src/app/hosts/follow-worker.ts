import type { Realm } from '@/data/realm';
import type { Sessions } from '@/data/session/sessions';
import type { Commands } from '@/parts/commands/commands';
import { replyTarget } from '@/parts/commands/compose-target';

/** Where a pressed notification leads: a page of an account, or a reply on it. */
interface Wanted {
  path: string;
  realm: string;
}

const isWanted = (value: unknown): value is Wanted & { is: 'open' } =>
  typeof value === 'object' &&
  value !== null &&
  'is' in value &&
  value.is === 'open' &&
  'path' in value &&
  typeof value.path === 'string' &&
  'realm' in value &&
  typeof value.realm === 'string';

/** A window that was opened for it has the account in its address (sw/push.ts). Null in others. */
function wantedByAddress({ pathname, search, hash }: Location): Wanted | null {
  const realm = /^#realm=(.+)$/.exec(hash)?.[1];
  return realm === undefined ? null : { path: pathname + search, realm: decodeURIComponent(realm) };
}

/** The parts of a path of ours; of other sites' there is nothing to open. */
export function partsOf(path: string): { page: string; replyTo: string | null } | null {
  if (!/^\/(?!\/)/.test(path)) return null;
  const { pathname, search } = new URL(path, 'https://here.invalid');
  const replies = new URLSearchParams(search).has('reply');
  const replyTo = replies ? (/^\/notice\/([\w-]+)$/.exec(pathname)?.[1] ?? null) : null;
  return { page: pathname, replyTo };
}

interface Window {
  sessions: Pick<Sessions, 'accounts' | 'active' | 'switchTo'>;
  commands: Pick<Commands, 'compose'>;
  navigate: (path: string, options?: { replace?: boolean }) => void;
}

async function openReply(realm: Realm, commands: Window['commands'], id: string): Promise<void> {
  // Without the post the words are still written; they would not begin with whom they answer.
  await realm.late.details
    .load()
    .then((details) => details.knowStatus(id))
    .catch(() => false);
  commands.compose.open(replyTarget(id));
}

function follow({ sessions, commands, navigate }: Window, { path, realm }: Wanted, replace: boolean): void {
  const parts = partsOf(path);
  if (!parts) return;
  const isOther = sessions.active.get().key !== realm;
  if (isOther && sessions.accounts.get().some(({ key }) => key === realm)) sessions.switchTo(realm);
  navigate(parts.page, { replace });
  if (parts.replyTo !== null) void openReply(sessions.active.get(), commands, parts.replyTo);
}

/** Opens what was pressed outside of the window, now and from now on. Returns the way to stop. */
export function followWorker(window: Window): () => void {
  const asked = wantedByAddress(location);
  if (asked) follow(window, asked, true);
  if (!('serviceWorker' in navigator)) return () => {};
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isWanted(data)) follow(window, data, false);
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
