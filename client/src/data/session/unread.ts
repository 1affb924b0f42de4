import { dto } from '@/api/decode/shape';
import { fetchOwnAccount } from '@/api/endpoints/accounts';
import { fetchUnreadCount } from '@/api/endpoints/notifications';
import { toApiError } from '@/domain/api-error';
import type { RealmKey } from '@/domain/ids';
import { parseJson } from '@/lib/parse-json';
import type { SafeStorage } from '@/lib/storage';
import type { Platform } from '@/data/platform';
import type { Cell } from '@/data/store/cell';
import type { Shown } from './realm-host';
import type { SessionKeeper } from './session-keeper';
import { UNREAD_KEY, type SavedSession } from './session-store';

/** Milliseconds from one question to the next. */
const PAUSE = 300_000;

/** What was told last, for all tabs: numbers by account, and when. */
interface Told {
  at: number;
  counts: ReadonlyMap<RealmKey, number>;
}

function read(storage: SafeStorage): Told {
  const { at, counts } = dto(parseJson(storage.get(UNREAD_KEY) ?? ''));
  const numbers = Object.entries(dto(counts)).flatMap(([key, count]): [RealmKey, number][] =>
    typeof count === 'number' && count > 0 ? [[key, count]] : [],
  );
  return { at: typeof at === 'number' ? at : 0, counts: new Map(numbers) };
}

/** Unread notifications of one account; null where its server does not tell. Throws ApiError. */
async function ask({ clientFor }: SessionKeeper, { base, token }: SavedSession): Promise<number | null> {
  const client = clientFor(base, token);
  const { account } = await fetchOwnAccount(client);
  return account.own?.unreadNotificationsCount ?? (await fetchUnreadCount(client));
}

type UnreadPlatform = Pick<Platform, 'after' | 'now' | 'page' | 'onStorage'> & { storage: SafeStorage };

/**
 * Asks for the unread notifications of the accounts that are not shown: a few minutes apart, by one tab for all, while
 * somebody can see it. A server that refuses is not asked again in this visit. Of the account that a tab shows it tells
 * the others at once.
 */
class UnreadWatch {
  /** Tokens that were refused. */
  private readonly refused = new Set<string>();
  private cancel = (): void => {};
  private leave = (): void => {};
  private asking = false;
  private shown: Shown;

  constructor(
    private readonly keeper: SessionKeeper,
    private readonly unread: Cell<ReadonlyMap<RealmKey, number>>,
    private readonly platform: UnreadPlatform,
  ) {
    this.shown = keeper.host.shown();
  }

  async round(): Promise<void> {
    const { page, now, storage, after } = this.platform;
    this.cancel();
    if (page.hidden() || this.asking) return;
    const { at, counts } = read(storage);
    const age = Math.abs(now() - at);
    if (age < PAUSE) this.tell(counts);
    else await this.askAll();
    this.cancel = after(age < PAUSE ? PAUSE - age : PAUSE, () => void this.round());
  }

  /** Another tab knows more. */
  heard(): void {
    this.tell(read(this.platform.storage).counts);
  }

  /** Tells the other tabs how many are unread of the account that is shown here. */
  follow(): void {
    this.leave();
    const { key, realm } = this.shown;
    const share = (): void => {
      const { at, counts } = read(this.platform.storage);
      const { unseen } = realm.notifications.view.get();
      if ((counts.get(key) ?? 0) !== unseen) this.keep(at, new Map([...counts, [key, unseen]]));
    };
    this.leave = realm.notifications.view.subscribe(share);
  }

  /** What was unread there is looked at now. */
  switched(): void {
    const { at, counts } = read(this.platform.storage);
    const { key, realm } = this.shown;
    this.shown = this.keeper.host.shown();
    // Of who was shown until now the number is known.
    const known = new Map([...counts, [key, realm.notifications.view.get().unseen] as const]);
    known.delete(this.shown.key);
    this.keep(at, known);
    this.follow();
  }

  private others(): readonly SavedSession[] {
    const { store, host } = this.keeper;
    return store.get().sessions.filter(({ key }) => key !== host.shown().key);
  }

  /** For all tabs; nothing stays of who has signed out. */
  private keep(at: number, counts: Told['counts']): void {
    const { storage } = this.platform;
    const { sessions } = this.keeper.store.get();
    const own = [...counts].filter(([key]) => sessions.some((session) => session.key === key));
    if (sessions.length === 0) storage.remove(UNREAD_KEY);
    else storage.set(UNREAD_KEY, JSON.stringify({ at, counts: Object.fromEntries(own) }));
    this.tell(counts);
  }

  private tell(counts: ReadonlyMap<RealmKey, number>): void {
    const keys = this.others().map(({ key }) => key);
    this.unread.set(new Map([...counts].filter(([key, count]) => count > 0 && keys.includes(key))));
  }

  private async askAll(): Promise<void> {
    this.asking = true;
    const asked = this.others().filter(({ token }) => !this.refused.has(token));
    const answers = new Map<RealmKey, number>();
    await Promise.all(asked.map(async (session) => this.askOne(session, answers)));
    this.asking = false;
    // Whoever was shown meanwhile has a number, too.
    this.keep(this.platform.now(), new Map([...read(this.platform.storage).counts, ...answers]));
  }

  private async askOne(session: SavedSession, answers: Map<RealmKey, number>): Promise<void> {
    try {
      answers.set(session.key, (await ask(this.keeper, session)) ?? 0);
    } catch (thrown) {
      // Who cannot be asked just now keeps the last number.
      if (!/^(?:unauthorized|forbidden|not-found)$/.test(toApiError(thrown).kind)) return;
      this.refused.add(session.token);
      answers.set(session.key, 0);
    }
  }
}

/** See `UnreadWatch`. */
export function watchUnread(
  keeper: SessionKeeper,
  unread: Cell<ReadonlyMap<RealmKey, number>>,
  platform: UnreadPlatform,
): void {
  const watch = new UnreadWatch(keeper, unread, platform);
  keeper.host.active.subscribe(() => watch.switched());
  platform.page.subscribe(() => void watch.round());
  platform.onStorage((key) => {
    if (key === UNREAD_KEY) watch.heard();
  });
  watch.follow();
  void watch.round();
}
