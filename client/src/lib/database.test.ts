import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDatabase } from './database';

/** What a browser's IndexedDB does next: each request is an event target that the test ends. */
class Request<T> extends EventTarget {
  constructor(readonly result: T) {
    super();
  }
  end(how: string): void {
    this.dispatchEvent(new Event(how));
  }
}

class Transaction extends EventTarget {
  objectStore = (): object => ({ get: () => new Request('kept') });
  commit = (): void => undefined;
}

function browser(makeRoom?: () => Promise<unknown>) {
  const transactions: Transaction[] = [];
  const connection = Object.assign(new EventTarget(), {
    closed: false,
    close: () => (connection.closed = true),
    transaction(): Transaction {
      if (connection.closed) throw new DOMException('closed', 'InvalidStateError');
      const begun = new Transaction();
      transactions.push(begun);
      return begun;
    },
  });
  const opened: Request<typeof connection>[] = [];
  const open = (): Request<typeof connection> => {
    connection.closed = false;
    const request = new Request(connection);
    opened.push(request);
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  const database = createDatabase({
    name: 'x',
    version: 1,
    tables: ['t'],
    durability: 'strict',
    ...(makeRoom ? { makeRoom } : {}),
  });
  return {
    opened,
    transactions,
    connection,
    read: () => database.read<unknown>('t', 'otherwise', (store) => store.get('k')),
    write: () => database.write('t', (store) => store.get('k')),
  };
}

/** Lets what has been answered be heard. */
const heard = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads and writes what the browser keeps', async () => {
  const { opened, transactions, read, write } = browser();
  const both = Promise.all([read(), write()]);
  opened[0]?.end('success');
  await heard();
  for (const each of transactions) each.dispatchEvent(new Event('complete'));
  expect(await both).toEqual(['kept', true]);
  expect(opened).toHaveLength(1);
});

it('takes a refusal for nothing kept, and opens again at the next call', async () => {
  const { opened, read, write } = browser();
  const both = Promise.all([read(), write()]);
  opened[0]?.end('error');
  expect(await both).toEqual(['otherwise', false]);
  void read();
  expect(opened).toHaveLength(2);
});

it('says that a full disk did not keep it', async () => {
  const { opened, transactions, write } = browser();
  const written = write();
  opened[0]?.end('success');
  await heard();
  transactions[0]?.dispatchEvent(new Event('abort'));
  expect(await written).toBe(false);
});

it('lets go of what matters less when the disk is full, and tries once more', async () => {
  const makeRoom = vi.fn(() => Promise.resolve());
  const { opened, transactions, write } = browser(makeRoom);
  const written = write();
  opened[0]?.end('success');
  await heard();
  transactions[0]?.dispatchEvent(new Event('abort'));
  await heard();
  expect(makeRoom).toHaveBeenCalledTimes(1);
  transactions[1]?.dispatchEvent(new Event('complete'));
  expect(await written).toBe(true);
  const refused = write();
  await heard();
  transactions[2]?.dispatchEvent(new Event('abort'));
  await heard();
  transactions[3]?.dispatchEvent(new Event('abort'));
  expect(await refused).toBe(false);
  expect(makeRoom).toHaveBeenCalledTimes(2);
});

it('waits five seconds for a browser that does not answer, then goes on without it (W4)', async () => {
  const { opened, read, write } = browser();
  const told = vi.fn();
  void Promise.all([read(), write()]).then(told);
  opened[0]?.end('success');
  await vi.advanceTimersByTimeAsync(4_900);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toHaveBeenCalledWith(['otherwise', false]);
});

it('makes way for a newer version in another tab, and opens again', async () => {
  const { opened, connection, read } = browser();
  void read();
  opened[0]?.end('success');
  await heard();
  connection.dispatchEvent(new Event('versionchange'));
  expect(connection.closed).toBe(true);
  void read();
  expect(opened).toHaveLength(2);
});
