import { partMissing } from '@/domain/api-error';
import { late as lateCode, type Late } from '@/lib/late';

/** As `late` of lib/late.ts: code that cannot be had is one more request that failed, with the words and tries of one. */
export function late<T>(fetchCode: () => Promise<T>): Late<T>;
export function late<C, T>(fetchCode: () => Promise<C>, make: (code: C) => T): Late<T>;
export function late<C, T>(fetchCode: () => Promise<C>, make?: (code: C) => T): Late<C | T> {
  const fetched = (): Promise<C> =>
    fetchCode().catch(() => {
      throw partMissing();
    });
  return lateCode(fetched, make);
}
