import { decodeFrame, type StreamEvent } from './decode/stream';

export interface SocketOptions {
  /** `wss://host`, no slash at the end. */
  base: string;
  /** Named as servers do; else all that concerns the reader. */
  stream?: 'user:notification' | undefined;
  token: string | null;
  /** `raw` is the frame as it came, for sharing it with other tabs. */
  onFrame: (event: StreamEvent, raw: string) => void;
  onOpen: () => void;
  /** Called once, however it ended; 1006 when the connection could not even be made. */
  onClose: (code: number) => void;
  /**
   * Akkoma and Pleroma end an idle connection after 60 s unless a text `ping` comes; others keep it
   * alive themselves, and GoToSocial stops listening after a frame that is no JSON: false for those.
   */
  textPing?: boolean;
  /** Nothing was heard for long where no ping tells whether the other end is still there; it may be that nothing came. */
  onSilent?: (() => void) | undefined;
  WebSocket?: typeof WebSocket;
}

export interface Socket {
  /** Ends it without another call of `onClose`. */
  close(): void;
}

const PING_EVERY = 30_000;
/** So many pings in a row without a word from the server: the connection is there for this side only. */
const UNANSWERED = 2;
const ABNORMAL = 1006;
/** Milliseconds. */
const SILENT_FOR = 300_000;
/** Milliseconds between two looks at the clock after which the machine has slept, and its connections with it. */
const SLEPT = 180_000;

/** The token travels as the subprotocol, never in the address, so that no log holds it. */
function connect(options: SocketOptions): WebSocket | null {
  // Without a host the browser would take the page's own, which may be another server.
  if (!/^wss?:\/\//.test(options.base)) return null;
  try {
    return new (options.WebSocket ?? WebSocket)(
      `${options.base}/api/v1/streaming?stream=${options.stream ?? 'user'}`,
      options.token ? [options.token] : [],
    );
  } catch {
    return null; // forbidden by the page's policy, or a token that no header can carry
  }
}

/** Opens the user stream, or another one (api.md §14, RT-01). Trying again is up to the caller. */
export function openSocket(options: SocketOptions): Socket {
  let finished = false;
  let pinging: ReturnType<typeof setInterval> | undefined;
  let unanswered = 0;
  const finish = (code: number): void => {
    clearInterval(pinging);
    if (finished) return;
    finished = true;
    options.onClose(code);
  };
  const socket = connect(options);
  if (!socket) {
    queueMicrotask(() => finish(ABNORMAL));
    return { close: () => void (finished = true) };
  }
  let looked = Date.now();
  let heard = looked;
  const ping = (): void => {
    const now = Date.now();
    const slept = now - looked > SLEPT;
    looked = now;
    if (slept || unanswered >= UNANSWERED) {
      // Its own end may take the browser minutes: nobody is there to agree to it.
      socket.close();
      finish(ABNORMAL);
      return;
    }
    if (options.textPing === false) {
      if (now - heard >= SILENT_FOR) options.onSilent?.();
      return;
    }
    unanswered += 1;
    socket.send('ping');
  };
  socket.addEventListener('open', () => {
    if (finished) return;
    looked = Date.now();
    heard = looked;
    pinging = setInterval(ping, PING_EVERY);
    options.onOpen();
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    unanswered = 0;
    heard = Date.now();
    if (finished || typeof data !== 'string') return;
    const event = decodeFrame(data);
    if (event) options.onFrame(event, data);
  });
  socket.addEventListener('close', (event) => finish(event.code));
  return {
    close() {
      finished = true;
      clearInterval(pinging);
      socket.close(1000);
    },
  };
}
