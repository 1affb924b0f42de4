import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSocket, type Socket, type SocketOptions } from './socket';

/** Stands in for the browser's socket; the test plays the server. */
class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly sent: unknown[] = [];
  closedWith: number | 'closed' | undefined;
  constructor(
    readonly url: string,
    readonly protocols: unknown,
  ) {
    super();
    FakeSocket.made.push(this);
  }
  send(data: unknown): void {
    this.sent.push(data);
  }
  close(code?: number): void {
    this.closedWith = code ?? 'closed';
  }
  arrive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const told: unknown[] = [];

function open(more: Partial<SocketOptions> = {}): Socket {
  return openSocket({
    base: 'wss://a.example',
    token: 'TOKEN',
    onFrame: (event, raw) => void told.push([event, raw]),
    onOpen: () => void told.push('open'),
    onClose: (code) => void told.push(code),
    ...more,
  });
}

const made = (): FakeSocket => {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error('no socket was made');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.made = [];
  told.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the user stream (RT-01)', () => {
  it('carries the token as subprotocol, never in the address', () => {
    open();
    expect(made().url).toBe('wss://a.example/api/v1/streaming?stream=user');
    expect(made().protocols).toEqual(['TOKEN']);
  });

  it('tells events as they come and leaves out pong and nonsense', () => {
    open();
    made().dispatchEvent(new Event('open'));
    const raw = '{"event":"delete","payload":"7"}';
    for (const data of [
      raw,
      'pong',
      '{',
      '{"event":7}',
      new ArrayBuffer(1),
      '{"event":"update","payload":"{"}',
    ]) {
      made().arrive(data);
    }
    expect(told).toEqual(['open', [{ is: 'delete', id: '7' }, raw]]);
  });

  it('pings every 30 s while it is open', () => {
    open();
    vi.advanceTimersByTime(60_000);
    expect(made().sent).toEqual([]);
    made().dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(60_000);
    expect(made().sent).toEqual(['ping', 'ping']);
    made().end(1006);
    vi.advanceTimersByTime(60_000);
    expect(made().sent).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given up when two pings in a row are not answered', () => {
    open();
    made().dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(30_000);
    made().arrive('pong');
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['open']);
    vi.advanceTimersByTime(30_000);
    expect(told).toEqual(['open', 1006]);
    expect(made().closedWith).toBe('closed');
    expect(made().sent).toEqual(['ping', 'ping', 'ping']);
    made().end(1006);
    expect(told).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends nothing where servers keep the connection alive themselves', () => {
    open({ textPing: false });
    made().dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(90_000);
    expect(made().sent).toEqual([]);
  });

  it('tells of five silent minutes where no ping tells whether the other end is still there', () => {
    open({ textPing: false, onSilent: () => void told.push('silent') });
    made().dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(270_000);
    made().arrive('anything');
    vi.advanceTimersByTime(270_000);
    expect(told).toEqual(['open']);
    vi.advanceTimersByTime(30_000);
    expect(told).toEqual(['open', 'silent']);
  });

  it.each([true, false])('is given up after a sleep of the machine (text ping: %s)', (textPing) => {
    open({ textPing });
    made().dispatchEvent(new Event('open'));
    vi.advanceTimersByTime(30_000);
    made().arrive('pong');
    // No timer runs meanwhile.
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(30_000);
    expect(told).toEqual(['open', 1006]);
    expect(made().closedWith).toBe('closed');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells once how it ended', () => {
    open();
    made().end(1006);
    made().end(1000);
    expect(told).toEqual([1006]);
  });

  it('tells nothing after it was closed from here', () => {
    const socket = open();
    made().dispatchEvent(new Event('open'));
    told.length = 0;
    socket.close();
    made().arrive('{"event":"delete","payload":"7"}');
    made().end(1000);
    expect(told).toEqual([]);
    expect(made().closedWith).toBe(1000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not opened without a host: the page may belong to another server', async () => {
    open({ base: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.made).toEqual([]);
    expect(told).toEqual([1006]);
  });

  it('that the browser refuses to make ends as if it had broken', async () => {
    vi.stubGlobal('WebSocket', function refuse() {
      throw new SyntaxError('bad protocol');
    });
    open();
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([1006]);
  });
});
