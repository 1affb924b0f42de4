import type { StreamEvent } from '@/api/decode/stream';
import type { Socket } from '@/api/socket';
import type { Notices } from '@/data/notices/notices';
import type { StreamState } from './stream';
import type { Platform } from '@/data/platform';
import type { Reach } from '@/data/reach/reach';
import type { SocketHandlers } from '@/data/remote/remote';
import type { Cell } from '@/data/store/cell';

/** S1 §9: seconds before the first retry, and the most that the multiplier grows to. */
const RETRY_UNIT = 1000;
const LONGEST_MULTIPLIER = 3;
/** Tries in vain after which the pauses grow further, to five minutes: some servers name a stream that they do not have. */
const MANY = 10;
const LONGEST_IN_VAIN = 300;
/** Close codes after which nothing is tried again (RT-01). */
const FINAL: ReadonlySet<number> = new Set([1000, 1001]);

export interface SocketLifeDeps {
  platform: Platform;
  notices: Notices;
  reach: Reach;
  state: Cell<StreamState>;
  open(handlers: SocketHandlers): Socket;
  onEvent(event: StreamEvent, raw: string): void;
  /** Joined: what was posted since the last answer has to be fetched (behaviour.md §4). */
  onJoined(): void;
}

/** The user stream's connection: open, broken, tried again (S1 §4, S2 §4). */
export class SocketLife {
  private socket: Socket | null = null;
  private multiplier = 1;
  private cancelRetry: (() => void) | null = null;
  private stopListening: (() => void) | null = null;
  private toldBroken = false;
  private askingWhy = false;
  /** How often it could not be opened at all; below zero once it has been open. */
  private inVain = 0;
  private running = false;

  constructor(private readonly deps: SocketLifeDeps) {}

  start(): void {
    if (this.running) return;
    this.running = true;
    this.multiplier = 1;
    this.toldBroken = false;
    this.inVain = 0;
    this.stopListening = this.deps.reach.onReturn(() => this.returned());
    this.connect('starting_initial');
  }

  stop(): void {
    this.running = false;
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.stopListening?.();
    this.stopListening = null;
    this.socket?.close();
    this.socket = null;
  }

  private connect(state: 'starting_initial' | 'starting'): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.deps.state.set(state);
    this.socket = this.deps.open({
      onFrame: (event, raw) => this.deps.onEvent(event, raw),
      onOpen: () => this.joined(),
      onClose: (code) => this.closed(code),
      onSilent: () => this.renew(),
    });
  }

  private joined(): void {
    this.multiplier = 1;
    this.inVain = -Infinity;
    this.deps.state.set('joined');
    if (this.toldBroken) {
      this.deps.notices.push({
        topic: 'connection',
        level: 'success',
        messageKey: 'stream_notices.socket_reconnected',
        messageArgs: {},
        timeout: 5000,
      });
    }
    this.toldBroken = false;
    this.deps.onJoined();
  }

  private closed(code: number): void {
    this.socket = null;
    if (FINAL.has(code)) return this.deps.state.set('closed');
    this.deps.state.set('error');
    this.inVain += 1;
    void this.tellBroken(code);
    this.retryLater();
  }

  /** Told once a break: a server that cannot stream at all would fill the page every three seconds. */
  private async tellBroken(code: number): Promise<void> {
    if (this.askingWhy || this.toldBroken) return;
    this.askingWhy = true;
    // A lost connection is told of as that.
    const isHere = await this.deps.reach.check();
    this.askingWhy = false;
    if (!isHere || !this.running || this.deps.state.get() === 'joined') return;
    this.toldBroken = true;
    this.deps.notices.push({
      topic: 'connection',
      level: 'warning',
      messageKey: 'stream_notices.socket_broke',
      messageArgs: {},
      details: `CloseEvent code ${code}`,
      timeout: 5000,
    });
  }

  private retryLater(): void {
    if (!this.running) return;
    this.cancelRetry = this.deps.platform.after(RETRY_UNIT * this.multiplier, () => {
      // Nobody is there: the return is heard of.
      if (this.deps.reach.state.get() === 'here') this.connect('starting');
    });
    this.multiplier =
      this.inVain > MANY
        ? Math.min(LONGEST_IN_VAIN, this.multiplier * 2)
        : Math.min(LONGEST_MULTIPLIER, this.multiplier + 1);
  }

  /** The server is back: whatever the pause, it is tried at once. */
  private returned(): void {
    this.multiplier = 1;
    if (this.deps.state.get() !== 'closed') this.renew();
  }

  /** A socket that still counts as open may have lost its other end. */
  private renew(): void {
    this.socket?.close();
    this.connect('starting');
  }
}
