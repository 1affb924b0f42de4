import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBatch } from './batch';
import { createTable, type Table } from './table';

interface Item {
  n: number;
  list: readonly number[];
}

type Op =
  | { is: 'put'; id: string; n: number }
  | { is: 'remove' | 'listen'; id: string }
  | { is: 'patch'; id: string; add: number; hides: boolean }
  | { is: 'withdraw' | 'unlisten'; which: number }
  | { is: 'begin' | 'end' };

const anyId = fc.constantFrom('a', 'b', 'c');
const anyOp: fc.Arbitrary<Op> = fc.oneof(
  fc.record({ is: fc.constant('put' as const), id: anyId, n: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ is: fc.constantFrom('remove' as const, 'listen' as const), id: anyId }),
  fc.record({
    is: fc.constant('patch' as const),
    id: anyId,
    add: fc.integer({ min: 0, max: 2 }),
    hides: fc.boolean(),
  }),
  fc.record({ is: fc.constantFrom('withdraw' as const, 'unlisten' as const), which: fc.nat(5) }),
  fc.record({ is: fc.constantFrom('begin' as const, 'end' as const) }),
);

/** The same table written without any thought of cost. */
class NaiveTable {
  truth = new Map<string, number>();
  patches: { id: string; add: number; hides: boolean; on: boolean }[] = [];

  shown(id: string): number | undefined {
    let value = this.truth.get(id);
    for (const patch of this.patches) {
      if (patch.id !== id || !patch.on || value === undefined) continue;
      value = patch.hides ? undefined : value + patch.add;
    }
    return value;
  }
}

interface Listening {
  id: string;
  stop: () => void;
  on: boolean;
  lastHeard: Item | undefined;
}

const item = (n: number): Item => ({ n, list: [n, n] });

class Run {
  private readonly batch = createBatch();
  private readonly table: Table<Item> = createTable<Item>(this.batch);
  private readonly naive = new NaiveTable();
  private readonly withdrawals: (() => void)[] = [];
  private readonly listeners: Listening[] = [];

  /** Operations between `begin` and `end` are one transaction. */
  all(ops: readonly Op[]): void {
    for (let at = 0; at < ops.length; at += 1) {
      const op = ops[at];
      if (op?.is !== 'begin') {
        if (op) this.one(op);
        this.check();
        continue;
      }
      const end = ops.findIndex((other, index) => index > at && other.is === 'end');
      const inside = ops.slice(at + 1, end === -1 ? ops.length : end);
      this.batch.run(() => inside.forEach((other) => this.one(other)));
      at = end === -1 ? ops.length : end;
      this.check();
    }
  }

  private one(op: Op): void {
    if (op.is === 'put') {
      this.table.put(op.id, item(op.n));
      this.naive.truth.set(op.id, op.n);
    } else if (op.is === 'remove') {
      this.table.remove(op.id);
      this.naive.truth.delete(op.id);
    } else if (op.is === 'patch') {
      const { add, hides, id } = op;
      this.withdrawals.push(this.table.addPatch(id, (old) => (hides ? undefined : item(old.n + add))));
      this.naive.patches.push({ id, add, hides, on: true });
    } else if (op.is === 'withdraw') {
      this.withdrawals[op.which]?.();
      const patch = this.naive.patches[op.which];
      if (patch) patch.on = false;
    } else if (op.is === 'listen') this.listen(op.id);
    else if (op.is === 'unlisten') this.unlisten(op.which);
  }

  private listen(id: string): void {
    const readable = this.table.readable(id);
    const listening: Listening = { id, stop: () => undefined, on: true, lastHeard: readable.get() };
    listening.stop = readable.subscribe(() => {
      listening.lastHeard = readable.get();
    });
    this.listeners.push(listening);
  }

  private unlisten(which: number): void {
    const listening = this.listeners[which];
    listening?.stop();
    if (listening) listening.on = false;
  }

  private check(): void {
    for (const id of ['a', 'b', 'c']) {
      expect(this.table.get(id)?.n).toBe(this.naive.shown(id));
      expect(this.table.truth(id)?.n).toBe(this.naive.truth.get(id));
      expect(this.table.readable(id).get()).toBe(this.table.get(id));
    }
    expect(this.table.size()).toBe(this.naive.truth.size);
    // Whoever listens has been told of the last change: nothing was missed.
    for (const { id, on, lastHeard } of this.listeners) if (on) expect(lastHeard).toBe(this.table.get(id));
  }
}

it('behaves like a naive table under any sequence of operations (T1 to T3, R1 to R8, P1 to P5)', () => {
  fc.assert(
    fc.property(fc.array(anyOp, { maxLength: 60 }), (ops) => new Run().all(ops)),
    { numRuns: 400, seed: 20_261_121 },
  );
});

it('does so for sequences that nobody has seen before', () => {
  fc.assert(
    fc.property(fc.array(anyOp, { maxLength: 40 }), (ops) => new Run().all(ops)),
    { numRuns: 100 },
  );
});
