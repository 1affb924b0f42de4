import type { NotificationBundle } from '@/api/decode/notification';
import type { Socket } from '@/api/socket';
import type { Core } from '@/data/core';
import { Poller } from '@/data/fetching/poller';
import { toApiError, type ApiError } from '@/domain/api-error';
import { compareIds, type NotificationId } from '@/domain/ids';
import type { Notification } from '@/domain/notification/notification';

/** Milliseconds from one question to the next where nothing is streamed. */
const INTERVAL = 300_000;
/** Milliseconds until a broken stream is opened again; then twice that, and again. */
const SOON = 5_000;
const LATEST = 300_000;

type HearingCore = Pick<Core, 'remote' | 'ingest' | 'store' | 'platform' | 'reach' | 'server' | 'settings'>;

/** See `hearNotifications`. */
class Hearing {
  private socket: Socket | null = null;
  private joined = false;
  private tries = 0;
  private cancel = (): void => {};
  private over = false;
  /** Newest that the server has named; what is older is no news. */
  private newest: NotificationId | null = null;
  private readonly poller: Poller;

  constructor(
    private readonly core: HearingCore,
    private readonly onNews: (received: Notification) => void,
  ) {
    const { platform, reach } = core;
    this.poller = new Poller({
      platform,
      reach,
      ask: () => this.ask(),
      interval: INTERVAL,
      whileHidden: true,
    });
  }

  start(): void {
    const { server, settings } = this.core;
    const { can, streamingBase } = server.get();
    if (can.streaming && streamingBase !== null && settings.get('useStreamingApi')) this.open();
    else this.poller.start(0);
  }

  stop(): void {
    this.over = true;
    this.cancel();
    this.poller.stop();
    this.socket?.close();
  }

  private open(): void {
    this.socket = this.core.remote.openSocket(
      {
        onOpen: () => this.opened(),
        onFrame: (event) => event.is === 'notification' && this.take([event.bundle], true),
        onClose: () => this.closed(),
      },
      'user:notification',
    );
  }

  /** What came before is asked for once; from now on nothing need be. */
  private opened(): void {
    this.joined = true;
    this.tries = 0;
    this.poller.stop();
    void this.ask();
  }

  private closed(): void {
    if (this.over) return;
    this.poller.start(this.joined ? INTERVAL : 0);
    this.joined = false;
    this.cancel = this.core.platform.after(Math.min(LATEST, SOON * 2 ** this.tries), () => this.open());
    this.tries += 1;
  }

  private async ask(): Promise<ApiError | null> {
    const { newest } = this;
    try {
      const page = await this.core.remote.notifications(newest === null ? {} : { sinceId: newest });
      if (!this.over) this.take(page.items, newest !== null);
      return null;
    } catch (thrown) {
      const error = toApiError(thrown);
      // The account is not let in any more: nothing will come.
      if (/^(?:unauthorized|login-needed)$/.test(error.kind)) this.stop();
      return error;
    }
  }

  /** Newest first. The first answer says only from where on there is news. */
  private take(bundles: readonly NotificationBundle[], isNews: boolean): void {
    const { store, ingest } = this.core;
    const { newest } = this;
    const fresh = bundles.filter(({ notification: { id } }) => newest === null || compareIds(id, newest) > 0);
    this.newest = fresh[0]?.notification.id ?? newest;
    if (!isNews) return;
    store.batch.run(() => fresh.forEach((bundle) => ingest.notificationParts(bundle)));
    for (const { notification } of fresh.toReversed()) this.onNews(notification);
  }
}

/**
 * Tells the notifications of an account that is not shown as they come: by a stream that carries nothing else, where
 * there is none by one question every five minutes. What came before is not told. Returns the way to stop.
 */
export function hearNotifications(core: HearingCore, onNews: (received: Notification) => void): () => void {
  const hearing = new Hearing(core, onNews);
  hearing.start();
  return () => hearing.stop();
}
