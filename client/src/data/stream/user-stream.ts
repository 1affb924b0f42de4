import { decodeFrame, type StreamEvent } from '@/api/decode/stream';
import type { RealmKey } from '@/domain/ids';
import type { Notices } from '@/data/notices/notices';
import type { Settings } from '@/data/settings/settings';
import type { Stream, StreamState } from './stream';
import type { Platform, TabChannel } from '@/data/platform';
import type { Reach } from '@/data/reach/reach';
import type { Remote } from '@/data/remote/remote';
import type { Batch } from '@/data/store/batch';
import { createCell, type Cell } from '@/data/store/cell';
import { SocketLife } from './socket-life';
import { isTabMessage, TAB_PROTOCOL, type TabMessage } from './tab-messages';

export interface StreamDeps {
  key: RealmKey;
  batch: Batch;
  platform: Platform;
  notices: Notices;
  reach: Reach;
  settings: Settings;
  remote: Remote;
  /** Signed in, and the server has a stream. */
  available(): boolean;
  onEvent(event: StreamEvent): void;
  /** The stream has begun or begun again in this or the leading tab. */
  onJoined(): void;
  /** Polling starts or stops with it. */
  onStateChange(): void;
  /** Other messages between tabs. */
  onMessage(message: Exclude<TabMessage, { is: 'frame' | 'state' | 'hello' }>): void;
}

/**
 * The user stream of a realm, held by one tab for all of them: the leader has the socket and passes its
 * frames on; when it goes, another tab takes over.
 */
export class UserStream implements Stream {
  readonly state: Cell<StreamState>;
  private readonly life: SocketLife;
  private channel: TabChannel | null = null;
  private leads = false;

  constructor(private readonly deps: StreamDeps) {
    this.state = createCell<StreamState>(deps.batch, 'disabled');
    this.life = new SocketLife({
      platform: deps.platform,
      notices: deps.notices,
      reach: deps.reach,
      state: this.state,
      open: (handlers) => deps.remote.openSocket(handlers),
      onEvent: (event, raw) => {
        deps.onEvent(event);
        this.post({ is: 'frame', raw });
      },
      onJoined: () => deps.onJoined(),
    });
  }

  get isJoined(): boolean {
    return this.state.get() === 'joined';
  }

  post(message: TabMessage): void {
    this.channel?.post(message);
  }

  start(): () => void {
    const { deps } = this;
    const name = `skein:${TAB_PROTOCOL}:${deps.key}`;
    this.channel = deps.platform.tabs.open(name, (message) => {
      if (isTabMessage(message)) this.hear(message);
    });
    const stopTelling = this.state.subscribe(() => this.stateChanged());
    const stopWatching = deps.settings.value('useStreamingApi').subscribe(() => this.arrange());
    const stopLeading = deps.platform.tabs.lead(name, () => {
      this.leads = true;
      this.arrange();
    });
    this.post({ is: 'hello' });
    return () => {
      stopWatching();
      this.life.stop();
      this.state.set('disabled');
      stopTelling();
      this.leads = false;
      stopLeading();
      this.channel?.close();
      this.channel = null;
    };
  }

  /** Called again when the server has described itself: only then is it known whether it streams. */
  arrange(): void {
    if (!this.leads) return;
    if (this.deps.settings.get('useStreamingApi') && this.deps.available()) return this.life.start();
    this.life.stop();
    this.state.set('disabled');
  }

  private stateChanged(): void {
    if (this.leads) this.post({ is: 'state', state: this.state.get() });
    this.deps.onStateChange();
  }

  private hear(message: TabMessage): void {
    if (message.is === 'hello') {
      if (this.leads) this.post({ is: 'state', state: this.state.get() });
      return;
    }
    if (message.is === 'frame' || message.is === 'state') {
      if (!this.leads) this.follow(message);
      return;
    }
    this.deps.onMessage(message);
  }

  private follow(message: Extract<TabMessage, { is: 'frame' | 'state' }>): void {
    if (message.is === 'frame') {
      const event = decodeFrame(message.raw);
      if (event) this.deps.onEvent(event);
      return;
    }
    const joins = message.state === 'joined' && !this.isJoined;
    this.state.set(message.state);
    // Frames before this tab listened, or while the leader's socket was broken, are missing here.
    if (joins) this.deps.onJoined();
  }
}
