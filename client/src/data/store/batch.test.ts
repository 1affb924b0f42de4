import { describe, expect, it, vi } from 'vitest';
import { createBatch } from './batch';
import { createCell } from './cell';

describe('a transaction', () => {
  it('tells nobody before its end, and each listener once (T1, T2)', () => {
    const batch = createBatch();
    const [a, b] = [createCell(batch, 0), createCell(batch, 0)];
    const heard = vi.fn();
    a.subscribe(heard);
    b.subscribe(() => heard());
    batch.run(() => {
      a.set(1);
      batch.run(() => a.set(2));
      b.set(1);
      expect(a.get()).toBe(2);
      expect(heard).not.toHaveBeenCalled();
    });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is implied for a single change (T3)', () => {
    const cell = createCell(createBatch(), 'old');
    const heard = vi.fn();
    const stop = cell.subscribe(heard);
    cell.set('old');
    expect(heard).not.toHaveBeenCalled();
    cell.set('new');
    stop();
    cell.set('newer');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps what it wrote when it throws, and tells (T4)', () => {
    const batch = createBatch();
    const cell = createCell(batch, 0);
    const heard = vi.fn();
    cell.subscribe(heard);
    const broken = (): void =>
      batch.run(() => {
        cell.set(1);
        throw new Error('broken');
      });
    expect(broken).toThrow('broken');
    expect(cell.get()).toBe(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('lets no listener keep another from hearing (T4)', () => {
    const queued = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => undefined);
    const cell = createCell(createBatch(), 0);
    const heard = vi.fn();
    cell.subscribe(() => {
      throw new Error('bug');
    });
    cell.subscribe(heard);
    cell.set(1);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(queued).toHaveBeenCalledTimes(1);
    queued.mockRestore();
  });

  it('lets a listener change something else and tells of that too', () => {
    const batch = createBatch();
    const [a, b] = [createCell(batch, 0), createCell(batch, 0)];
    const heard = vi.fn();
    a.subscribe(() => b.set(a.get()));
    b.subscribe(heard);
    batch.run(() => a.set(7));
    expect(b.get()).toBe(7);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
